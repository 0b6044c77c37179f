import Geometry
import Harness
import HingeKit
import Testing

/// When who is told something asks for something else.
enum Moment: CaseIterable, Sendable {
  case will, did, didFold, completion
  case willAppear, didAppear, willDisappear, didDisappear, willMoveToParent, didMoveToParent
}

/// What is asked for then.
enum Meddling: CaseIterable, Sendable {
  case show, hide, toggle, sibling, otherContainer
}

/// A panel that says what it is told.
private final class TalkingPanel: ViewController {
  var onMoment: ((Moment) -> Void)?
  private(set) var appearances: [Moment] = []

  private func tell(_ moment: Moment) {
    appearances.append(moment)
    onMoment?(moment)
  }

  override func viewWillAppear(animated: Bool) { tell(.willAppear) }
  override func viewDidAppear(animated: Bool) { tell(.didAppear) }
  override func viewWillDisappear(animated: Bool) { tell(.willDisappear) }
  override func viewDidDisappear(animated: Bool) { tell(.didDisappear) }
  override func willMove(toParent parent: ViewController?) { onMoment?(.willMoveToParent) }
  override func didMove(toParent parent: ViewController?) { onMoment?(.didMoveToParent) }
}

/// A menu hinged to the left of a content, and panels that slide out at either side of that; the one or the other is
/// meddled with.
private final class MeddledPanels {
  enum Subject {
    case menu, slide
  }

  /// What is open; one at most.
  enum Open {
    case none, menu, left, right
  }

  let subject: Subject
  let menu = TalkingPanel()
  let left = TalkingPanel()
  let right = TalkingPanel()
  let hinged: HingedMenuController
  let slideOut: SlideOutController
  let screen: Screen
  private var moment: Moment?
  private var act: (() -> Void)?
  /// The last that was asked for.
  private(set) var wanted: Open
  /// How often each completion was called.
  private(set) var completions: [Int] = []

  init(_ subject: Subject, isOpen: Bool) throws {
    self.subject = subject
    let hinged = HingedMenuController(
      menu: menu, content: NavigationController(rootViewController: PlainContent()),
      menuState: subject == .menu && isOpen ? .open : .folded)
    let slideOut = SlideOutController(center: hinged, leading: left, trailing: right)
    (self.hinged, self.slideOut) = (hinged, slideOut)
    wanted = isOpen ? subject == .menu ? .menu : .left : .none
    // Few frames: what is seen on the way is no matter here.
    var configuration = TestCompositor.Configuration()
    configuration.refresh = .milliseconds(80)
    screen = try Screen(configuration, size: Size(width: 200, height: 150), rootViewController: { slideOut })
    if subject == .slide, isOpen { slideOut.showPanel(.leading, animated: false) }
    try screen.pump.finish()
    (subject == .menu ? menu : left).onMoment = { [unowned self] in reach($0) }
    hinged.delegate = self
    slideOut.delegate = self
  }

  func meddle(at moment: Moment, _ act: @escaping () -> Void) { (self.moment, self.act) = (moment, act) }

  /// Meddles once.
  private func reach(_ reached: Moment) {
    guard reached == moment else { return }
    moment = nil
    act?()
  }

  private func completion() -> (Bool) -> Void {
    let index = completions.count
    completions.append(0)
    return { [unowned self] _ in
      completions[index] += 1
      reach(.completion)
    }
  }

  func send(_ meddling: Meddling, animated: Bool) {
    let isShown = subject == .menu ? hinged.isMenuOpen : slideOut.state == .leadingExpanded
    let own: Open = subject == .menu ? .menu : .left
    switch meddling {
    case .show: go(to: own, animated: animated)
    case .hide: hide(animated: animated)
    case .toggle:
      wanted = isShown ? .none : own
      switch subject {
      case .menu: hinged.toggleMenu(animated: animated, completion: completion())
      case .slide: slideOut.togglePanel(.leading, animated: animated, completion: completion())
      }
    case .sibling: go(to: .right, animated: animated)
    case .otherContainer: go(to: subject == .menu ? .left : .menu, animated: animated)
    }
  }

  private func hide(animated: Bool) {
    wanted = .none
    switch subject {
    case .menu: hinged.hideMenu(animated: animated, completion: completion())
    case .slide: slideOut.collapsePanels(animated: animated, completion: completion())
    }
  }

  private func go(to open: Open, animated: Bool) {
    wanted = open
    switch open {
    case .menu: hinged.showMenu(animated: animated, completion: completion())
    case .left: slideOut.showPanel(.leading, animated: animated, completion: completion())
    case .right: slideOut.showPanel(.trailing, animated: animated, completion: completion())
    case .none: hide(animated: animated)
    }
  }

