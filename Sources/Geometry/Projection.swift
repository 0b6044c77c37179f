/// How a flat plane (z = 0) lands on another through a `Transform3D`: a 3 x 3 homography for column vectors (x, y, 1).
///
///     x' = (a x + b y + c) / w,  y' = (d x + e y + f) / w,  w = g x + h y + i
public struct Projection: Hashable, Sendable {
  /// The nine numbers of the matrix, row by row: x' = (a x + b y + c) / w, y' = (d x + e y + f) / w, w = g x + h y + i.
  public var a, b, c, d, e, f, g, h, i: Double

  /// The projection that leaves everything where it is.
  public static let identity = Projection(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: 0, h: 0, i: 1)

  /// The projection x' = (a x + b y + c) / w, y' = (d x + e y + f) / w, w = g x + h y + i.
  public init(
    a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double, h: Double, i: Double
  ) {
    (self.a, self.b, self.c) = (a, b, c)
    (self.d, self.e, self.f) = (d, e, f)
    (self.g, self.h, self.i) = (g, h, i)
  }

  /// The plane z = 0 seen through `transform`.
  public init(_ transform: Transform3D) {
    self.init(
      a: transform.m11, b: transform.m21, c: transform.m41,
      d: transform.m12, e: transform.m22, f: transform.m42,
      g: transform.m14, h: transform.m24, i: transform.m44)
  }

  /// A projection that moves everything by `x` to the right and by `y` down.
  public static func translation(x: Double, y: Double) -> Projection {
    Projection(a: 1, b: 0, c: x, d: 0, e: 1, f: y, g: 0, h: 0, i: 1)
  }

  /// A projection that scales everything about the origin by one factor in both directions.
  public static func scale(_ factor: Double) -> Projection { scale(x: factor, y: factor) }

  /// A projection that scales everything about the origin, by a factor for each axis.
  public static func scale(x: Double, y: Double) -> Projection {
    Projection(a: x, b: 0, c: 0, d: 0, e: y, f: 0, g: 0, h: 0, i: 1)
  }

  /// Whether the projection is without perspective, so that parallel lines stay parallel.
  public var isAffine: Bool { g == 0 && h == 0 }

  /// Whether the projection moves things and does nothing else.
  public var isTranslation: Bool { isAffine && a == i && e == i && b == 0 && d == 0 }

  /// The place where a point of the plane is seen; nil for one that lies behind the viewer or at infinity.
  public func project(_ point: Point) -> Point? {
    let w = w(at: point)
    guard w > 1e-9 else { return nil }
    return Point(x: (a * point.x + b * point.y + c) / w, y: (d * point.x + e * point.y + f) / w)
  }

  /// The smallest `w` of a point that is drawn: one with a smaller `w` lies all but at the viewer's eye, or behind it.
  public static let nearest = 1.0 / 256

  /// The smallest rectangle around what is seen of `rect`, which is the part of it whose `w` is at least `nearest`.
  /// Zero where nothing is seen.
  public func bounds(of rect: Rect) -> Rect {
    let corners = rect.corners
    var seen: [Point] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (near, far) = (w(at: corner) - Self.nearest, w(at: next) - Self.nearest)
      if near >= 0 { seen.append(corner) }
      // Where the way to the next corner comes into sight or leaves it.
      if (near < 0) != (far < 0) { seen.append(corner + (next - corner) * (near / (near - far))) }
    }
    return Rect(around: seen.compactMap(project))
  }

  private func w(at point: Point) -> Double { g * point.x + h * point.y + i }

  /// The projection that applies this one first and then `next`.
  public func concatenating(_ next: Projection) -> Projection {
    Projection(
      a: next.a * a + next.b * d + next.c * g,
      b: next.a * b + next.b * e + next.c * h,
      c: next.a * c + next.b * f + next.c * i,
      d: next.d * a + next.e * d + next.f * g,
      e: next.d * b + next.e * e + next.f * h,
      f: next.d * c + next.e * f + next.f * i,
      g: next.g * a + next.h * d + next.i * g,
      h: next.g * b + next.h * e + next.i * h,
      i: next.g * c + next.h * f + next.i * i)
  }

  /// The projection from the picture back to the plane; nil where the plane is seen edge on. The result's `project(_:)`
  /// returns nil for points that lie behind the viewer.
  public var inverse: Projection? {
    let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return Projection(
      a: (e * i - f * h) / determinant, b: (c * h - b * i) / determinant, c: (b * f - c * e) / determinant,
      d: (f * g - d * i) / determinant, e: (a * i - c * g) / determinant, f: (c * d - a * f) / determinant,
      g: (d * h - e * g) / determinant, h: (b * g - a * h) / determinant, i: (a * e - b * d) / determinant)
  }
}
