import Geometry
import HingeKit

/// What fills the window, and over its bottom a message where there is one.
final class RootView: View {
  let content = ContainerView()
  /// Told when the view has come into a window.
  var onWindow: (() -> Void)?
  /// Over everything else; nil for none.
  var notice: NoticeView? {
    didSet {
      guard notice !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let notice { addSubview(notice) }
    }
  }

  /// Of a notice from the window's edges, in logical pixels.
  private static let margin = 12.0
  /// Longer lines are tiresome to read, in logical pixels.
  private static let widestNotice = 560.0

  init() {
    super.init()
    addSubview(content)
  }

  override func didMoveToWindow() {
    if window != nil { onWindow?() }
  }

  override func layoutSubviews() {
    content.frame = bounds
    guard let notice else { return }
    let width = max(0, min(bounds.width - 2 * Self.margin, Self.widestNotice))
    let height = min(notice.sizeThatFits(Size(width: width, height: bounds.height)).height, bounds.height)
    notice.frame = Rect(
      x: (bounds.width - width) / 2, y: max(0, bounds.height - Self.margin - height), width: width, height: height)
  }
}
