import Glibc

/// A 4 x 4 matrix for row vectors, as Core Animation's `CATransform3D`: `m41...m43` translate, `m34` is the perspective.
public struct Transform3D: Hashable, Sendable {
  /// The first row of the matrix: how much of a point's x goes into x, y, z and w of where it lands.
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  /// The second row of the matrix: how much of a point's y goes into x, y, z and w of where it lands.
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  /// The third row of the matrix: how much of a point's z goes into x, y, z and w of where it lands. `m34` is the
  /// perspective.
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  /// The fourth row of the matrix: the translation along x, y and z in logical pixels, and `m44`, the constant part of
  /// w.
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// The transform that leaves everything where it is.
  public static let identity = Transform3D()

  /// The identity, which leaves everything where it is.
  public init() {}

  /// A transform that moves everything, in logical pixels: `x` to the right, `y` down, `z` towards the viewer.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var result = Transform3D()
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  /// A transform that scales everything about the origin, by a factor for each axis.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// What a viewer sees from `distance` logical pixels in front of the plane z = 0: m34 is -1 / distance, as with Core
  /// Animation.
  public static func perspective(distance: Double) -> Transform3D {
    var result = Transform3D()
    result.m34 = -1 / distance
    return result
  }

  /// A turn about the y axis, in radians, with Core Animation's sign: a positive angle turns the right side away from
  /// the viewer.
  public static func rotationY(_ angle: Double) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m13) = (cos(angle), -sin(angle))
    (result.m31, result.m33) = (sin(angle), cos(angle))
    return result
  }

  /// A turn about the z axis, in radians; a positive angle turns clockwise, since y points down.
  public static func rotationZ(_ angle: Double) -> Transform3D {
    var result = Transform3D()
    (result.m11, result.m12) = (cos(angle), sin(angle))
    (result.m21, result.m22) = (-sin(angle), cos(angle))
    return result
  }

  /// The transform that applies this one first and then `next`.
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