  /// The state, the places, the children and what each was told agree on what is open, and it is what was wanted last.
  func expectAgreement(_ story: Comment) throws {
    try screen.pump.finish()
    let isMenuOpen = wanted == .menu
    #expect(hinged.isAtRest && slideOut.isAtRest, story)
    #expect(hinged.isMenuOpen == isMenuOpen && hinged.fraction == (isMenuOpen ? 0 : 1), story)
    let state: SlideOutController.State =
      wanted == .left ? .leadingExpanded : wanted == .right ? .trailingExpanded : .collapsed
    #expect(slideOut.state == state, story)
    // The window is 200 wide, and 60 of the centre stay in it.
    #expect(slideOut.centerOffset == (wanted == .left ? 140 : wanted == .right ? -140 : 0), story)
    for (panel, open) in [(left, Open.left), (right, .right)] {
      #expect(slideOut.children.contains { $0 === panel } == (wanted == open), story)
    }
    for (panel, open) in [(menu, Open.menu), (left, .left), (right, .right)] {
      let last = panel.appearances.last
      #expect(wanted == open ? last == .didAppear : last == nil || last == .didDisappear, story)
    }
    #expect(completions.allSatisfy { $0 == 1 }, story)
    // What the centre shows is white, the panels are not: 40 from the left is the menu's or the left panel's place.
    #expect((try screen.colour(x: 40, y: 140) == 0xFFFFFF) == (wanted == .none || wanted == .right), story)
  }
}

extension MeddledPanels: HingedMenuControllerDelegate, SlideOutControllerDelegate {
  func hingedMenuController(_ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState) {
    if subject == .menu { reach(.will) }
  }
  func hingedMenuController(_ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState) {
    if subject == .menu { reach(.did) }
  }
  func hingedMenuControllerDidFold(_ controller: HingedMenuController) {
    if subject == .menu { reach(.didFold) }
  }
  func slideOutController(_ controller: SlideOutController, willMoveTo state: SlideOutController.State) {
    if subject == .slide { reach(.will) }
  }
  func slideOutController(_ controller: SlideOutController, didMoveTo state: SlideOutController.State) {
    if subject == .slide { reach(.did) }
  }
}

@Suite("M46 Who is told of a panel may ask for anything")
struct MeddlingTests {
  private func meddle(_ subject: MeddledPanels.Subject, at moment: Moment, with meddling: Meddling) throws {
    for isOpen in [true, false] {
      for (isAnimated, isMeddlingAnimated) in [(true, true), (true, false), (false, true), (false, false)] {
        let panels = try MeddledPanels(subject, isOpen: isOpen)
        panels.meddle(at: moment) { [unowned panels] in panels.send(meddling, animated: isMeddlingAnimated) }
        panels.send(.toggle, animated: isAnimated)
        try panels.screen.pump.settle()
        try panels.expectAgreement(
          """
          \(isOpen ? "closed" : "opened") \(isAnimated ? "slowly" : "at once"), at \(moment) \(meddling) \
          \(isMeddlingAnimated ? "slowly" : "at once"): \(panels.wanted)
          """)
      }
    }
  }

  @Test("a hinged menu: the last word counts, and everything agrees", arguments: Moment.allCases, Meddling.allCases)
  func menu(moment: Moment, meddling: Meddling) throws { try meddle(.menu, at: moment, with: meddling) }

  @Test("a sliding panel: the last word counts, and everything agrees", arguments: Moment.allCases, Meddling.allCases)
  func slide(moment: Moment, meddling: Meddling) throws { try meddle(.slide, at: moment, with: meddling) }
}

@Suite("A menu without a width")
struct MenuWithoutWidthTests {
  @Test("it rests, completes what is asked for, and leaves another's panel open", arguments: [true, false])
  func rests(isAnimated: Bool) throws {
    let panel = PlainContent()
    let hinged = HingedMenuController(
      menu: ViewController(), content: NavigationController(rootViewController: PlainContent()), menuWidth: 0,
      menuState: .open)
    let slideOut = SlideOutController(center: hinged, trailing: panel)
    let screen = try Screen(rootViewController: { slideOut })
    #expect(hinged.isAtRest && !hinged.hasOpenPanel && hinged.menu.view.bounds.width == 0)
    var completions: [Bool] = []
    slideOut.showPanel(.trailing, animated: isAnimated) { completions.append($0) }
    try screen.pump.finish()
    #expect(slideOut.state == .trailingExpanded && hinged.menuState == .open && completions == [true])
    for isOpen in [false, true] {
      hinged.toggleMenu(animated: isAnimated) { completions.append($0) }
      try screen.pump.finish()
      #expect(hinged.isMenuOpen == isOpen && hinged.isAtRest && slideOut.state == .trailingExpanded)
    }
    #expect(completions == [true, true, true])
  }
}
