import Drawing
import Geometry
import Glibc

/// What a folded panel should look like, by the definition: 16 x 16 rays through each pixel, traced back to the panel.
///
/// Written apart from the drawing and in other terms: a viewer in space, a plane, and where they meet.
struct RayReference {
  private let width: Int
  private let height: Int
  /// Premultiplied channels of the panel, with a clear border of one pixel.
  private var texels: [Double]
  private let fold: PanelFold
  /// The turned panel's sides, and what stands upright on it.
  private let right: Direction
  private let down: Direction
  private let normal: Direction

  init(_ panel: Bitmap, _ fold: PanelFold) {
    (width, height) = (panel.width, panel.height)
    self.fold = fold
    let (right, down) = (Self.turned(SIMD3(1, 0, 0), fold), Self.turned(SIMD3(0, 1, 0), fold))
    let normal = Self.cross(right, down)
    self.right = (right.x, right.y, right.z)
    self.down = (down.x, down.y, down.z)
    self.normal = (normal.x, normal.y, normal.z)
    texels = Array(repeating: 0, count: 4 * (width + 2) * (height + 2))
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<4 {
          texels[4 * ((y + 1) * (width + 2) + x + 1) + channel] = Double(panel.channel(channel, x, y))
        }
      }
    }
  }

  /// The four channels of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [Double] {
    var sum = [0.0, 0.0, 0.0, 0.0]
    for i in 0..<16 {
      for j in 0..<16 {
        let (u, v) = place(seenAt: Double(x) + (Double(i) + 0.5) / 16, Double(y) + (Double(j) + 0.5) / 16)
        guard u > 0, v > 0, u < fold.width, v < fold.height else { continue }
        add(u + 0.5, v + 0.5, to: &sum)
      }
    }
    return sum.map { $0 / 256 }
  }

  /// Where a ray from the viewer through a place on the screen meets the turned plane, from the panel's top left corner;
  /// nothing behind the viewer. The hinge's middle is the origin, the viewer stands at (0, 0, distance).
  private func place(seenAt x: Double, _ y: Double) -> (Double, Double) {
    let (x, y) = (x - fold.hingeX, y - fold.top - fold.height / 2)
    let way = -normal.z * fold.distance / (normal.x * x + normal.y * y - normal.z * fold.distance)
    guard way > 0 else { return (-1, -1) }
    let hit = (x: x * way, y: y * way, z: fold.distance * (1 - way))
    return (
      fold.axis + hit.x * right.x + hit.y * right.y + hit.z * right.z,
      fold.height / 2 + hit.x * down.x + hit.y * down.y + hit.z * down.z
    )
  }

  /// A direction on the flat panel as the panel is turned, by Rodrigues' formula.
  private static func turned(_ v: SIMD3<Double>, _ fold: PanelFold) -> SIMD3<Double> {
    let hinge = SIMD3(-sin(fold.slant), cos(fold.slant), 0)
    let (cosine, sine) = (cos(fold.turn), sin(fold.turn))
    return v * cosine + cross(hinge, v) * sine + hinge * ((hinge * v).sum() * (1 - cosine))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// As plain numbers: vectors are slow in a debug build.
  private typealias Direction = (x: Double, y: Double, z: Double)

  private func add(_ x: Double, _ y: Double, to sum: inout [Double]) {
    let (column, row) = (min(max(Int(x), 0), width), min(max(Int(y), 0), height))
    let (fx, fy) = (x - Double(column), y - Double(row))
    let near = 4 * (row * (width + 2) + column)
    let far = near + 4 * (width + 2)
    for channel in 0..<4 {
      let top = texels[near + channel] * (1 - fx) + texels[near + 4 + channel] * fx
      let bottom = texels[far + channel] * (1 - fx) + texels[far + 4 + channel] * fx
      sum[channel] += top * (1 - fy) + bottom * fy
    }
  }

  /// How near a drawing comes to it, in decibels over the pixels that the panel touches within some columns and rows.
  func fidelity(of drawn: Bitmap, columns: Range<Int>? = nil, rows: Range<Int>? = nil) -> Double {
    var (square, count) = (0.0, 0)
    for y in rows ?? 0..<drawn.height {
      for x in columns ?? 0..<drawn.width {
        let ideal = pixel(x, y)
        guard ideal[3] > 0 else { continue }
        count += 4
        for channel in 0..<4 {
          let error = ideal[channel] - Double(drawn.channel(channel, x, y))
          square += error * error
        }
      }
    }
    return square == 0 ? .infinity : 10 * log10(255 * 255 * Double(count) / square)
  }
}
