/// How a menu's hinge moves while it folds (R1.7).
public enum Fold: String, CaseIterable, Sendable {
  /// Under the detail.
  case push
  /// Not at all.
  case door
}
