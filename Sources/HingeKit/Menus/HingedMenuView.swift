import Drawing
import Geometry

/// A horizontal scroller with the menu and the content side by side in it.
final class HingedMenuView: View {
  let scroller = ScrollView()
  let menuContainer = ContainerView()
  let contentContainer = ContainerView()
  /// Lies over the content and takes its taps, where a tap beside an open menu folds it.
  let outsideTapCatcher = View()

  var menuWidth: Double { didSet { setNeedsLayout() } }
  var side = Side.left { didSet { setNeedsLayout() } }
  /// Whether the content is as wide as the menu leaves it, rather than as the view.
  var isPinned = false { didSet { setNeedsLayout() } }
  /// Told when the parts are in their places.
  var onLayout: (() -> Void)?

  init(menuWidth: Double) {
    self.menuWidth = menuWidth
    super.init()
    scroller.backgroundColor = .black
    scroller.isPagingEnabled = true
    menuContainer.clipsToBounds = true
    menuContainer.shouldRasterize = true
    contentContainer.clipsToBounds = true
    contentContainer.shouldRasterize = true
    outsideTapCatcher.isHidden = true
    addSubview(scroller)
    for view in [menuContainer, contentContainer, outsideTapCatcher] { scroller.addSubview(view) }
  }

  override func layoutSubviews() {
    let size = bounds.size
    let isLeft = side == .left
    let contentWidth = isPinned ? max(0, size.width - menuWidth) : size.width
    scroller.frame = bounds
    scroller.contentSize = Size(width: menuWidth + contentWidth, height: size.height)
    menuContainer.frame = Rect(x: isLeft ? 0 : contentWidth, y: 0, width: menuWidth, height: size.height)
    contentContainer.frame = Rect(x: isLeft ? menuWidth : 0, y: 0, width: contentWidth, height: size.height)
    outsideTapCatcher.frame = contentContainer.frame
    onLayout?()
  }
}
