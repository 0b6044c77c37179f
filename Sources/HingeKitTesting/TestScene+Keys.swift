import HingeKit
import Wayland

extension TestScene {
  /// A key of the keyboard, by what it means and not by where it lies.
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
    /// Page Up, which scrolls a page back.
    public static let pageUp = Key(0xff55)
    /// Page Down, which scrolls a page on.
    public static let pageDown = Key(0xff56)
    /// Home, which goes to the beginning.
    public static let home = Key(0xff50)
    /// End, which goes to the end.
    public static let end = Key(0xff57)
    /// F10, which opens and closes a panel.
    public static let f10 = Key(0xffc7)
    /// The menu key, which opens and closes a panel as F10 does.
    public static let menu = Key(0xff67)

    /// The key that types a character: a Latin letter or any other Unicode scalar, with the keysym that xkbcommon gives
    /// it.
    public static func character(_ character: Unicode.Scalar) -> Key {
      Key(character.value < 0x100 ? character.value : 0x0100_0000 | character.value, text: String(character))
    }
  }

  /// Presses a key and lets it go, with modifiers held down, and draws what that changes.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) throws {
    for phase in [KeyEvent.Phase.pressed, .released] {
      window.handle(
        KeyEvent(
          seat: Self.seat, phase: phase, keycode: 0, keysym: key.keysym, text: phase == .pressed ? key.text : "",
          modifiers: modifiers, time: clock.now, serial: 0))
    }
    try advance(by: .zero)
  }

  /// Types a text, one key for each of its Unicode scalars, and draws what that changes.
  public func typeText(_ text: String) throws {
    for scalar in text.unicodeScalars { try press(.character(scalar)) }
  }
}
