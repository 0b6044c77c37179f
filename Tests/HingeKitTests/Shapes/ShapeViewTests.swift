import Drawing
import Geometry
import Harness
import HingeKit
import HingeKitTesting
import Testing

@Suite("Shape views")
struct ShapeViewTests {
  /// A shape in a window of its own, with a clock that the test moves.
  private final class Scene {
    let shape = ShapeView(frame: Rect(x: 20, y: 20, width: 120, height: 80))
    let clock = ManualClock()
    let window: Window

    init(scale: Double = 1) {
      let root = ViewController()
      window = Window(rootViewController: root, clock: clock)
      root.view.backgroundColor = .white
      root.view.addSubview(shape)
      window.resize(to: Size(width: 160, height: 120), scale: scale)
    }
  }

  /// A wave, a corner and a ring.
  private static let path: Path = {
    var path = Path()
    path.move(to: Point(x: 5, y: 40))
    path.curve(to: Point(x: 60, y: 40), control1: Point(x: 30, y: 5), control2: Point(x: 35, y: 75))
    path.line(to: Point(x: 60, y: 10))
    path.line(to: Point(x: 90, y: 30))
    path.arc(center: Point(x: 90, y: 55), radius: 20, startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
    return path
  }()

  @Test(
    "R3.1 fills the path and strokes it between two shares, which are brought into 0...1", arguments: [1.0, 1.5, 2.0])
  func drawing(scale: Double) throws {
    let scene = Scene(scale: scale)
    let shape = scene.shape
    shape.path = Self.path
    shape.fillColor = Color(hex: 0x20BC20)
    shape.strokeColor = Color(hex: 0xCF229C)
    (shape.lineWidth, shape.lineCap, shape.lineJoin) = (5, .square, .bevel)
    let shares: [(start: Double, end: Double, drawn: Path)] = [
      (0, 1, Self.path), (-2, 3, Self.path), (0.2, 0.7, Self.path.trimmed(from: 0.2, to: 0.7)), (0.7, 0.2, Path()),
      (0.4, 0.4, Path()),
    ]
    for share in shares {
      (shape.strokeStart, shape.strokeEnd) = (share.start, share.end)
      let seen = try scene.window.snapshot()
      let expected = try Bitmap(width: seen.width, height: seen.height)
      let canvas = try Canvas(expected)
      canvas.fill(.white)
      canvas.scale(scale)
      canvas.translate(x: 20, y: 20)
      canvas.fill(Self.path, Color(hex: 0x20BC20))
      canvas.stroke(share.drawn, Color(hex: 0xCF229C), width: 5, cap: .square, join: .bevel)
      #expect(try #require(try seen.difference(from: expected)).largest <= 2, "\(share.start) to \(share.end)")
    }
  }

  // MARK: Model and presentation

  @Test("R3.5 the model is new at once, what is seen gets there in the time and along the curve that were asked for")
  func animation() throws {
    let scene = Scene()
    _ = try scene.window.snapshot()
    scene.shape.$strokeEnd.animate(to: 0.5, duration: .seconds(1), curve: .linear)
    scene.shape.$strokeStart.animate(to: 0.4, duration: .seconds(2), curve: .easeIn)
    #expect(scene.shape.strokeEnd == 0.5)
    #expect(scene.shape.$strokeEnd.presentation == 1)
    scene.clock.advance(by: .milliseconds(500))
    _ = try scene.window.snapshot()
    #expect(scene.shape.$strokeEnd.presentation == 0.75)
    #expect(scene.shape.$strokeStart.presentation == 0.4 * TimingCurve.easeIn.value(at: 0.25))
    scene.clock.advance(by: .milliseconds(500))
    _ = try scene.window.snapshot()
    #expect(scene.shape.$strokeEnd.presentation == 0.5)
    #expect(!scene.window.animator.isIdle)
    scene.clock.advance(by: .seconds(1))
    _ = try scene.window.snapshot()
    #expect(scene.shape.$strokeStart.presentation == 0.4)
    #expect(scene.window.animator.isIdle)
  }

  @Test("R3.5 interrupting starts from what is on the screen; setting, and leaving the window, end it at once")
  func interruption() throws {
    let scene = Scene()
    let shape = scene.shape
    shape.$strokeEnd.animate(to: 0, duration: .seconds(1), curve: .linear)
    scene.clock.advance(by: .milliseconds(250))
    _ = try scene.window.snapshot()
    shape.$strokeEnd.animate(to: 1, duration: .seconds(1), curve: .linear)
    _ = try scene.window.snapshot()
    #expect(shape.$strokeEnd.presentation == 0.75)
    scene.clock.advance(by: .milliseconds(500))
    _ = try scene.window.snapshot()
    #expect(shape.$strokeEnd.presentation == 0.875)
    shape.strokeEnd = 0.3
    #expect(shape.$strokeEnd.presentation == 0.3)
    #expect(scene.window.animator.isIdle)
    shape.$strokeEnd.animate(to: 0.9, duration: .seconds(1))
    shape.removeFromSuperview()
    #expect(shape.$strokeEnd.presentation == 0.9)
    #expect(scene.window.animator.isIdle)
    shape.$strokeEnd.animate(to: 0.1, duration: .seconds(1))
    #expect(shape.$strokeEnd.presentation == 0.1)
  }

  // MARK: What is drawn again

  @Test("W14 drawn change by change, a shape is what it is when drawn whole", arguments: [1.0, 1.5, 2.0])
  func changesMatchWholeFrames(scale: Double) throws {
    var random = SeededRandom(seed: 11)
    let scene = Scene(scale: scale)
    let shape = scene.shape
    let kept = try scene.window.snapshot()
    let (joins, caps): ([Canvas.LineJoin], [Canvas.LineCap]) = ([.miter, .round, .bevel], [.butt, .round, .square])
    for step in 0..<200 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        // Also beyond the view's bounds.
        let corner = Point(x: .random(in: -20...60, using: &random), y: .random(in: -20...60, using: &random))
        shape.path = .rect(Rect(origin: corner, size: Size(width: 50, height: 30)))
      case 1: shape.path = Self.path
      case 2: shape.lineWidth = .random(in: 0...6, using: &random)
      case 3: shape.lineJoin = joins.randomElement(using: &random) ?? .miter
      case 4: shape.lineCap = caps.randomElement(using: &random) ?? .butt
      case 5: shape.fillColor = Bool.random(using: &random) ? Color(hex: 0x20BC20) : nil
      case 6: shape.strokeStart = .random(in: -0.2...1, using: &random)
      case 7: shape.strokeEnd = .random(in: 0...1.2, using: &random)
      default: shape.$strokeEnd.animate(to: .random(in: 0...1, using: &random), duration: .milliseconds(40))
      }
      scene.clock.advance(by: .milliseconds(16))
      _ = scene.window.render(on: kept, stale: PixelRegion(), at: scene.clock.now)
      let whole = try scene.window.snapshot()
      // Cairo cuts a curve's outline at the clip, and draws an edge through it up to 8 of 255 differently.
      let difference = try #require(try kept.difference(from: whole)).largest
      #expect(difference < 24, "step \(step)")
      guard difference < 24 else { return }
    }
  }

  @Test("Of a stroke that grows only what comes is drawn again")
  func damage() throws {
    let scene = Scene()
    scene.shape.path = Self.path
    scene.shape.lineJoin = .round
    scene.shape.lineWidth = 2
    scene.shape.strokeEnd = 0.92
    let bitmap = try scene.window.firstFrame()
    scene.shape.strokeEnd = 1
    // The last twelfth of the path lies in the ring's upper left quarter: (90, 55), radius 20, in a view at (20, 20).
    let damage = scene.window.render(on: bitmap, stale: PixelRegion(), at: scene.clock.now)
    let quarter = PixelRect(x: 88, y: 53, width: 24, height: 24)
    #expect(!damage.isEmpty && damage.rects.allSatisfy { $0.intersection(quarter) == $0 })
    #expect(scene.window.render(on: bitmap, stale: PixelRegion(), at: scene.clock.now).isEmpty)
  }

  @Test("Numbers without sense draw what is left of the shape, and the next shape is drawn as ever")
  func senseless() throws {
    let scene = Scene()
    let shape = scene.shape
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e9]
    for number in numbers {
      var path = Self.path
      path.line(to: Point(x: number, y: 3))
      path.curve(to: .zero, control1: Point(x: 4, y: number), control2: Point(x: number, y: number))
      shape.path = path
      shape.lineWidth = number
      shape.strokeStart = number
      _ = try scene.window.snapshot()
      shape.lineWidth = 2
      shape.strokeStart = 0.1
      _ = try scene.window.snapshot()
    }
    shape.path = Self.path
    let kept = try scene.window.snapshot()
    let fresh = Scene()
    (fresh.shape.path, fresh.shape.lineWidth, fresh.shape.strokeStart) = (Self.path, 2, 0.1)
    #expect(try #require(try kept.difference(from: fresh.window.snapshot())).largest == 0)
  }
}
