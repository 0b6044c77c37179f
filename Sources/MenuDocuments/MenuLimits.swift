/// What menu documents may hold. Every one of these is named in the message about a value beyond it.
public enum MenuLimits {
  /// The viewer's distance, in logical pixels. Nearer than 1 there is nothing to see.
  public static let perspective = 1.0...1_000_000.0
  /// A panel's width, or what stays in view beside one, in logical pixels: never less than a finger hits.
  public static let panelWidth = 44.0...4000.0
}
