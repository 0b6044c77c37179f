import Drawing
import Geometry

/// A view with everything in it, drawn into a bitmap that is kept from frame to frame.
final class Backing {
  private var bitmap: Bitmap?
  private let space: RenderSpace
  private var scale = 1.0
  /// What changed since the bitmap was last drawn.
  private var pending = PixelRegion()

  /// One that is not `isAside` belongs to a view: see `RenderSpace`.
  init(isAside: Bool = false) { space = RenderSpace(isAside: isAside) }

  /// Takes in what changed in the view. Returns what the bitmap is to be drawn from, and the change in its pixels.
  func update(for view: View, width: Int, height: Int, scale: Double) -> (node: RenderNode, damage: PixelRegion) {
    if bitmap?.width != width || bitmap?.height != height {
      bitmap = try? Bitmap(width: width, height: height)
      space.forgetEverything()
    }
    self.scale = scale
    let update = space.update(root: view, clip: PixelRect(x: 0, y: 0, width: width, height: height), scale: scale)
    pending.formUnion(update.damage)
    return update
  }

  /// The bitmap with what was pending drawn; nil where there is no memory for it.
  func refreshed(from node: RenderNode, with painter: Painter) -> Bitmap? {
    guard let bitmap, !pending.isEmpty else { return bitmap }
    defer { pending = PixelRegion() }
    painter.paint(node, on: bitmap, scale: scale, region: pending, ground: nil)
    return bitmap
  }
}
