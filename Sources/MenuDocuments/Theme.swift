/// Which of two sets of colours is shown.
public enum Theme: String, CaseIterable, Sendable {
  case light, dark
}
