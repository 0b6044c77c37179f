import Geometry
import Harness
import HingeKit
import Testing

@Suite("The floating burger over what scrolls")
struct FloatingBurgerScrollTests {
  /// A long content under a floating burger.
  final class LongContent: ViewController, ScrollViewDelegate {
    let scrollView = ScrollView()
    let burger = FloatingBurger()
    /// Every offset that the burger was told of.
    private(set) var offsets: [Double] = []

    override func viewDidLoad() {
      scrollView.delegate = self
      view.addSubview(scrollView)
      view.addSubview(burger)
    }

    override func viewDidLayoutSubviews() {
      scrollView.frame = view.bounds
      scrollView.contentSize = Size(width: view.bounds.width, height: 3000)
      burger.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: FloatingBurger.height)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      offsets.append(scrollView.contentOffset.y)
      burger.scrolled(to: scrollView.contentOffset.y)
    }
  }

  @Test("M49 flung down and back up, it goes once each way and ends as the last direction says")
  func fling() throws {
    let content = LongContent()
    let screen = try Screen(rootViewController: { content })
    var progress: [Double] = []
    content.burger.onProgress = { progress.append($0) }

    try screen.swipe(from: (180, 500), by: (0, -300))
    #expect(content.burger.isCollapsed)
    try screen.pump.finish()
    #expect(progress.last == 1 && progress == progress.sorted())
    #expect(try #require(content.offsets.last) > 300, "the header's place is the scroll view's to drag from")

    progress = []
    while try #require(content.offsets.last) > 0 { try screen.swipe(from: (180, 300), by: (0, 300)) }
    #expect(!content.burger.isCollapsed)
    try screen.pump.finish()
    #expect(progress.last == 0 && progress == progress.sorted(by: >))
    #expect(try screen.surface.awaitedFrameCount == 0)
  }

  @Test("M49 a finger that goes to and fro within the dead zone changes nothing")
  func withinTheDeadZone() throws {
    let content = LongContent()
    let screen = try Screen(rootViewController: { content })
    var progress: [Double] = []
    content.burger.onProgress = { progress.append($0) }
    let finger = screen.compositor.touch.down(at: (180, 300))
    try screen.pump.settle()
    for way in [15.0, 48, 20, 45, 30] {
      try screen.pump.advance(by: .milliseconds(30))
      finger.move(to: (180, 300 - way))
    }
    try screen.pump.advance(by: .milliseconds(400))
    finger.up()
    try screen.pump.finish()
    #expect(content.offsets.contains { $0 > 30 } && content.offsets.allSatisfy { $0 <= 50 })
    #expect(progress.isEmpty)
  }

  @Test(
    "M50 content pulled beyond its top counts as at its top",
    arguments: [FloatingBurger.Style.threshold(), .continuous()])
  func overscroll(style: FloatingBurger.Style) throws {
    let content = LongContent()
    content.burger.style = style
    let screen = try Screen(rootViewController: { content })
    var progress: [Double] = []
    content.burger.onProgress = { progress.append($0) }
    try screen.drag(from: (180, 200), by: (0, 300)).up()
    try screen.pump.finish()
    #expect(content.offsets.contains { $0 < -50 } && content.offsets.last == 0)
    #expect(progress.isEmpty && !content.burger.isCollapsed)
  }
}
