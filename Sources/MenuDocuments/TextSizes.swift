/// How large the letters are, in logical pixels.
public struct TextSizes: Hashable, Sendable {
  /// Of the titles in menus' rows.
  public var row = 17.0
  /// Of a detail's text; what heads it follows.
  public var detail = 17.0

  public init() {}
}
