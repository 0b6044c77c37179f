import Geometry
import Harness
import HingeKit
import Testing

/// A menu hinged to the left of a content, and what slides out at the right.
private final class MenuAndPanel {
  let menu = ColourMenu()
  let content = PlainContent()
  let panel = PlainContent()
  let hinged: HingedMenuController
  let slideOut: SlideOutController
  let screen: Screen

  init(menuState: HingedMenuController.MenuState, pinnedAbove: Double? = nil) throws {
    let hinged = HingedMenuController(
      menu: NavigationController(rootViewController: menu),
      content: NavigationController(rootViewController: content), menuState: menuState)
    hinged.pinnedAbove = pinnedAbove
    let slideOut = SlideOutController(center: hinged, trailing: panel)
    (self.hinged, self.slideOut) = (hinged, slideOut)
    screen = try Screen(rootViewController: { slideOut })
  }
}

@Suite("Several panels about one content")
struct SeveralPanelsTests {
  private func typeF10(withShift: Bool = false, on screen: Screen) throws {
    let keyboard = screen.compositor.keyboard
    if withShift { keyboard.press(.leftShift) }
    keyboard.tap(.f10)
    if withShift { keyboard.release(.leftShift) }
    try screen.pump.settle()
    try screen.pump.finish()
  }

  @Test("M12 M14 the last word counts, also where a panel waits for a menu to fold", arguments: [true, false])
  func lastWord(isToggled: Bool) throws {
    let scene = try MenuAndPanel(menuState: .open)
    var completions: [String] = []
    scene.slideOut.showPanel(.trailing, animated: true) { completions.append("open \($0)") }
    try scene.screen.pump.nextFrame()
    if isToggled {
      scene.slideOut.togglePanel(.trailing, animated: true) { completions.append("closed \($0)") }
    } else {
      scene.slideOut.collapsePanels(animated: true) { completions.append("closed \($0)") }
    }
    try scene.screen.pump.finish()
    #expect(scene.slideOut.state == .collapsed && scene.hinged.fraction == 1)
    #expect(completions == ["closed true", "open false"])
    scene.slideOut.togglePanel(.trailing, animated: true)
    try scene.screen.pump.finish()
    #expect(scene.slideOut.state == .trailingExpanded)
  }

  @Test("M12 a menu that waits for a panel to close stays folded if its burger is tapped again")
  func burgerTwice() throws {
    let scene = try MenuAndPanel(menuState: .folded)
    scene.slideOut.showPanel(.trailing, animated: false)
    try scene.screen.pump.finish()
    scene.hinged.toggleMenu(animated: true)
    try scene.screen.pump.nextFrame()
    scene.hinged.toggleMenu(animated: true)
    try scene.screen.pump.finish()
    #expect(scene.slideOut.state == .collapsed && scene.hinged.fraction == 1)
  }

  @Test("R4.3 F10 is for the menu at the left, with Shift for the panel at the right, wherever the keyboard is")
  func keys() throws {
    let scene = try MenuAndPanel(menuState: .folded)
    try scene.screen.window.focus(on: scene.content.button)
    try typeF10(withShift: true, on: scene.screen)
    #expect(scene.slideOut.state == .trailingExpanded && scene.hinged.fraction == 1)
    try typeF10(withShift: true, on: scene.screen)
    #expect(scene.slideOut.state == .collapsed && scene.content.button.isFocused)
    try typeF10(on: scene.screen)
    #expect(scene.slideOut.state == .collapsed && scene.hinged.fraction == 0)
  }

  @Test("R4.3 of two hinged menus F10 toggles the leading one, with Shift the trailing one", arguments: [true, false])
  func keysOfTwoMenus(isFocused: Bool) throws {
    let content = PlainContent()
    let inner = HingedMenuController(
      menu: NavigationController(rootViewController: ColourMenu()),
      content: NavigationController(rootViewController: content), edge: .trailing, menuState: .folded)
    let outer = HingedMenuController(
      menu: NavigationController(rootViewController: ColourMenu()), content: inner, menuState: .folded)
    let screen = try Screen(rootViewController: { outer })
    if isFocused { try screen.window.focus(on: content.button) }
    try typeF10(on: screen)
    #expect([outer.fraction, inner.fraction] == [0, 1])
    try typeF10(on: screen)
    #expect([outer.fraction, inner.fraction] == [1, 1])
    try typeF10(withShift: true, on: screen)
    #expect([outer.fraction, inner.fraction] == [1, 0])
  }

