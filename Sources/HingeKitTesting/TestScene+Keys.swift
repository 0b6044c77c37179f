import HingeKit
import Wayland

extension TestScene {
  /// A key of the keyboard, by what it means and not by where it is.
  nonisolated public struct Key: Hashable, Sendable {
    /// As xkbcommon names it.
    let keysym: UInt32
    /// What it types.
    let text: String

    private init(_ keysym: UInt32, text: String = "") { (self.keysym, self.text) = (keysym, text) }

    /// Tab, which moves the focus on.
    public static let tab = Key(0xff09)
    /// Tab with Shift, which moves the focus back.
    public static let backTab = Key(0xfe20)
    /// Return, which chooses what has the focus.
    public static let `return` = Key(0xff0d)
    /// Escape, which closes what is open, and then the window.
    public static let escape = Key(0xff1b)
    /// The space bar, which chooses what has the focus.
    public static let space = Key(0x20, text: " ")
    /// Backspace, which takes back the letter typed last.
    public static let backspace = Key(0xff08)
    /// The arrow to the left.
    public static let left = Key(0xff51)
    /// The arrow up.
    public static let up = Key(0xff52)
    /// The arrow to the right.
    public static let right = Key(0xff53)
    /// The arrow down.
    public static let down = Key(0xff54)
    /// Page Up.
    public static let pageUp = Key(0xff55)
    /// Page Down.
    public static let pageDown = Key(0xff56)
    /// Home, to the beginning.
    public static let home = Key(0xff50)
    /// End, to the end.
    public static let end = Key(0xff57)
    /// F10, which opens and closes a panel.
    public static let f10 = Key(0xffc7)
    /// The menu key, which does what F10 does.
    public static let menu = Key(0xff67)

    /// The key that types a character: Latin letters and other scalars alike, as keysyms have them.
    public static func character(_ character: Unicode.Scalar) -> Key {
      Key(character.value < 0x100 ? character.value : 0x0100_0000 | character.value, text: String(character))
    }
  }

  /// A key goes down and up again, and what that changes is drawn.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) throws {
    for phase in [KeyEvent.Phase.pressed, .released] {
      window.handle(
        KeyEvent(
          seat: Self.seat, phase: phase, keycode: 0, keysym: key.keysym, text: phase == .pressed ? key.text : "",
          modifiers: modifiers, time: clock.now, serial: 0))
    }
    try advance(by: .zero)
  }

  /// Types a text, key by key.
  public func typeText(_ text: String) throws {
    for scalar in text.unicodeScalars { try press(.character(scalar)) }
  }
}
