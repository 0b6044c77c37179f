/// What the options accept. Every one of these is named in the message about a value beyond it.
enum Limits {
  /// A window's width or height, in logical pixels.
  static let side = 1...16_384
  /// Device pixels for each logical one.
  static let scale = 0.5...8.0
  /// How long to wait for a person, in seconds.
  static let timeout = 0.1...1_000_000.0
  /// The width of the window from which on a menu is pinned, in logical pixels.
  static let pinAbove = 1.0...1_000_000.0
  /// How far a detail is scrolled, in logical pixels.
  static let scroll = 0.0...1_000_000.0
  /// A whole picture, in device pixels: 256 MiB of memory, twice an 8K screen.
  static let area = 64 << 20
  /// A picture's width or height, in device pixels: where Cairo's pictures end.
  static let deviceSide = 32_767
  /// How many of a menu's ids the message about a wrong one names.
  static let toldIDs = 40
}
