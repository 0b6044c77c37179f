import Drawing
import Geometry

extension View {
  /// The shadow that the view casts where it covers `pixels`; nil for none. Kept until something about it changes.
  func makeShadow(around pixels: PixelRect, scale: Double) -> RectShadow? {
    let color = shadowColor.withAlpha(shadowColor.alpha * min(shadowOpacity, 1))
    let shape = RectShadow.Shape(
      width: pixels.width, height: pixels.height, sigma: shadowRadius * scale, color: color)
    guard color.alpha > 0, shape.margin > 0, !pixels.isEmpty else {
      shadow = nil
      return nil
    }
    if shadow?.shape != shape { shadow = RectShadow(shape) }
    return shadow
  }
}
