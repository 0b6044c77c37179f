import Glibc

/// A 4 x 4 matrix for row vectors, as Core Animation's `CATransform3D`: `m41...m43` translate, `m34` is the perspective.
public struct Transform3D: Hashable, Sendable {
  /// What x adds to x, y, z and w.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  /// What y adds to x, y, z and w.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  /// What z adds to x, y, z and w.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  /// The translation along x, y and z, and w's own share.
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// Everything stays where it is.
  public static let identity = Transform3D()

  /// The identity.
  public init() {}

  /// In logical pixels; positive z is towards the viewer.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var result = Transform3D()
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  /// About the origin; each axis has its own factor.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// A viewer at `distance` logical pixels in front of the plane z = 0: m34 = -1/distance.
  public static func perspective(distance: Double) -> Transform3D {
    var result = Transform3D()
    result.m34 = -1 / distance
    return result
  }

  /// About the y axis, in radians, with Core Animation's sign: positive turns the right side away from the viewer.
  public static func rotationY(_ angle: Double) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m13) = (cos(angle), -sin(angle))
    (result.m31, result.m33) = (sin(angle), cos(angle))
    return result
  }

  /// About the z axis, in radians; positive is clockwise, since y points down.
  public static func rotationZ(_ angle: Double) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m12) = (cos(angle), sin(angle))
    (result.m21, result.m22) = (-sin(angle), cos(angle))
    return result
  }

  /// First this one, then `next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    let (a, b) = (rows, next.rows)
    let product = (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0.0) { $0 + a[row][$1] * b[$1][column] } }
    }
    return Transform3D(rows: product)
  }

  private var rows: [[Double]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  private init(rows: [[Double]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
}
