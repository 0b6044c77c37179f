import Geometry

/// The bar on top, the content below it, and over that a header where there is one.
final class NavigationView: View {
  /// See `NavigationController.headerView`.
  var header: View? {
    didSet {
      guard header !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let header { addSubview(header) }
    }
  }
  /// What of the view's leading end lies outside the window, in logical pixels.
  var hiddenLeadingWidth = 0.0 {
    didSet {
      guard hiddenLeadingWidth != oldValue else { return }
      bar.hiddenLeadingWidth = hiddenLeadingWidth
      setNeedsLayout()
    }
  }
  /// The same of its trailing end.
  var hiddenTrailingWidth = 0.0 {
    didSet {
      guard hiddenTrailingWidth != oldValue else { return }
      bar.hiddenTrailingWidth = hiddenTrailingWidth
      setNeedsLayout()
    }
  }

  private let bar: NavigationBar
  private let content: View

  init(bar: NavigationBar, content: View) {
    self.bar = bar
    self.content = content
    super.init()
    addSubview(content)
    addSubview(bar)
  }

  override func layoutSubviews() {
    let barHeight = min(NavigationBar.height, bounds.height)
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: barHeight)
    content.frame = Rect(x: 0, y: barHeight, width: bounds.width, height: bounds.height - barHeight)
    guard let header else { return }
    let room = content.frame.inset(
      by: Insets(
        left: isRightToLeft ? hiddenTrailingWidth : hiddenLeadingWidth,
        right: isRightToLeft ? hiddenLeadingWidth : hiddenTrailingWidth))
    header.frame = Rect(
      origin: room.origin, size: Size(width: room.width, height: header.sizeThatFits(room.size).height))
  }
}
