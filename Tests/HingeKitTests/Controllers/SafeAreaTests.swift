import Geometry
import Harness
import HingeKit
import Testing

/// Notes what it is told of its safe area.
private final class NotedView: View {
  private(set) var told: [Insets] = []
  private(set) var layouts = 0

  override func safeAreaInsetsDidChange() { told.append(safeAreaInsets) }
  override func layoutSubviews() { layouts += 1 }
}

private final class NotingController: ViewController {
  let noted = NotedView()
  private(set) var changes = 0

  override func loadView() -> View { noted }
  override func viewSafeAreaInsetsDidChange() { changes += 1 }
}

@Suite("Safe areas")
struct SafeAreaTests {
  /// A view of 200 x 100 that is covered by 10 at the top, 20 at the left, 30 at the bottom and 40 at the right.
  private let controller = NotingController()
  private let covered = Insets(top: 10, left: 20, bottom: 30, right: 40)

  init() {
    controller.view.frame = Rect(x: 5, y: 5, width: 200, height: 100)
    controller.additionalSafeAreaInsets = covered
  }

  @Test(
    "a view is covered as far as what covers its superview reaches into it",
    arguments: [
      (Rect(x: 0, y: 0, width: 200, height: 100), Insets(top: 10, left: 20, bottom: 30, right: 40)),
      (Rect(x: 20, y: 10, width: 140, height: 60), .zero),
      (Rect(x: 15, y: 4, width: 150, height: 70), Insets(top: 6, left: 5, bottom: 4, right: 5)),
      (Rect(x: 50, y: 0, width: 10, height: 44), Insets(top: 10)),
      (Rect(x: -500, y: 0, width: 1000, height: 5), Insets(top: 10, left: 20, right: 40)),
    ])
  func geometry(frame: Rect, expected: Insets) {
    let view = View(frame: frame)
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == expected)
  }

  @Test("it follows the view, what is scrolled above it, and where it is put") func moves() {
    let (middle, view) = (View(frame: Rect(x: 0, y: 0, width: 200, height: 100)), NotedView())
    view.frame = Rect(x: 0, y: 20, width: 200, height: 40)
    middle.addSubview(view)
    #expect(view.told.isEmpty)
    controller.view.addSubview(middle)
    #expect(view.safeAreaInsets == Insets(left: 20, right: 40))
    middle.bounds.origin.y = 15
    #expect(view.safeAreaInsets == Insets(top: 5, left: 20, right: 40))
    view.frame.origin.x = 12
    #expect(view.safeAreaInsets == Insets(top: 5, left: 8, right: 40), "at the right it goes on beyond its superview")
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(view.told.count == 4)
  }

  @Test("what is covered in addition is added, and told once, to the view and to its controller") func additional() {
    let child = NotingController()
    controller.embed(child, in: controller.view)
    #expect(child.noted.told == [covered] && child.changes == 1)
    child.additionalSafeAreaInsets = Insets(top: 56)
    #expect(child.view.safeAreaInsets == Insets(top: 66, left: 20, bottom: 30, right: 40))
    child.additionalSafeAreaInsets = Insets(top: 56)
    #expect(child.noted.told.count == 2 && child.changes == 2)
    #expect(child.view.safeArea == SafeArea(child.view.safeAreaInsets), "what stays as it is")
  }

  @Test("a size that a superview gets leaves the insets of what stays in its place to the next layout") func resized() {
    let view = NotedView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    controller.view.addSubview(view)
    controller.view.frame.size.width = 230
    controller.view.layoutIfNeeded()
    #expect(view.safeAreaInsets.right == 10, "of the 40 that are covered, 30 are beside it now")
  }

  @Test("a header covers the content below a bar, from its top; the bar covers nothing") func header() throws {
    let content = NotingController()
    let navigation = NavigationController(rootViewController: content)
    navigation.headerView = FloatingBurger()
    _ = try Screen(rootViewController: { navigation })
    #expect(content.view.safeAreaInsets == Insets(top: FloatingBurger.height))
    #expect(content.view.bounds.height == 640 - NavigationBar.height)
    navigation.headerView = nil
    #expect(content.view.safeAreaInsets == .zero)
  }

  // MARK: Beside a menu

  private func open(
    _ content: ViewController, edge: HorizontalEdge = .leading, direction: LayoutDirection = .leftToRight
  ) throws -> (HingedMenuController, Screen) {
    let hinged = HingedMenuController(
      menu: ViewController(), content: NavigationController(rootViewController: content), edge: edge)
    return (hinged, try Screen(layoutDirection: direction, rootViewController: { hinged }))
  }

  @Test(
    "what a menu of 80 moves out of the window is at the other side of the content",
    arguments: [
      (HorizontalEdge.leading, LayoutDirection.leftToRight, Side.right), (.trailing, .leftToRight, .left),
      (.leading, .rightToLeft, .left), (.trailing, .rightToLeft, .right),
    ])
  func beside(edge: HorizontalEdge, direction: LayoutDirection, side: Side) throws {
    let content = NotingController()
    let (hinged, screen) = try open(content, edge: edge, direction: direction)
    for fraction in [0, 0.25, 1] {
      hinged.hold(at: fraction)
      try screen.pump.finish()
      #expect(content.view.safeAreaInsets == Insets(80 * (1 - fraction), at: side))
      #expect(content.view.safeArea.restingInsets == Insets(80, at: side), "held, it is as open as it was")
      #expect(content.view.safeArea.isAtRest == (fraction == 0))
    }
  }

  @Test("where the menu is going is known as it sets out; a pinned one moves nothing") func resting() throws {
    let content = NotingController()
    let (hinged, screen) = try open(content)
    hinged.hideMenu(animated: true)
    #expect(content.view.safeArea.insets == Insets(right: 80) && content.view.safeArea.restingInsets == .zero)
    try screen.pump.settle()
    try screen.pump.finish()
    #expect(content.view.safeArea == .zero)
    hinged.pinnedAbove = 300
    try screen.pump.settle()
    try screen.pump.finish()
    #expect(content.view.safeArea == .zero)
  }

  @Test("a swipe changes the insets with each frame, and lays out nothing of the content") func swipe() throws {
    let content = NotingController()
    let (hinged, screen) = try open(content)
    let before = (changes: content.changes, layouts: content.noted.layouts)
    try screen.swipe(from: (300, 400), by: (-70, 0))
    try screen.pump.finish()
    #expect(hinged.fraction == 1 && content.changes > before.changes + 3)
    #expect(content.noted.layouts == before.layouts)
    let after = content.changes
    for size in [(640, 480), (360, 640)] {
      try screen.toplevel.configure(width: size.0, height: size.1)
      try screen.pump.settle()
    }
    #expect(content.changes == after, "another size of a window changes nothing about it")
  }
}
