import Wayland

/// What a person has typed to find a row, and what each key does to it. Pure.
nonisolated struct TypeAhead: Equatable {
  /// What a key means.
  enum Outcome: Equatable {
    /// Nothing here; it is for others.
    case unused
    /// There is another query to look for.
    case changed
    case next, previous
    /// There is no query any more.
    case ended
  }

  /// Empty while nothing is looked for.
  private(set) var query = ""

  /// More letters than this are not taken.
  static let longestQuery = 100

  var isActive: Bool { !query.isEmpty }

  mutating func handle(_ key: KeyEvent) -> Outcome {
    guard key.phase != .released else { return .unused }
    if isActive {
      switch key.keysym {
      case KeyEvent.escape: return end()
      case KeyEvent.backspace:
        query.removeLast()
        return isActive ? .changed : .ended
      case KeyEvent.letterG, KeyEvent.capitalG:
        if key.modifiers.contains(.control) { return key.modifiers.contains(.shift) ? .previous : .next }
      default: break
      }
      if key.modifiers.isDisjoint(with: Self.commandModifiers) {
        if key.navigation == .down { return .next }
        if key.navigation == .up { return .previous }
      }
    }
    guard types(key) else { return .unused }
    if query.count < Self.longestQuery { query += key.text }
    return .changed
  }

  /// Gives up what was typed.
  @discardableResult
  mutating func end() -> Outcome {
    query = ""
    return .ended
  }

  private static let commandModifiers: KeyModifiers = [.control, .alt, .logo]

  /// Whether the key types letters. A space begins nothing: alone it chooses.
  private func types(_ key: KeyEvent) -> Bool {
    guard !key.text.isEmpty, key.modifiers.isDisjoint(with: Self.commandModifiers) else { return false }
    return isActive || !key.text.allSatisfy(\.isWhitespace)
  }
}
