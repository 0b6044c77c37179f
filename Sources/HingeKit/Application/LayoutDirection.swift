/// Which way text runs, and with it what is leading.
public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}
