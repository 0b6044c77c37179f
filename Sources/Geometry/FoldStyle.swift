/// How a menu beside a content folds away: the upright axis about which it turns, and where that goes.
public enum FoldStyle: String, CaseIterable, Sendable {
  /// About the menu's edge at the content, which goes a quarter of the menu's width under the content.
  case push
  /// About the menu's edge at the content, which stays beside that.
  case door
  /// About the menu's middle: its edge at the content goes away from the viewer and stays beside the content, its outer
  /// edge comes nearer.
  case flip
}
