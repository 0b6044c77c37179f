/// What menu documents may hold. Every one of these is named in the message about a value beyond it.
public enum MenuLimits {
  /// The viewer's distance, in logical pixels. Nearer than 1 there is nothing to see.
  public static let perspective = 1.0...1_000_000.0
  /// A panel's width, or what stays in view beside one, in logical pixels: never less than a finger hits.
  public static let panelWidth = 44.0...4000.0
  /// How large letters may be, in logical pixels.
  public static let textSize = 8.0...96.0

  /// How much larger everything may be.
  public static let zoom = 0.5...8.0

  /// Of a row's title.
  public static let lines = 1...6
  /// How many items lie beside each other.
  public static let columns = 1...12
  /// Of tiles and rows, in logical pixels.
  public static let cornerRadius = 0.0...64.0
  /// In logical pixels.
  public static let rowHeight = 32.0...400.0

  /// A document's bytes: 8 MiB.
  public static let documentBytes = 8 << 20
  /// How many brackets may be inside one another.
  public static let depth = 32
  /// The items of both panels together.
  public static let items = 10_000
  /// Bytes of an item's text, in UTF-8: 256 KiB.
  public static let longText = 256 << 10
  /// Bytes of every other text, in UTF-8: 4 KiB.
  public static let shortText = 4 << 10
  /// What a badge counts.
  public static let counts = 0...999_999
  /// A command's program and its arguments.
  public static let arguments = 64
  /// How many errors of one document are told.
  public static let errors = 100
}
