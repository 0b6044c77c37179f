/// How a menu beside a content folds away: the upright axis about which it turns, and where that goes.
public enum FoldStyle: String, CaseIterable, Sendable {
  /// The menu turns about its edge at the content, while that edge goes under the content, by a quarter of the menu's
  /// width in the end.
  case push
  /// The menu turns about its edge at the content, and that edge stays beside the content.
  case door
  /// The menu turns about its own middle: its edge at the content goes away from the viewer and stays beside the
  /// content, its outer edge comes nearer.
  case flip
}
