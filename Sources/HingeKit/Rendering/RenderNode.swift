import Drawing
import Geometry

/// A view as one frame shows it: where it lies on the device, and what of it can be seen.
struct RenderNode {
  enum Content {
    /// Drawn where it lies, with its subviews.
    case direct(children: [RenderNode])
    /// A picture of its own, copied; `inner` is what it is drawn from.
    indirect case backing(Backing, inner: RenderNode)
    /// A picture of its own, through a map from its pixels to the space's.
    indirect case mapped(Backing, Projection, inner: RenderNode)
  }

  let view: View
  /// The view's rectangle, on whole device pixels of its space.
  let pixels: PixelRect
  /// What is left of the space for the view and everything in it.
  let clip: PixelRect
  /// The view's own.
  let alpha: Double
  /// Lies around `pixels`.
  let shadow: RectShadow?
  let content: Content

  /// Where the view's own drawing is seen; what it draws beyond that is cut off.
  let drawing: PixelRect
  /// Everything that the view's own drawing and its shadow can touch.
  let extent: PixelRect
}
