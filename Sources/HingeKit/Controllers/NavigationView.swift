import Geometry

/// The bar on top, the content below it.
final class NavigationView: View {
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
  }
}
