/// How a menu's hinge moves while it folds (R1.7).
public enum Fold: String, Hashable, CaseIterable {
  /// Under the detail.
  case push
  /// Not at all.
  case door
}
