import Drawing
import Geometry
import HingeKit
import Testing

@Suite("Content that is moved along both axes")
struct DiagonalScrollTests {
  private let root = ViewController()
  private let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let clock = ManualClock()
  private let window: Window

  init() {
    window = Window(rootViewController: root, clock: clock)
    window.resize(to: Size(width: 100, height: 100), scale: 1)
    root.view.addSubview(scroller)
    scroller.contentSize = Size(width: 500, height: 500)
  }

  private func frame(after milliseconds: Int) throws {
    clock.advance(by: .milliseconds(milliseconds))
    _ = try window.snapshot()
  }

  @Test(
    "It goes to where it was sent along both, at once and together, and is told once when it rests")
  func offset() throws {
    var completions = 0
    scroller.setContentOffset(Point(x: 100, y: 200), animated: true) { completions += 1 }
    #expect(scroller.restingContentOffset == Point(x: 100, y: 200))
    try frame(after: 60)
    let place = scroller.contentOffset
    #expect(place.x > 0 && place.x < 100)
    #expect(place.y > 0 && place.y < 200)
    #expect(completions == 0)
    try frame(after: 1000)
    #expect(scroller.contentOffset == Point(x: 100, y: 200))
    #expect(completions == 1)
  }

  @Test("Sent elsewhere on its way it goes there, along the axis that does not change too")
  func redirected() throws {
    scroller.setContentOffset(Point(x: 100, y: 200), animated: true)
    try frame(after: 60)
    scroller.setContentOffset(Point(x: 300, y: 200), animated: true)
    try frame(after: 1000)
    #expect(scroller.contentOffset == Point(x: 300, y: 200))
  }

  @Test("A rectangle comes into sight with both its edges")
  func visible() throws {
    scroller.scrollToVisible(Rect(x: 250, y: 320, width: 20, height: 30))
    try frame(after: 1000)
    #expect(scroller.contentOffset == Point(x: 170, y: 250))
  }

  @Test("Content that shrinks on the way is gone through to its new ends")
  func shrinking() throws {
    scroller.setContentOffset(Point(x: 400, y: 400), animated: true)
    try frame(after: 60)
    scroller.contentSize = Size(width: 250, height: 300)
    #expect(scroller.restingContentOffset == Point(x: 150, y: 200))
    try frame(after: 1000)
    #expect(scroller.contentOffset == Point(x: 150, y: 200))
  }
}
