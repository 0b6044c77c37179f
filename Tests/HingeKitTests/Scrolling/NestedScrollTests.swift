import Geometry
import Harness
import HingeKit
import Testing

/// A long page with a strip of pictures that scrolls sideways, and a slider.
private final class PageContent: ViewController {
  let scroller = ScrollView()
  let strip = ScrollView(frame: Rect(x: 0, y: 100, width: 360, height: 100))
  let slider = Slider(frame: Rect(x: 0, y: 220, width: 222, height: 44))
  private(set) var values: [Double] = []

  override func loadView() -> View { scroller }

  override func viewDidLoad() {
    strip.contentSize = Size(width: 660, height: 100)
    slider.onChange = { [weak self] in self?.values.append($0) }
    scroller.addSubview(strip)
    scroller.addSubview(slider)
  }

  override func viewDidLayoutSubviews() {
    scroller.contentSize = Size(width: scroller.bounds.width, height: 2000)
  }
}

@Suite("Scroll views and a slider beside the menu")
struct NestedScrollTests {
  private let content = PageContent()
  private let controller: HingedMenuController
  private let screen: Screen

  private static let size = Size(width: 360, height: 640)

  init() throws {
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: ColourMenu()), content: content, menuState: .folded)
    self.controller = controller
    screen = try Screen(size: Self.size, rootViewController: { controller })
  }

  /// What a drag has moved, while the finger is still down: the menu's opening, the page, the strip and the slider.
  private struct Moved: Equatable {
    var menu = false
    var page = false
    var strip = false
    var slider = false
  }

  private func drag(from start: (x: Double, y: Double), by way: (x: Double, y: Double)) throws -> Moved {
    let (menu, page) = (controller.fraction, content.scroller.contentOffset)
    let (strip, slider) = (content.strip.contentOffset, content.slider.value)
    let finger = screen.compositor.touch.down(at: start)
    for _ in 0..<10 {
      finger.move(by: (way.x / 10, way.y / 10))
      try screen.pump.nextFrame()
    }
    let moved = Moved(
      menu: controller.fraction != menu, page: content.scroller.contentOffset != page,
      strip: content.strip.contentOffset != strip, slider: content.slider.value != slider)
    try screen.pump.advance(by: .milliseconds(400))
    finger.up()
    try screen.pump.finish()
    return moved
  }

  private func show(menu: HingedMenuController.MenuState, strip: Double) throws {
    if menu == .open { controller.showMenu(animated: false) } else { controller.hideMenu(animated: false) }
    content.strip.contentOffset = Point(x: strip, y: 0)
    content.scroller.contentOffset = .zero
    try screen.pump.finish()
  }

  @Test(
    "M23 over a page that scrolls the larger way decides once: sideways opens, along scrolls, never both",
    arguments: [
      ((60.0, 0.0), "menu"), ((60, 50), "menu"), ((0, -60), "page"), ((50, -60), "page"), ((40, -40), "page"),
      ((2, -60), "page"), ((60, -2), "menu"),
    ])
  func larger(way: (Double, Double), moves: String) throws {
    #expect(try drag(from: (200, 400), by: way) == Moved(menu: moves == "menu", page: moves == "page"))
    // The menu's own rows, which fit: sideways folds, along does nothing.
    try show(menu: .open, strip: 0)
    #expect(try drag(from: (60, 400), by: (-way.0, -way.1)) == Moved(menu: moves == "menu"))
  }

  @Test("M26 a strip in the page scrolls while it can; from its end the drag is the menu's") func strip() throws {
    try show(menu: .folded, strip: 150)
    for way in [60.0, -60] { #expect(try drag(from: (200, 150), by: (way, 0)) == Moved(strip: true)) }
    try show(menu: .folded, strip: 0)
    #expect(try drag(from: (200, 150), by: (60, 0)) == Moved(menu: true))
    #expect(controller.isMenuOpen)
    content.strip.contentOffset = Point(x: 300, y: 0)
    #expect(try drag(from: (300, 150), by: (-60, 0)) == Moved(menu: true))
    #expect(!controller.isMenuOpen)
    // Nobody can use it: it moves nothing, and later drags work.
    #expect(try drag(from: (300, 150), by: (-60, 0)) == Moved())
    #expect(try drag(from: (200, 150), by: (60, 0)) == Moved(strip: true))
    #expect(try drag(from: (200, 150), by: (0, -60)) == Moved(page: true))
  }

  @Test("M26 two fingers on a touchpad scroll the strip while it can; from its end they move the menu")
  func touchpad() throws {
    let pointer = screen.compositor.pointer
    pointer.move(to: (200, 150))
    func scroll(by step: Double) throws {
      for _ in 0..<10 {
        pointer.scroll(x: step)
        try screen.pump.nextFrame()
      }
      try screen.pump.advance(by: .milliseconds(300))
      pointer.stopScrolling()
      try screen.pump.finish()
    }
    try show(menu: .open, strip: 290)
    try scroll(by: 6)
    #expect(content.strip.contentOffset.x == 300 && controller.isMenuOpen, "one gesture moves one of them")
    try scroll(by: 6)
    #expect(content.strip.contentOffset.x == 300 && !controller.isMenuOpen)
    try scroll(by: 6)
    #expect(content.strip.contentOffset.x == 300 && !controller.isMenuOpen)
    try scroll(by: -6)
    #expect(content.strip.contentOffset.x == 240 && !controller.isMenuOpen)
  }

  @Test(
    "M26, M29 a drag that begins at the edge where the menu hides opens it, whatever lies there",
    arguments: [false, true])
  func edge(isRightToLeft: Bool) throws {
    if isRightToLeft { try screen.window.layoutDirection = .rightToLeft }
    func x(_ distance: Double) -> Double { isRightToLeft ? Self.size.width - distance : distance }
    let inwards = isRightToLeft ? -60.0 : 60
    try show(menu: .folded, strip: 150)
    #expect(try drag(from: (x(30), 150), by: (inwards, 0)) == Moved(strip: true), "beyond the edge zone")
    try show(menu: .folded, strip: 150)
    #expect(try drag(from: (x(12), 150), by: (inwards, 0)) == Moved(menu: true))
    #expect(controller.isMenuOpen)
    try show(menu: .folded, strip: 150)
    #expect(try drag(from: (x(12), 150), by: (-inwards, 0)) == Moved(strip: true), "outwards there is no menu")
    #expect(try drag(from: (x(12), 150), by: (0, -60)) == Moved(page: true))
    #expect(try drag(from: (Self.size.width - x(12), 150), by: (inwards, 0)) == Moved(strip: true), "the other edge")
  }

  @Test("M27 a slider in the page moves; the menu and the page do not", arguments: [100.0, 5])
  func slider(x: Double) throws {
    content.slider.value = 0.5
    // The thumb goes 200 px from end to end; the first step of 6 px and the next are the slop.
    #expect(try drag(from: (x, 240), by: (60, 0)) == Moved(slider: true))
    #expect(abs(content.slider.value - (0.5 + 48.0 / 200)) < 1e-9)
    #expect(content.values.last == content.slider.value)
    #expect(try drag(from: (x, 240), by: (-300, 0)) == Moved(slider: true))
    #expect(content.slider.value == 0)
    #expect(try drag(from: (x, 240), by: (-60, 0)) == Moved(), "at its end it keeps the drag")
    #expect(try drag(from: (x, 240), by: (0, -60)) == Moved(page: true))
    #expect(!controller.isMenuOpen)
  }

  @Test("M27 a tap takes the slider to that place, the arrows step by a twentieth") func sliderTapAndKeys() throws {
    screen.compositor.touch.down(at: (11 + 150, 240)).up()
    try screen.pump.finish()
    #expect(abs(content.slider.value - 0.75) < 1e-9)
    try screen.window.focus(on: content.slider)
    let steps: [(Key, Double)] = [(.right, 0.8), (.left, 0.75), (.end, 1), (.right, 1), (.home, 0), (.left, 0)]
    for (key, expected) in steps {
      screen.compositor.keyboard.tap(key)
      try screen.pump.finish()
      #expect(abs(content.slider.value - expected) < 1e-9)
      #expect(content.slider.isFocused)
    }
    try screen.window.layoutDirection = .rightToLeft
    screen.compositor.keyboard.tap(.left)
    try screen.pump.finish()
    #expect(abs(content.slider.value - 0.05) < 1e-9, "in a right-to-left window it grows to the left")
    content.slider.maximumValue = 0.02
    #expect(content.slider.value == 0.02)
    content.slider.value = .nan
    #expect(content.slider.value == 0)
  }
}
