import Drawing
import Geometry

extension HingedMenuController {
  /// Draws the menu's panel as it lies flat, in its own size at `scale` device pixels per logical one. Throws
  /// `DrawingError` where there is no memory for the bitmap.
  public func flatPanelPicture(scale: Double) throws(DrawingError) -> Bitmap {
    try panelPicture(scale: scale, painter: Painter())
  }

  /// Draws the menu's panel alone as it is folded now, on a clear ground as large as the window, in device pixels and
  /// without its fading. Throws `DrawingError` where there is no memory for the bitmap.
  public func foldedPanelPicture(in window: Window) throws(DrawingError) -> Bitmap {
    let painter = Painter()
    let panel = try panelPicture(scale: window.scale, painter: painter)
    let size = window.pixelSize
    let picture = try Bitmap(width: max(size.width, panel.width), height: max(size.height, panel.height))
    let view = menuPanel
    let origin = Point(x: view.frame.minX - menuScroller.contentOffset.x, y: view.frame.minY)
    if view.translation == nil {
      guard let mapped = MappedPicture(of: view, at: origin, scale: window.scale) else { return picture }
      painter.warp.draw(panel, through: mapped.map, into: picture, clip: [picture.bounds])
    } else {
      let place = PixelRect(snapping: Rect(origin: origin, size: view.bounds.size), scale: window.scale)
      try Canvas(picture).draw(panel, atPixelX: place.x, y: place.y)
    }
    return picture
  }

  private func panelPicture(scale: Double, painter: Painter) throws(DrawingError) -> Bitmap {
    let size = PixelRect(ofViewSize: menuPanel.bounds.size, scale: scale)
    let backing = Backing()
    let (node, _) = backing.update(for: menuPanel, width: size.width, height: size.height, scale: scale)
    guard let bitmap = backing.refreshed(from: node, with: painter) else {
      return try Bitmap(width: size.width, height: size.height)
    }
    return bitmap
  }
}
