import Dispatch
import Geometry
import Harness
import HingeKit
import Testing

/// Sends the menu elsewhere, once, as it is told of it.
private final class Interferer: HingedMenuControllerDelegate, SlideOutControllerDelegate {
  var atWill: (() -> Void)?
  var atDid: (() -> Void)?

  private func take(_ action: ReferenceWritableKeyPath<Interferer, (() -> Void)?>) {
    let taken = self[keyPath: action]
    self[keyPath: action] = nil
    taken?()
  }

  func hingedMenuController(_ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState) {
    take(\.atWill)
  }
  func hingedMenuController(_ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState) {
    take(\.atDid)
  }
  func slideOutController(_ controller: SlideOutController, didMoveTo state: SlideOutController.State) { take(\.atDid) }
}

@Suite("Delegates that interfere")
struct InterferingDelegateTests {
  @Test("M46 who is told that the menu will fold may keep it open", arguments: [true, false], [true, false])
  func atWill(isAnimated: Bool, keepsAnimated: Bool) throws {
    let scene = try MenuScene()
    let (controller, delegate) = (scene.controller, Interferer())
    controller.delegate = delegate
    var completions: [String] = []
    delegate.atWill = { controller.showMenu(animated: keepsAnimated) { completions.append("kept \($0)") } }
    controller.hideMenu(animated: isAnimated) { completions.append("folded \($0)") }
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(controller.isMenuOpen && controller.fraction == 0 && controller.isAtRest)
    #expect(completions.sorted() == ["folded false", "kept true"])
    #expect(scene.menu.appearances.last == "didAppear")
  }

  @Test("M46 a finger's fling that the delegate takes back leaves the menu open")
  func fling() throws {
    let scene = try MenuScene()
    let (controller, delegate) = (scene.controller, Interferer())
    controller.delegate = delegate
    delegate.atWill = { controller.showMenu(animated: false) }
    try scene.swipe(by: (-70, 0))
    try scene.pump.finish()
    #expect(controller.isMenuOpen && controller.fraction == 0 && controller.isAtRest)
    #expect(scene.menu.appearances.last == "didAppear")
  }

  @Test("what is asked for when the menu has come to rest is complete when that rests")
  func atDid() throws {
    let scene = try MenuScene()
    let (controller, delegate) = (scene.controller, Interferer())
    controller.delegate = delegate
    var completions: [String] = []
    delegate.atDid = {
      controller.showMenu(animated: true) { completions.append("opened \($0) at \(controller.fraction)") }
    }
    controller.hideMenu(animated: true) { completions.append("folded \($0)") }
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(completions == ["folded true", "opened true at 0.0"])
  }

  @Test("what is asked for when the centre has come to rest is complete when that rests")
  func centreAtDid() throws {
    let scene = try SlideScene()
    let (controller, delegate) = (scene.controller, Interferer())
    controller.delegate = delegate
    var completions: [String] = []
    delegate.atDid = { controller.collapsePanels(animated: true) { completions.append("closed \($0)") } }
    controller.showPanel(.leading, animated: true) { completions.append("opened \($0)") }
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(completions == ["opened true", "closed true"] && scene.offset == 0)
  }

  @Test("R2.1 a panel that has itself taken away as it appears leaves once, and is no child")
  func panelThatLeaves() throws {
    let panel = ShyPanel()
    let slideOut = SlideOutController(center: NavigationController(rootViewController: PlainContent()), leading: panel)
    panel.onAppear = { [weak slideOut] in slideOut?.collapsePanels(animated: false) }
    let screen = try Screen(rootViewController: { slideOut })
    slideOut.showPanel(.leading, animated: true)
    try screen.pump.finish()
    #expect(slideOut.state == .collapsed && panel.parent == nil && panel.moves == [false])
  }
}

/// Wants something else as soon as it is to be seen.
private final class ShyPanel: ViewController {
  var onAppear: (() -> Void)?
  /// Whether it was told of a parent, or that it has none.
  private(set) var moves: [Bool] = []

  override func viewWillAppear(animated: Bool) { onAppear?() }
  override func didMove(toParent parent: ViewController?) { moves.append(parent != nil) }
}

/// Sends the menu back, at once, however often it is told of it, until it is tired.
private final class Stubborn: HingedMenuControllerDelegate, SlideOutControllerDelegate {
  private(set) var count = 0
  var isTired = false
  private let sendsBackAtFold: Bool

  init(sendsBackAtFold: Bool) { self.sendsBackAtFold = sendsBackAtFold }

  private func sendBack(_ toggle: () -> Void) {
    // A test that fails comes to an end.
    guard !isTired, count < 100_000 else { return }
    count += 1
    toggle()
  }

  func hingedMenuController(_ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState) {
    if !sendsBackAtFold { sendBack { controller.toggleMenu(animated: false) } }
  }
  func hingedMenuControllerDidFold(_ controller: HingedMenuController) {
    if sendsBackAtFold { sendBack { controller.toggleMenu(animated: false) } }
  }
  func slideOutController(_ controller: SlideOutController, didMoveTo state: SlideOutController.State) {
    sendBack { controller.togglePanel(.leading, animated: false) }
  }
}

/// What has to wait for the main queue's turn has had it when this returns.
private func nextTurn() async {
  await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
}

extension InterferingDelegateTests {
  @Test(
    "M46 who sends the menu back each time, at once, for ever, does so a few times a turn of the loop, and the window lives",
    arguments: [true, false])
  func stubborn(atFold: Bool) async throws {
    let scene = try MenuScene()
    let delegate = Stubborn(sendsBackAtFold: atFold)
    scene.controller.delegate = delegate
    scene.controller.hideMenu(animated: false)
    let first = delegate.count
    #expect((2..<100).contains(first))
    await nextTurn()
    #expect(delegate.count > first, "the next turn has it go on")
    delegate.isTired = true
    await nextTurn()
    var isDone = false
    scene.controller.showMenu(animated: false) { isDone = $0 }
    #expect(isDone && scene.controller.fraction == 0 && scene.controller.isAtRest)
  }

  @Test("the centre's delegate likewise") func stubbornAboutCentre() async throws {
    let scene = try SlideScene()
    let delegate = Stubborn(sendsBackAtFold: false)
    scene.controller.delegate = delegate
    scene.controller.showPanel(.leading, animated: false)
    let first = delegate.count
    #expect((2..<100).contains(first))
    await nextTurn()
    #expect(delegate.count > first)
    delegate.isTired = true
    await nextTurn()
    #expect(scene.controller.isAtRest)
  }
}
