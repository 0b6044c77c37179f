import Wayland

/// What keys mean to views.
nonisolated extension KeyEvent {
  /// The ways in which a key moves about: a step by an arrow, a page, or to the beginning or the end.
  public enum Navigation: Sendable {
    case up, down, left, right, pageUp, pageDown, home, end
  }

  // Keysyms, from xkbcommon's names.
  static let space: UInt32 = 0x20
  private static let returnKeys: [UInt32] = [0xff0d, 0xff8d]
  static let tab: UInt32 = 0xff09
  static let backTab: UInt32 = 0xfe20
  /// The keysym of Escape, which takes away what lies over other things, closes what is open, and then the window.
  public static let escape: UInt32 = 0xff1b
  static let f10: UInt32 = 0xffc7
  static let menu: UInt32 = 0xff67
  static let backspace: UInt32 = 0xff08
  static let letterG: UInt32 = 0x67
  static let capitalG: UInt32 = 0x47

  private static let navigations: [UInt32: Navigation] = [
    0xff52: .up, 0xff54: .down, 0xff51: .left, 0xff53: .right,
    0xff55: .pageUp, 0xff56: .pageDown, 0xff50: .home, 0xff57: .end,
    0xff97: .up, 0xff99: .down, 0xff96: .left, 0xff98: .right,
    0xff9a: .pageUp, 0xff9b: .pageDown, 0xff95: .home, 0xff9c: .end,
  ]

  /// Whether the key chooses what has the keyboard's focus: Return, Enter or Space.
  public var isActivation: Bool { keysym == Self.space || Self.returnKeys.contains(keysym) }

  /// Whether the key is one of the four arrows.
  var isArrow: Bool {
    switch navigation {
    case .up, .down, .left, .right: true
    default: false
    }
  }

  /// Where the key moves to; nil for a key that does not move about.
  public var navigation: Navigation? { Self.navigations[keysym] }
}
