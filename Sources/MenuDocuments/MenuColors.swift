/// The colours that are nobody's in particular; nil for the program's own.
public struct MenuColors: Hashable, Sendable {
  /// Behind a detail without an item's colour.
  public var ground: ThemedColor?
  /// The bars.
  public var bar: ThemedColor?
  /// What lies in the bars: titles and burgers.
  public var tint: ThemedColor?
  /// Behind a hinged menu's rows, and what is seen where it has folded away.
  public var menu: ThemedColor?
  /// Behind a sliding panel's rows.
  public var panel: ThemedColor?

  public init() {}
}
