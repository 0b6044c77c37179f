/// Which way text runs, and with it what is leading.
nonisolated public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}
