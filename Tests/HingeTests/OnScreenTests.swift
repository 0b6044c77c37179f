import Drawing
import Geometry
import Harness
import HingeKit
import Testing

@testable import hinge

/// The program on a compositor, from the finger to the pixels.
@Suite("hinge on a compositor")
struct OnScreenTests {
  let program = TestProgram()

  private func open(
    _ line: String = "", _ configuration: TestCompositor.Configuration = .init()
  ) throws -> (screen: Screen, root: RootController) {
    let root = try program.root(line)
    return (try Screen(configuration) { root }, root)
  }

  @Test("tap a row and the detail takes its colour, for each of the seven")
  func tapRows() throws {
    let (screen, root) = try open()
    #expect(try screen.colour(x: 350, y: 630) == 0x333333)
    let rowHeight = (640 - NavigationBar.height) / 7
    let colours: [UInt32] = [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7]
    for (row, expected) in colours.enumerated() {
      try screen.tapToRest(at: (40, NavigationBar.height + (Double(row) + 0.5) * rowHeight))
      #expect(try screen.colour(x: 350, y: 630) == expected)
    }
    #expect(root.menu?.isMenuOpen == true && root.menu?.fraction == 0)
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test("R1.11 --closed --close-on-select: first item, burger opens, a row folds the menu again")
  func secondDesign() throws {
    let (screen, root) = try open("--closed --close-on-select")
    #expect(root.menu?.fraction == 1)
    #expect(try screen.colour(x: 5, y: 630) == 0xF95407)
    try screen.tapToRest(at: (22, 22))
    #expect(root.menu?.fraction == 0)
    try screen.tapToRest(at: (40, 630))
    #expect(root.menu?.fraction == 1)
    #expect(try screen.colour(x: 5, y: 630) == 0x0FC1E7)
  }

  @Test("a swipe folds the menu, and it stays folded")
  func swipe() throws {
    let (screen, root) = try open("--select Coffee")
    try screen.dragToRest(from: (300, 400), by: (-160, 0))
    #expect(root.menu?.fraction == 1 && root.menu?.isMenuOpen == false)
    #expect(try screen.colour(x: 5, y: 630) == 0x453B37)
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test("R4.3 the pointer alone: click a row, click the burger")
  func pointer() throws {
    let (screen, root) = try open()
    let pointer = screen.compositor.pointer
    func click(_ place: (x: Double, y: Double)) throws {
      pointer.move(to: place, on: try screen.surface)
      pointer.press()
      try screen.pump.advance(by: .milliseconds(48))
      pointer.release()
      try screen.pump.settle()
      try screen.pump.finish()
    }
    try click((40, 44 + 50))
    #expect(try screen.colour(x: 350, y: 630) == 0xF95407)
    try click((80 + 22, 22))
    #expect(root.menu?.fraction == 1)
    try click((22, 22))
    #expect(root.menu?.fraction == 0)
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test("R4.3 the keyboard alone: F10 opens, arrows and Return choose, Escape folds and then closes")
  func keyboard() throws {
    let (screen, root) = try open("--closed")
    screen.compositor.keyboard.enter(try screen.surface)
    try screen.pump.settle()
    try screen.type(.f10)
    #expect(root.menu?.fraction == 0)
    try screen.type(.down)
    try screen.type(.down)
    try screen.type(.return)
    #expect(root.detailController.item?.id == "Drinks")
    #expect(try screen.colour(x: 350, y: 630) == 0xF9C207)
    try screen.type(.escape)
    #expect(root.menu?.fraction == 1)
    #expect(!screen.compositor.toplevels.isEmpty)
    try screen.type(.escape)
    #expect(screen.compositor.toplevels.isEmpty)
    #expect(screen.compositor.violations.isEmpty)
  }

  @Test(
    "hinge render draws exactly the pixels that the compositor was given",
    arguments: [
      "--fraction 0 --select Raining", "--fraction 0.3 --select Raining", "--fraction 0.5 --select Raining",
      "--fraction 0.85 --select Raining", "--fraction 1 --select Raining", "--example door --fraction 0.4",
      "--example slide-out --left 0.5", "--example slide-out --right 1 --select robot-bath",
      "--example floating-burger --scroll 200",
    ], [120, 180, 240])
  func samePixels(line: String, scale120: Int) throws {
    let configuration = TestCompositor.Configuration {
      $0.fractionalScaleVersion = 1
      $0.preferredScale120 = scale120
    }
    let (screen, _) = try open(line, configuration)
    let shown = try #require(try screen.surface.picture)
    let rendered = try program.render("\(line) --scale \(Double(scale120) / 120)")
    #expect(shown.width == rendered.width && shown.height == rendered.height)
    var wrong = 0
    for y in 0..<min(shown.height, rendered.height) {
      for x in 0..<min(shown.width, rendered.width) where shown[x, y] != rendered[x, y] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("--decorations client is what a compositor without decorations is shown")
  func clientDecorations() throws {
    let configuration = TestCompositor.Configuration { $0.decorationVersion = nil }
    let (screen, _) = try open("--closed", configuration)
    let shown = try #require(try screen.surface.picture)
    let rendered = try program.render("--closed --decorations client")
    #expect(shown.width == rendered.width && shown.height == rendered.height)
    let wrong = (0..<shown.height).reduce(0) { count, y in
      count + (0..<shown.width).count { x in shown[x, y] != rendered[x, y] }
    }
    #expect(wrong == 0)
  }
}
