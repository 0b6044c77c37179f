import Geometry
import Harness
import HingeKit
import Testing

/// A menu hinged to the left of a content, and a panel that slides out at the right (R4.1).
private final class HingeAndSlide {
  let menu = ColourMenu()
  let content = PlainContent()
  let panel = ViewController()
  let hinged: HingedMenuController
  let slideOut: SlideOutController
  let screen: Screen

  init(menuState: HingedMenuController.MenuState = .folded) throws {
    panel.view.backgroundColor = Color(hex: 0x0000FF)
    let hinged = HingedMenuController(
      menu: NavigationController(rootViewController: menu),
      content: NavigationController(rootViewController: content), menuState: menuState)
    let slideOut = SlideOutController(center: hinged, trailing: panel)
    (self.hinged, self.slideOut) = (hinged, slideOut)
    screen = try Screen(rootViewController: { slideOut })
  }

  func swipe(by way: Double, from x: Double = 180) throws {
    try screen.drag(from: (x, 400), by: (way, 0), steps: 5, over: .milliseconds(60)).up()
    try screen.pump.settle()
    try screen.pump.finish()
  }

  /// What is open; never both.
  var open: String { "\(hinged.isMenuOpen ? "menu" : "")\(slideOut.state == .trailingExpanded ? "panel" : "")" }
}

@Suite("R4.1 A hinged menu and a sliding panel about one content")
struct HingeAndSlideTests {
  @Test("R4.1 swipes fold the menu, then open the panel, and back the same way")
  func swipes() throws {
    let scene = try HingeAndSlide(menuState: .open)
    for (way, open) in [(-120.0, ""), (-120, "panel"), (120, ""), (120, "menu")] {
      // Where an open panel has left the centre in view.
      try scene.swipe(by: way, from: scene.open == "panel" ? 30 : 180)
      #expect(scene.open == open)
      #expect(scene.slideOut.children.count == (open == "panel" ? 2 : 1))
    }
  }

  @Test("R4.1 opening one by program closes the other first: at no frame are both seen", arguments: [true, false])
  func program(opensPanel: Bool) throws {
    let scene = try HingeAndSlide(menuState: opensPanel ? .open : .folded)
    if !opensPanel { scene.slideOut.showPanel(.trailing, animated: false) }
    try scene.screen.pump.finish()
    var completions: [Bool] = []
    if opensPanel {
      scene.slideOut.showPanel(.trailing, animated: true) { completions.append($0) }
    } else {
      scene.hinged.showMenu(animated: true) { completions.append($0) }
    }
    try scene.screen.pump.settle()
    while try scene.screen.surface.awaitedFrameCount > 0 {
      try scene.screen.pump.nextFrame()
      #expect(scene.hinged.fraction == 1 || scene.slideOut.centerOffset == 0)
    }
    #expect(completions == [true] && scene.open == (opensPanel ? "panel" : "menu"))
  }

  @Test("R4.1 what is left of the centre beside an open panel does not move the menu: a drag there closes the panel")
  func centreBesidePanel() throws {
    let scene = try HingeAndSlide()
    scene.slideOut.showPanel(.trailing, animated: false)
    try scene.screen.pump.finish()
    let finger = try scene.screen.drag(from: (30, 400), by: (200, 0))
    #expect(scene.hinged.fraction == 1 && scene.slideOut.centerOffset > -300)
    finger.up()
    try scene.screen.pump.finish()
    #expect(scene.open == "")
  }

  @Test("R4.1 both buttons stand in the one bar: the burger at its leading end, the panel's at its trailing one")
  func bar() throws {
    let scene = try HingeAndSlide()
    let item = scene.content.navigationItem
    #expect(item.leadingView === scene.hinged.burger && item.trailingView === scene.slideOut.trailingButton)
    #expect(scene.slideOut.barController === scene.hinged.content)
  }
}
