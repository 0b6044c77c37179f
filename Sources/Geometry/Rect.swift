/// A rectangle with its origin at the top left; y points down. Half open: it holds its top and left edges only.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// To the right and down from there.
  public var size: Size

  /// Empty, at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Takes both as they are; nothing turns a negative size round.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The same, from single numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge, which it holds.
  public var minX: Double { origin.x }
  /// The top edge, which it holds.
  public var minY: Double { origin.y }
  /// The right edge, which it does not hold.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, which it does not hold.
  public var maxY: Double { origin.y + size.height }
  /// Half way from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// Half way from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The size's.
  public var width: Double { size.width }
  /// The size's.
  public var height: Double { size.height }
  /// The middle, both ways.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether it holds no point at all.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Top left, top right, bottom right, bottom left.
  public var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// Whether a point lies in it: on the left and top edges yes, on the right and bottom ones no.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Without a margin at each edge. It never gets smaller than nothing; a negative margin makes it larger.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }

  /// The same margin at left and right (`dx`), and at top and bottom (`dy`).
  public func inset(dx: Double, dy: Double) -> Rect {
    inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The same size, moved.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }

  /// What both hold; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether they have an area in common; to touch is not enough.
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
  /// The same rectangle, in device pixels.
  public init(_ pixels: PixelRect) {
    self.init(
      x: Double(pixels.x), y: Double(pixels.y), width: Double(pixels.width), height: Double(pixels.height))
  }
}

/// A width and a height, in logical pixels unless its user says otherwise.
public struct Size: Hashable, Sendable {
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// No area.
  public static let zero = Size(width: 0, height: 0)

  /// Takes both as they are, negative ones too.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The largest size of this size's proportions that fits into `bounds`; zero where either has no area.
  public func fitted(into bounds: Size) -> Size {
    guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else { return .zero }
    let factor = min(bounds.width / width, bounds.height / height)
    return Size(width: width * factor, height: height * factor)
  }
}

/// Distances inwards from a rectangle's four edges.
public struct Insets: Hashable, Sendable {
  /// From the top edge down.
  public var top: Double
  /// From the left edge to the right.
  public var left: Double
  /// From the bottom edge up.
  public var bottom: Double
  /// From the right edge to the left.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// What is not given is 0. A distance below 0 goes outwards.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
