import Geometry
import Harness
import HingeKit
import Testing

/// R3.8: a header that stands for the bar.
@Suite("The floating burger as the bar")
struct FloatingBurgerBarTests {
  /// A long content under a header that is its bar.
  final class Scene {
    let burger = FloatingBurger()
    let scrollView = ScrollView()
    private(set) var taps: [HorizontalEdge] = []
    private(set) var screen: Screen

    init(
      _ configuration: TestCompositor.Configuration = .init(), edges: Set<HorizontalEdge> = [.trailing],
      title: String = "Coffee", width: Double = 360, direction: LayoutDirection = .leftToRight
    ) throws {
      let content = ViewController()
      let (burger, scrollView) = (burger, scrollView)
      let navigation = NavigationController(rootViewController: content)
      navigation.headerView = burger
      navigation.isNavigationBarHidden = true
      burger.isBar = true
      burger.title = title
      burger.buttonEdges = edges
      content.view.addSubview(scrollView)
      scrollView.frame = Rect(x: 0, y: 0, width: width, height: 640)
      scrollView.contentSize = Size(width: width, height: 3000)
      screen = try Screen(
        configuration, size: Size(width: width, height: 640), layoutDirection: direction
      ) { navigation }
      burger.onTap = { [weak self] in self?.taps.append($0) }
      #expect(content.view.bounds.height == 640, "there is no bar")
      #expect(content.view.safeAreaInsets == Insets(top: FloatingBurger.height))
    }

    func collapse() throws {
      burger.scrolled(to: 60)
      try screen.pump.finish()
    }

    var requests: [ToplevelRequest] { get throws { try screen.toplevel.requests } }
  }

  private static let undecorated = TestCompositor.Configuration { $0.decorationVersion = nil }

  @Test("R3.8 its burger can be tapped while it is a header, in the place where the round button will be")
  func tapsAsHeader() throws {
    let scene = try Scene()
    try scene.screen.tap(at: (330, 29))
    try scene.collapse()
    try scene.screen.tap(at: (330, 29))
    #expect(scene.taps == [.trailing, .trailing])
    try scene.screen.tap(at: (30, 29))
    #expect(scene.taps.count == 2, "there is one burger")
  }

  @Test("R3.8 with panels at both sides there is one button a side; right to left they change sides")
  func bothSides() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let scene = try Scene(edges: [.leading, .trailing], direction: direction)
      let left: HorizontalEdge = direction == .leftToRight ? .leading : .trailing
      for _ in 0..<2 {
        try scene.screen.tap(at: (30, 29))
        try scene.screen.tap(at: (330, 29))
        try scene.collapse()
      }
      #expect(scene.taps == [left, left.opposite, left, left.opposite])
    }
  }

  @Test("R3.8 without a title it is only its button") func untitled() throws {
    let scene = try Scene(title: "")
    scene.burger.scrolled(to: 0, animated: false)
    #expect(scene.burger.isCollapsed)
    scene.burger.title = "Tea"
    scene.burger.scrolled(to: 0, animated: false)
    #expect(!scene.burger.isCollapsed)
  }

  @Test("R3.8 a title fits beside the buttons: 360 less 25, and 58 for each button there") func room() throws {
    let word = "Coffee Coffee Coffee Coffee"
    let width = TextLayout(word, font: Font(size: 20, weight: .semibold)).size.width
    for (edges, covered) in [([HorizontalEdge.trailing], 25 + 58.0), ([.leading, .trailing], 58 + 58)] {
      for (extra, fits) in [(0.5, true), (-0.5, false)] {
        let scene = try Scene(edges: Set(edges), width: (width + covered + extra).rounded(.up))
        let room = (width + covered + extra).rounded(.up) - covered
        #expect(scene.burger.fits(word) == (room >= width), "\(edges), \(fits)")
      }
    }
  }

  @Test("W8 where nothing else decorates the window, its header moves it and has a button that closes it")
  func decorations() throws {
    let scene = try Scene(Self.undecorated)
    let pointer = scene.screen.compositor.pointer
    func drag(from start: (x: Double, y: Double)) throws -> UInt32 {
      pointer.move(to: start, on: try scene.screen.surface)
      let serial = pointer.press()
      try scene.screen.pump.settle()
      for step in 1...4 {
        pointer.move(to: (start.x + 10 * Double(step), start.y))
        try scene.screen.pump.nextFrame()
      }
      pointer.leave()
      try scene.screen.pump.settle()
      return serial
    }
    let first = try drag(from: (150, 20))
    #expect(try scene.requests == [.move(serial: first)])
    // As a button it is moved by that alone, and what lies under its place scrolls.
    try scene.collapse()
    _ = try drag(from: (150, 20))
    #expect(try scene.requests.count == 1)
    let second = try drag(from: (330, 29))
    #expect(try scene.requests.last == .move(serial: second))
    #expect(scene.taps.isEmpty)
    // The button is a gap of 8 before the burger's disc, whose radius is 20 as its own.
    #expect(!scene.screen.compositor.toplevels.isEmpty)
    try scene.screen.tap(at: (330 - 48, 29))
    try scene.screen.pump.settle()
    #expect(scene.screen.compositor.toplevels.isEmpty)
  }

  @Test("R3.8 a decorated window has no cross, and what lies under the header scrolls from there")
  func decorated() throws {
    let scene = try Scene()
    try scene.screen.drag(from: (150, 40), by: (0, -30)).up()
    try scene.screen.pump.finish()
    #expect(scene.scrollView.contentOffset.y > 10)
    try scene.screen.tap(at: (330 - 48, 29))
    #expect(scene.taps.isEmpty)
    #expect(try scene.requests.isEmpty)
  }
}
