/// Distances inwards from a rectangle's four edges.
public struct Insets: Hashable, Sendable {
  /// From the top edge down.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge up.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// What is not given is 0. A distance below 0 goes outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
