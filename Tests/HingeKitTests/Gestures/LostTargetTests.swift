import Geometry
import HingeKit
import HingeKitTesting
import Testing

@Suite("What a finger is on can't be touched any more")
struct LostTargetTests {
  /// A control within a box, in a window of 200 x 200, under a finger.
  fileprivate final class Scene {
    let root = ViewController()
    let box = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let control = Control(frame: Rect(x: 50, y: 50, width: 100, height: 100))
    let slider = Slider(frame: Rect(x: 0, y: 150, width: 200, height: 44))
    let screen: TestScene
    private(set) var controlTaps = 0
    private(set) var boxTaps = 0

    init() throws {
      screen = try TestScene(size: Size(width: 200, height: 200)) { [root] in root }
      root.view.addSubview(box)
      box.addSubview(slider)
      box.addSubview(control)
      control.onTap = { [weak self] in self?.controlTaps += 1 }
      box.addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.boxTaps += 1 })
    }

    func tap(_ x: Double, _ y: Double, meanwhile change: (Scene) -> Void = { _ in }) {
      let finger = screen.fingerDown(at: Point(x: x, y: y))
      change(self)
      finger.up()
    }
  }

  enum Loss: CaseIterable {
    case disabled, hidden, faded, removed, aroundDisabled, aroundHidden, aroundFaded, aroundRemoved

    fileprivate func befall(_ scene: Scene) {
      switch self {
      case .disabled: scene.control.isEnabled = false
      case .hidden: scene.control.isHidden = true
      case .faded: scene.control.alpha = 0
      case .removed: scene.control.removeFromSuperview()
      case .aroundDisabled: scene.box.isUserInteractionEnabled = false
      case .aroundHidden: scene.box.isHidden = true
      case .aroundFaded: scene.box.alpha = 0
      case .aroundRemoved: scene.box.removeFromSuperview()
      }
    }
  }

  @Test("A control that is lost under the finger is not tapped, and does not stay pressed", arguments: Loss.allCases)
  func lostControl(loss: Loss) throws {
    let scene = try Scene()
    scene.tap(100, 100) { scene in
      #expect(scene.control.isHighlighted)
      loss.befall(scene)
      #expect(!scene.control.isHighlighted)
    }
    #expect(scene.controlTaps == 0)
    #expect(scene.boxTaps == 0, "the tap was the control's, and is nobody's now")
  }

  @Test("One that comes back under the finger is not tapped by it either, but by the next")
  func thereAgain() throws {
    let scene = try Scene()
    scene.tap(100, 100) { scene in
      scene.control.isHidden = true
      scene.control.isHidden = false
    }
    #expect(scene.controlTaps == 0)
    scene.tap(100, 100)
    #expect(scene.controlTaps == 1)
  }

  @Test(
    "A view with a tap recognizer of its own is lost as a control is",
    arguments: [Loss.aroundDisabled, .aroundHidden, .aroundFaded, .aroundRemoved])
  func lostView(loss: Loss) throws {
    let scene = try Scene()
    scene.tap(20, 20) { loss.befall($0) }
    #expect(scene.boxTaps == 0)
  }

  @Test("A slider that is disabled in the middle of a drag keeps the value that it has")
  func lostDrag() throws {
    let scene = try Scene()
    let finger = scene.screen.fingerDown(at: Point(x: 20, y: 172))
    finger.move(to: Point(x: 40, y: 172))
    finger.move(to: Point(x: 80, y: 172))
    let value = scene.slider.value
    // 200 wide, less a thumb of 22: 40 of 178 since the pan was recognised.
    #expect(abs(value - 40.0 / 178) < 1e-9)
    scene.slider.isEnabled = false
    finger.move(to: Point(x: 160, y: 172))
    finger.up()
    #expect(scene.slider.value == value)
  }

  @Test("A view that only comes to lie above its siblings keeps the finger")
  func reordered() throws {
    let scene = try Scene()
    scene.tap(100, 100) { scene in
      scene.box.addSubview(scene.control)
      scene.box.insertSubview(scene.slider, at: 1)
    }
    #expect(scene.controlTaps == 1)
  }

  @Test("A bar whose title changes under a finger on its button keeps the finger")
  func retitledBar() throws {
    let button = Control(frame: Rect(x: 0, y: 0, width: 44, height: 44))
    let content = ViewController()
    content.navigationItem.leadingView = button
    let scene = try TestScene(size: Size(width: 200, height: 200)) {
      NavigationController(rootViewController: content)
    }
    var taps = 0
    button.onTap = { taps += 1 }
    let finger = scene.fingerDown(at: Point(x: 22, y: 22))
    #expect(button.isHighlighted)
    content.navigationItem.title = "12:00:01"
    finger.up()
    #expect(taps == 1)
  }
}
