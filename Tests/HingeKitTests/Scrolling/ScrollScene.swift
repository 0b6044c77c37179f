import Drawing
import Geometry
import Harness
import HingeKit

/// A page that scrolls in a window of 320 x 300, as a person finds it.
final class ScrollScene: ScrollViewDelegate {
  let scroller: ScrollView
  let screen: Screen
  /// What the delegate was told but for each movement.
  private(set) var calls: [String] = []
  /// The offset after each movement that the delegate was told of.
  private(set) var offsets: [Double] = []

  static let viewHeight = 300.0

  private final class Page: ViewController {
    let scroller: ScrollView
    init(_ scroller: ScrollView) {
      self.scroller = scroller
      super.init()
    }
    override func loadView() -> View { scroller }
  }

  init(contentHeight: Double = 2000, _ scroller: ScrollView = ScrollView()) throws {
    self.scroller = scroller
    scroller.contentSize = Size(width: 320, height: contentHeight)
    let page = Page(scroller)
    screen = try Screen(size: Size(width: 320, height: Self.viewHeight), rootViewController: { page })
    scroller.delegate = self
  }

  var pump: Pump { screen.pump }
  var offset: Double { scroller.contentOffset.y }
  /// The largest offset within the content.
  var end: Double { scroller.maximumContentOffset.y }

  /// A finger comes down in the window's middle and goes just so far that its drag has begun: from here on the content
  /// follows it one to one.
  func takeHold(downwards: Bool = true) throws -> Finger {
    let finger = screen.compositor.touch.down(at: (160, 150))
    try pump.settle()
    finger.move(by: (0, downwards ? 16 : -16))
    try pump.nextFrame()
    return finger
  }

  /// Moves a finger in steps of one refresh each.
  func move(_ finger: Finger, by way: Double, steps: Int = 8) throws {
    for _ in 0..<steps {
      finger.move(by: (0, way / Double(steps)))
      try pump.nextFrame()
    }
  }

  /// A finger lifts after it has lain still so long that it has no speed.
  func liftFromRest(_ finger: Finger) throws {
    try pump.advance(by: .milliseconds(400))
    finger.up()
    try pump.settle()
  }

  /// A fast flick by which the content's offset grows; the finger has lifted and nothing has come to rest.
  func fling(speed: Double = 2000) throws {
    let finger = try takeHold(downwards: speed < 0)
    try move(finger, by: -speed * 0.096, steps: 6)
    finger.up()
    try pump.settle()
  }

  /// The offset at each frame from now until nothing moves, the present one first.
  func offsetsUntilRest() throws -> [Double] {
    try pump.settle()
    var offsets = [offset]
    while try screen.surface.awaitedFrameCount > 0 {
      try pump.nextFrame()
      offsets.append(offset)
      if offsets.count > 1000 { throw Pump.Restless(description: "it scrolls for more than a thousand frames") }
    }
    return offsets
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) { calls.append("release") }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("rest") }
}
