import Drawing
import Geometry

/// A picture, fitted to the view with its proportions kept, drawn at the exact device size.
public final class ImageView: View {
  /// How large the picture is in the view; it is always in the middle.
  public enum ContentMode: Sendable {
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers the view; what stands over is cut off where the view clips.
    case scaleAspectFill
    /// At its own size, in the middle.
    case center
  }

  /// Nothing is drawn without one.
  public var picture: VectorPicture? {
    didSet {
      guard picture !== oldValue else { return }
      rasterized = nil
      setNeedsDisplay()
    }
  }
  /// As large as fits, unless set otherwise.
  public var contentMode = ContentMode.scaleAspectFit { didSet { setNeedsDisplay() } }

  /// The picture's size inside the view is never above this, in logical pixels; nil for no limit.
  public var maximumPictureSize: Size? { didSet { setNeedsDisplay() } }

  /// The last picture drawn, kept at device size: moving costs a copy, not a drawing.
  private var rasterized: Bitmap?

  public override func draw(_ canvas: Canvas) {
    guard let picture, !bounds.isEmpty else { return }
    let toDevice = canvas.transform
    let scale = toDevice.a
    let size = pictureSize(of: picture)
    let device = (width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    guard device.width > 0, device.height > 0 else { return }
    if rasterized?.width != device.width || rasterized?.height != device.height {
      rasterized = try? picture.rasterize(width: device.width, height: device.height)
    }
    guard let rasterized else { return }
    // Whole device pixels, or a picture that was drawn sharp would be smeared.
    let place = toDevice.project(Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)) ?? .zero
    canvas.draw(rasterized, atPixelX: Int(place.x.rounded()), y: Int(place.y.rounded()))
  }

  private func pictureSize(of picture: VectorPicture) -> Size {
    let limit = maximumPictureSize ?? bounds.size
    let available = Size(width: min(bounds.width, limit.width), height: min(bounds.height, limit.height))
    switch contentMode {
    case .scaleAspectFit: return picture.intrinsicSize.fitted(into: available)
    case .scaleAspectFill:
      let size = picture.intrinsicSize
      guard size.width > 0, size.height > 0 else { return .zero }
      let scale = max(available.width / size.width, available.height / size.height)
      return Size(width: size.width * scale, height: size.height * scale)
    case .center: return picture.intrinsicSize
    }
  }
}
