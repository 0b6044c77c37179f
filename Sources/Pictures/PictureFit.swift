import Drawing
import Geometry

/// How a picture is to lie in a view: what its size on the device follows from, once its own is known.
public struct PictureFit: Hashable, Sendable {
  /// How large a picture is in its view, in whose middle it always lies.
  public enum Mode: String, Sendable {
    /// As large as fits into the view whole, its proportions kept.
    case scaleAspectFit
    /// As small as covers the whole view, its proportions kept; what stands over is cut off where the view clips.
    case scaleAspectFill
    /// As large as the picture itself is.
    case center
  }

  /// How large the picture is in the room that there is for it.
  public var mode: Mode
  /// The size of the room that there is for the picture, in logical pixels.
  public var room: Size
  /// How many device pixels there are to one logical pixel, along each axis.
  public var scale: Double

  /// How many device pixels a picture is drawn with at most, however large it is shown.
  public static let mostPixels = 1 << 24

  /// Makes a fit of all that it consists of.
  ///
  /// - Parameters:
  ///   - mode: How the picture fills the room.
  ///   - room: In logical pixels.
  ///   - scale: Device pixels per logical pixel.
  public init(mode: Mode, room: Size, scale: Double) {
    (self.mode, self.room, self.scale) = (mode, room, scale)
  }

  /// How large a picture of this size is shown, in logical pixels.
  public func size(of picture: Size) -> Size {
    switch mode {
    case .scaleAspectFit: return picture.fitted(into: room)
    case .scaleAspectFill:
      guard picture.width > 0, picture.height > 0 else { return .zero }
      let factor = max(room.width / picture.width, room.height / picture.height)
      return Size(width: picture.width * factor, height: picture.height * factor)
    case .center: return picture
    }
  }

  /// With how many device pixels a picture of this size, in logical pixels, is drawn: as many as it is shown with, at
  /// most `mostPixels`.
  public func pixels(of picture: Size) -> (width: Int, height: Int) {
    let size = size(of: picture)
    let (width, height) = (size.width * scale, size.height * scale)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return (0, 0) }
    let most = min(
      1, Double(Bitmap.maximumSide) / max(width, height), (Double(Self.mostPixels) / (width * height)).squareRoot())
    guard most < 1 else { return (Int(width.rounded()), Int(height.rounded())) }
    return (max(1, Int(width * most)), max(1, Int(height * most)))
  }
}
