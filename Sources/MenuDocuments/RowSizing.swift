/// How high the rows of a menu are (R1.14).
public enum RowSizing: String, CaseIterable, Sendable {
  /// Seven rows are all in sight, and none is higher than 100 logical pixels: the first design.
  case allInSight = "fit"
  /// Never lower than an icon; a low window scrolls: the second design.
  case neverLow = "icon"
  /// As high as a line of text takes, and a finger.
  case text
}
