import Drawing
import Geometry
import Harness
import HingeKit
import Testing

/// A content that is longer than its window: red above, then a blue line every hundred pixels.
private final class LongContent: ViewController {
  let scroller = ScrollView()

  override func loadView() -> View { scroller }

  override func viewDidLoad() {
    scroller.backgroundColor = .white
    for index in 0..<20 {
      let line = View(frame: Rect(x: 0, y: 100 * Double(index), width: 2000, height: 50))
      line.backgroundColor = Color(hex: UInt32(0x100000 + index))
      scroller.addSubview(line)
    }
  }

  override func viewDidLayoutSubviews() {
    scroller.contentSize = Size(width: scroller.bounds.width, height: 2000)
  }
}

@Suite("The content scrolls beside the menu")
struct ContentScrollTests {
  private func makeScene() throws -> (LongContent, HingedMenuController, Screen) {
    let content = LongContent()
    let controller = HingedMenuController(menu: ColourMenu(), content: content)
    return (content, controller, try Screen(size: Size(width: 320, height: 300), rootViewController: { controller }))
  }

  private func expectLine(_ index: UInt32, at y: Int, _ screen: Screen) throws {
    #expect(try #require(try screen.surface.picture)[200, y] & 0xFFFFFF == 0x100000 + index)
  }

  @Test("M47 open, close, then the wheel over the content: it scrolls", arguments: [true, false])
  func wheelAfterClosing(animated: Bool) throws {
    let (content, controller, screen) = try makeScene()
    for _ in 0..<2 {
      controller.hideMenu(animated: animated)
      try screen.pump.finish()
      controller.showMenu(animated: animated)
      try screen.pump.finish()
    }
    controller.hideMenu(animated: animated)
    try screen.pump.finish()
    // Over the place where the menu lay, and elsewhere.
    for (index, x) in [40.0, 300].enumerated() {
      screen.compositor.pointer.move(to: (x, 200))
      for _ in 0..<10 {
        screen.compositor.pointer.wheel(1)
        try screen.pump.nextFrame()
      }
      try screen.pump.finish()
      #expect(content.scroller.contentOffset.y == 150 * Double(index + 1))
    }
    try expectLine(3, at: 20, screen)
    #expect(controller.fraction == 1)
  }

  @Test("M47 and by finger and touchpad, open and folded, with the menu where it is", arguments: [true, false])
  func fingerAndTouchpad(isOpen: Bool) throws {
    let (content, controller, screen) = try makeScene()
    if !isOpen { controller.hideMenu(animated: false) }
    try screen.pump.finish()
    let finger = screen.compositor.touch.down(at: (250, 280))
    for _ in 0..<10 {
      try screen.pump.advance(by: .milliseconds(40))
      finger.move(by: (1, -20))
    }
    try screen.pump.advance(by: .milliseconds(400))
    finger.up()
    try screen.pump.finish()
    let dragged = content.scroller.contentOffset.y
    #expect(dragged >= 180 && dragged <= 200)
    screen.compositor.pointer.move(to: (250, 250))
    for _ in 0..<10 {
      screen.compositor.pointer.scroll(y: 10)
      try screen.pump.advance(by: .milliseconds(40))
    }
    try screen.pump.advance(by: .milliseconds(400))
    screen.compositor.pointer.stopScrolling()
    try screen.pump.finish()
    #expect(abs(content.scroller.contentOffset.y - dragged - 100) < 0.001)
    #expect(controller.fraction == (isOpen ? 0 : 1))
  }

  @Test("M47 scrolled, then folded and opened: the content is where it was scrolled to")
  func keepsItsPlace() throws {
    let (content, controller, screen) = try makeScene()
    content.scroller.setContentOffset(Point(x: 0, y: 500), animated: false)
    try screen.pump.finish()
    try expectLine(5, at: 10, screen)
    for _ in 0..<2 {
      controller.toggleMenu(animated: true)
      try screen.pump.finish()
      #expect(content.scroller.contentOffset.y == 500)
      try expectLine(5, at: 10, screen)
    }
  }
}