  @Test("M38 R4.1 a panel opened beside a pinned menu is the open one when the window becomes narrow")
  func narrowed() throws {
    let scene = try MenuAndPanel(menuState: .open, pinnedAbove: 300)
    scene.slideOut.showPanel(.trailing, animated: false)
    try scene.screen.pump.finish()
    #expect(scene.hinged.isPinned && scene.slideOut.state == .trailingExpanded)
    try scene.screen.toplevel.configure(width: 250, height: 400)
    try scene.screen.pump.settle()
    try scene.screen.pump.finish()
    #expect(scene.slideOut.state == .trailingExpanded && scene.hinged.fraction == 1 && scene.hinged.isAtRest)
    #expect(scene.menu.appearances == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test("M45 the keyboard goes to the panel that takes the other's place, and back at the end")
  func focusChangesSides() throws {
    let (content, left, right) = (PlainContent(), PlainContent(), PlainContent())
    let slideOut = SlideOutController(
      center: NavigationController(rootViewController: content), leading: left, trailing: right)
    let screen = try Screen(rootViewController: { slideOut })
    try screen.window.focus(on: content.button)
    try typeF10(on: screen)
    #expect(left.button.isFocused)
    try typeF10(withShift: true, on: screen)
    #expect(slideOut.state == .trailingExpanded && right.button.isFocused)
    try typeF10(withShift: true, on: screen)
    #expect(slideOut.state == .collapsed && content.button.isFocused)
  }

  @Test("a panel that is held out of view is not there: a tap is the centre's")
  func heldOutOfView() throws {
    let scene = try MenuAndPanel(menuState: .folded)
    scene.slideOut.hold(.trailing, at: 0)
    try scene.screen.pump.finish()
    // The button is 60 x 60 at 100, 100 below the bar.
    try scene.screen.tap(at: (130, 44 + 130))
    #expect(scene.content.buttonTaps == 1 && !scene.slideOut.hasOpenPanel)
    scene.slideOut.showPanel(.trailing, animated: true)
    try scene.screen.pump.finish()
    #expect(scene.slideOut.state == .trailingExpanded)
  }

  @Test("M38 a panel that waits for the menu to fold opens beside it where the window pins that meanwhile")
  func pinnedOnTheWay() throws {
    let scene = try MenuAndPanel(menuState: .open, pinnedAbove: 600)
    scene.slideOut.togglePanel(.trailing, animated: true)
    try scene.screen.pump.advance(by: .milliseconds(64))
    try scene.screen.toplevel.configure(width: 700, height: 640)
    try scene.screen.pump.settle()
    try scene.screen.pump.finish()
    #expect(scene.hinged.isPinned && scene.slideOut.state == .trailingExpanded)
  }

  @Test("M45 Escape folds an open menu inside another, wherever the keyboard is", arguments: [true, false])
  func escape(isFocused: Bool) throws {
    let content = PlainContent()
    let inner = HingedMenuController(
      menu: NavigationController(rootViewController: ColourMenu()),
      content: NavigationController(rootViewController: content), edge: .trailing, menuState: .open)
    let outer = HingedMenuController(
      menu: NavigationController(rootViewController: ColourMenu()), content: inner, menuState: .folded)
    let screen = try Screen(rootViewController: { outer })
    if isFocused { try screen.window.focus(on: content.button) }
    screen.compositor.keyboard.tap(.escape)
    try screen.pump.settle()
    try #require(screen.compositor.toplevels.count == 1, "it does not close the window")
    try screen.pump.finish()
    #expect(inner.fraction == 1)
  }
}
