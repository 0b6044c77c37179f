import Drawing
import Geometry

/// A view with everything in it, drawn into a bitmap that is kept from frame to frame.
final class Backing {
  private(set) var bitmap: Bitmap?
  private let space = RenderSpace()
  private var node: RenderNode?
  private var scale = 1.0
  /// What changed since the bitmap was last drawn.
  private var pending = PixelRegion()

  /// Takes in what changed in the view. Returns that, in the bitmap's pixels.
  func update(for view: View, width: Int, height: Int, scale: Double) -> PixelRegion {
    if bitmap?.width != width || bitmap?.height != height {
      bitmap = try? Bitmap(width: width, height: height)
      space.forgetEverything()
    }
    let size = PixelRect(x: 0, y: 0, width: width, height: height)
    let (node, damage) = space.update(root: view, clip: size, scale: scale)
    self.node = node
    self.scale = scale
    pending.formUnion(damage)
    return damage
  }

  /// The bitmap with what was pending drawn; nil where there is no memory for it.
  func refreshed(with painter: Painter) -> Bitmap? {
    guard let bitmap, let node, !pending.isEmpty else { return bitmap }
    defer { pending = PixelRegion() }
    painter.paint(node, on: bitmap, scale: scale, region: pending, ground: nil)
    return bitmap
  }
}
