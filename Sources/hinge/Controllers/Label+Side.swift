import Drawing
import HingeKit

extension Label {
  /// Has the text lie at one side, whichever way it is read itself.
  func alignText(toRight isAtRight: Bool) {
    textAlignment = (TextDirection(of: text) == .rightToLeft) == isAtRight ? .leading : .trailing
  }
}
