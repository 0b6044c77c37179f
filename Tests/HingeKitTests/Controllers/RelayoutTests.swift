import Geometry
import Harness
import HingeKit
import Testing

@Suite("Containers and their sizes")
struct RelayoutTests {
  private func makeScene(menuState: HingedMenuController.MenuState = .open) throws -> (
    LoggingController.Log, HingedMenuController, Screen
  ) {
    let log = LoggingController.Log()
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: LoggingController("menu", log)),
      content: NavigationController(rootViewController: LoggingController("content", log)), menuState: menuState)
    return (log, controller, try Screen(rootViewController: { controller }))
  }

  @Test("R1.3 the two controllers are children in navigation controllers of their own, each told so in order")
  func containment() throws {
    let (log, controller, _) = try makeScene()
    let menu = try #require(controller.menu as? NavigationController)
    let content = try #require(controller.content as? NavigationController)
    #expect(controller.children.count == 2)
    for navigation in [menu, content] {
      #expect(navigation.parent === controller)
      #expect(navigation.rootViewController.parent === navigation)
      #expect(navigation.children.count == 1)
      #expect(navigation.rootViewController.view.isDescendant(of: navigation.view))
      #expect(navigation.view.isDescendant(of: controller.view))
    }
    for name in ["menu", "content"] {
      let calls = log.entries.filter { $0.hasPrefix("\(name) ") && ($0.contains("Move") || $0.contains("Load")) }
      #expect(calls == ["\(name) willMove", "\(name) didLoad", "\(name) didMove"])
    }
  }

  @Test(
    "R1.3 a new size reaches the children before the frame that answers it, once, and is the size they then have",
    arguments: [HingedMenuController.MenuState.open, .folded])
  func sizes(menuState: HingedMenuController.MenuState) throws {
    let (log, _, screen) = try makeScene(menuState: menuState)
    for size in [(640, 360), (200, 900), (1280, 720)] {
      _ = log.take()
      let before = try screen.surface.commitCount
      try screen.toplevel.configure(width: size.0, height: size.1)
      try screen.pump.settle()
      let first = try #require(try screen.surface.commits.dropFirst(before).first)
      #expect(first.didAttach && first.buffer?.width == size.0)
      // The bar takes 44 of the height.
      let height = size.1 - 44
      let told = log.entries.filter { $0.contains("willBecome") }
      #expect(told.sorted() == ["content willBecome \(size.0) x \(height)", "menu willBecome 80 x \(height)"])
      let laidOut = log.entries.filter { $0.contains("didLayOut") }
      #expect(laidOut.contains("content didLayOut \(size.0) x \(height)"))
      #expect(laidOut.contains("menu didLayOut 80 x \(height)"))
      #expect(
        !laidOut.contains { $0 != "content didLayOut \(size.0) x \(height)" && $0 != "menu didLayOut 80 x \(height)" })
      let isInOrder = ["menu", "content"].allSatisfy { name in
        guard let told = log.entries.firstIndex(where: { $0.hasPrefix("\(name) willBecome") }),
          let done = log.entries.firstIndex(where: { $0.hasPrefix("\(name) didLayOut") })
        else { return false }
        return told < done
      }
      #expect(isInOrder)
      try screen.pump.finish()
      #expect(try screen.surface.commits.dropFirst(before).filter(\.didAttach).count == 1, "one frame")
    }
  }

  @Test("R1.3 a configure of the same size, and another scale, tell the controllers of no new size")
  func sameSize() throws {
    let log = LoggingController.Log()
    let controller = LoggingController("root", log)
    let screen = try Screen(.fractional(120), rootViewController: { controller })
    _ = log.take()
    try screen.toplevel.configure(width: 360, height: 640, states: [.activated])
    try screen.toplevel.configure(width: 360, height: 640, states: [])
    try screen.surface.setPreferredScale(180)
    try screen.pump.settle()
    try screen.pump.finish()
    #expect(!log.entries.contains { $0.contains("willBecome") })
    #expect(try screen.surface.current.buffer?.width == 540)
  }

  /// Lays its children out side by side, and theirs again: four controllers deep.
  private final class Halves: ViewController {
    init(_ children: [ViewController]) {
      super.init()
      for child in children { embed(child, in: view) }
    }

    override func viewDidLayoutSubviews() {
      for (index, child) in children.enumerated() {
        let width = view.bounds.width / Double(children.count)
        child.view.frame = Rect(x: width * Double(index), y: 0, width: width, height: view.bounds.height)
      }
    }

    override func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size {
      Size(width: size.width / Double(children.count), height: size.height)
    }
  }

  @Test("R1.3 containers in containers are laid out anew in the one frame that answers a configure")
  func nested() throws {
    let log = LoggingController.Log()
    let leaf = LoggingController("leaf", log)
    let root = Halves([Halves([ViewController(), Halves([leaf, ViewController()])]), ViewController()])
    let screen = try Screen(rootViewController: { root })
    _ = log.take()
    let before = try screen.surface.commitCount
    try screen.toplevel.configure(width: 800, height: 400)
    try screen.pump.settle()
    #expect(log.entries == ["leaf willBecome 100 x 400", "leaf didLayOut 100 x 400"])
    #expect(leaf.view.convert(toWindow: .zero) == Point(x: 200, y: 0))
    try screen.pump.finish()
    #expect(try screen.surface.commits.dropFirst(before).filter(\.didAttach).count == 1)
  }
}
