/// What the options accept. Every one of these is named in the message about a value beyond it.
enum Limits {
  /// A window's width or height, in logical pixels.
  static let side = 1...16_384
  /// Device pixels for each logical one.
  static let scale = 0.5...8.0
  /// The viewer's distance, in logical pixels. Nearer than 1 there is nothing to see.
  static let perspective = 1.0...1_000_000.0
  /// A panel's width, or what stays in view beside one, in logical pixels: never less than a finger hits.
  static let panelWidth = 44.0...4000.0
  /// The width of the window from which on a menu is pinned, in logical pixels.
  static let pinAbove = 1.0...1_000_000.0
  /// How far a detail is scrolled, in logical pixels.
  static let scroll = 0.0...1_000_000.0
  /// A whole picture, in device pixels: 256 MiB of memory, twice an 8K screen.
  static let area = 64 << 20
  /// A picture's width or height, in device pixels: where Cairo's pictures end.
  static let deviceSide = 32_767
}

extension ClosedRange {
  /// "1 to 100", without a fraction that says nothing.
  var spelled: String {
    func spell(_ bound: Bound) -> String {
      if let number = bound as? Double, let whole = Int(exactly: number) { return "\(whole)" }
      return "\(bound)"
    }
    return "\(spell(lowerBound)) to \(spell(upperBound))"
  }
}
