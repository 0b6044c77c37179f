import Drawing
import Geometry

/// How a picture is to lie in a view: what its size on the device follows from, once its own is known.
nonisolated public struct PictureFit: Hashable, Sendable {
  /// How it fills the room.
  public var mode: ImageView.ContentMode
  /// In logical pixels.
  public var room: Size
  /// Device pixels per logical pixel.
  public var scale: Double

  /// No picture is drawn with more pixels than this, however large it is shown.
  public static let mostPixels = 1 << 24

  /// - Parameters:
  ///   - mode: How the picture fills the room.
  ///   - room: In logical pixels.
  ///   - scale: Device pixels per logical pixel.
  public init(mode: ImageView.ContentMode, room: Size, scale: Double) {
    (self.mode, self.room, self.scale) = (mode, room, scale)
  }

  /// How large a picture is shown, in logical pixels.
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

  /// With how many device pixels a picture is drawn: as many as it is shown with, or as many of them as can be.
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
