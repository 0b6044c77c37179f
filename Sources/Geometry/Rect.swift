/// A rectangle with its origin at the top left; y points down. Half open: it holds its top and left edges only.
public struct Rect: Hashable, Sendable {
  /// The top left corner of the rectangle.
  public var origin: Point
  /// The rectangle's width, to the right of its origin, and height, downwards.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// A rectangle from its top left corner and its size, taken as they are: a negative size is not turned round.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its left and top edges and its size, taken as they are: a negative size is not turned round.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The x of the left edge, which belongs to the rectangle.
  public var minX: Double { origin.x }
  /// The y of the top edge, which belongs to the rectangle.
  public var minY: Double { origin.y }
  /// The x of the right edge, which does not belong to the rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The y of the bottom edge, which does not belong to the rectangle.
  public var maxY: Double { origin.y + size.height }
  /// The x half way between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y half way between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width of the rectangle's `size`.
  public var width: Double { size.width }
  /// The height of the rectangle's `size`.
  public var height: Double { size.height }
  /// The point in the middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle holds no point: its width or its height is not above zero.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The four corners: top left, top right, bottom right, bottom left.
  public var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// Whether a point lies in the rectangle: one on its left or top edge does, one on its right or bottom edge does not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with each edge moved inwards, as far as `insets` says; a negative distance moves it outwards. The
  /// size does not go below 0.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with its left and right edges moved inwards by `dx`, its top and bottom ones by `dy`; negative
  /// distances move them outwards.
  public func inset(dx: Double, dy: Double) -> Rect {
    inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle of the same size, moved by a displacement.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The part that this rectangle and `other` share; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds this one and `other`; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the rectangles share an area; to touch at an edge is not enough.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle around some points; zero for none.
  public init(around points: some Collection<Point>) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rect {
  /// The rectangle that covers the same device pixels; its numbers are device pixels too.
  public init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width), height: Double(pixels.height))
  }
}

/// A width and a height, in logical pixels unless its user says otherwise.
public struct Size: Hashable, Sendable {
  /// How far it reaches to the right.
  public var width: Double
  /// How far it reaches down.
  public var height: Double

  /// The size of nothing: no width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// A size of this width and height, taken as they are, negative ones too.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The largest size with this one's proportions that fits into `bounds`; zero where either has no area.
  public func fitted(into bounds: Size) -> Size {
    guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else { return .zero }
    let factor = min(bounds.width / width, bounds.height / height)
    return Size(width: width * factor, height: height * factor)
  }
}

/// Distances inwards from a rectangle's four edges, in logical pixels unless their user says otherwise; negative ones
/// go outwards.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, downwards.
  public var top: Double
  /// The distance from the left edge, to the right.
  public var left: Double
  /// The distance from the bottom edge, upwards.
  public var bottom: Double
  /// The distance from the right edge, to the left.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Distances from the edges; one that is not given is 0, a negative one goes outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
