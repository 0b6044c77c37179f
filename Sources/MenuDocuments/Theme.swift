/// Which of two sets of colours is shown.
public enum Theme: String, Hashable, CaseIterable {
  case light, dark
}
