/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The column of the left edge, in device pixels.
  public var x: Int
  /// The row of the top edge, in device pixels; rows count downwards.
  public var y: Int
  /// How many columns the rectangle has, in device pixels; 0 or less makes it empty.
  public var width: Int
  /// How many rows the rectangle has, in device pixels; 0 or less makes it empty.
  public var height: Int

  /// The empty rectangle at the origin.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its edges and its size, in device pixels; taken as they are, an empty size too.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column to the right of the rectangle, which it does not hold.
  public var maxX: Int { x + width }
  /// The first row below the rectangle, which it does not hold.
  public var maxY: Int { y + height }
  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// How many pixels the rectangle holds.
  public var area: Int { isEmpty ? 0 : width * height }

  /// The pixels that this rectangle and `other` both hold; empty where they do not meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds this one and `other`; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the rectangle holds every pixel of `other`; an empty one is held by any.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The rectangle moved to the right by `dx` and down by `dy` device pixels.
  public func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The device pixels of a rectangle given in logical ones, `scale` device pixels each. Each edge goes to the nearest
  /// pixel (halves go up), so that rectangles that touch still do.
  public init(snapping rect: Rect, scale: Double) {
    let left = (rect.minX * scale + 0.5).rounded(.down)
    let top = (rect.minY * scale + 0.5).rounded(.down)
    self.init(
      left: left, top: top,
      right: (rect.maxX * scale + 0.5).rounded(.down), bottom: (rect.maxY * scale + 0.5).rounded(.down))
  }

  /// The smallest rectangle of whole pixels that holds all of `rect`, which is given in device pixels.
  public init(covering rect: Rect) {
    guard !rect.isEmpty else {
      self = .zero
      return
    }
    self.init(
      left: rect.minX.rounded(.down), top: rect.minY.rounded(.down),
      right: rect.maxX.rounded(.up), bottom: rect.maxY.rounded(.up))
  }

  /// From edges that may be far out or not numbers: those are brought into a range no surface leaves.
  private init(left: Double, top: Double, right: Double, bottom: Double) {
    func pixel(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6)) }
    let (x, y) = (pixel(left), pixel(top))
    self.init(x: x, y: y, width: max(0, pixel(right) - x), height: max(0, pixel(bottom) - y))
  }
}
