import Geometry
import HingeKit
import HingeKitTesting
import Testing

@Suite("Content that is moved along both axes")
struct DiagonalScrollTests {
  private let root = ViewController()
  private let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let scene: TestScene

  init() throws {
    root.view.addSubview(scroller)
    scroller.contentSize = Size(width: 500, height: 500)
    scene = try TestScene(size: Size(width: 100, height: 100)) { [root] in root }
  }

  @Test(
    "It goes to where it was sent along both, at once and together, and is told once when it rests")
  func offset() throws {
    var completions = 0
    scroller.setContentOffset(Point(x: 100, y: 200), animated: true) { completions += 1 }
    #expect(scroller.restingContentOffset == Point(x: 100, y: 200))
    try scene.advance(by: .milliseconds(60))
    let place = scroller.contentOffset
    #expect(place.x > 0 && place.x < 100)
    #expect(place.y > 0 && place.y < 200)
    #expect(completions == 0)
    try scene.finish()
    #expect(scroller.contentOffset == Point(x: 100, y: 200))
    #expect(completions == 1)
  }

  @Test("Sent elsewhere on its way it goes there, along the axis that does not change too")
  func redirected() throws {
    scroller.setContentOffset(Point(x: 100, y: 200), animated: true)
    try scene.advance(by: .milliseconds(60))
    scroller.setContentOffset(Point(x: 300, y: 200), animated: true)
    try scene.finish()
    #expect(scroller.contentOffset == Point(x: 300, y: 200))
  }

  @Test("A rectangle comes into sight with both its edges")
  func visible() throws {
    scroller.scrollToVisible(Rect(x: 250, y: 320, width: 20, height: 30))
    try scene.finish()
    #expect(scroller.contentOffset == Point(x: 170, y: 250))
  }

  @Test("Content that shrinks on the way is gone through to its new ends")
  func shrinking() throws {
    scroller.setContentOffset(Point(x: 400, y: 400), animated: true)
    try scene.advance(by: .milliseconds(60))
    scroller.contentSize = Size(width: 250, height: 300)
    #expect(scroller.restingContentOffset == Point(x: 150, y: 200))
    try scene.finish()
    #expect(scroller.contentOffset == Point(x: 150, y: 200))
  }
}
