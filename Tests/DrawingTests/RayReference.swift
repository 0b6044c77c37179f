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

  init(_ panel: Bitmap, _ fold: PanelFold) {
    (width, height) = (panel.width, panel.height)
    self.fold = fold
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
      guard let hit = depth(at: Double(x) + (Double(i) + 0.5) / 16) else { continue }
      for j in 0..<16 {
        let row = fold.height / 2 + (Double(y) + (Double(j) + 0.5) / 16 - fold.top - fold.height / 2) * hit.divisor
        guard row > 0, row < fold.height else { continue }
        let along = fold.side == .left ? fold.width - hit.away : hit.away
        add(along + 0.5, row + 0.5, to: &sum)
      }
    }
    return sum.map { $0 / 256 }
  }

  /// Where a ray through a place on the screen meets the turned plane: the hinge is at 0, the viewer at (0, distance)
  /// looking along z, the panel goes away from it as (cosine, -sine).
  private func depth(at x: Double) -> (away: Double, divisor: Double)? {
    let screen = (x - fold.hingeX) * (fold.side == .left ? -1 : 1)
    guard screen > 0 else { return nil }
    // (0, d) + t (screen, -d) = away (cos, -sin)
    let (cosine, sine) = (cos(fold.angle), sin(fold.angle))
    let determinant = cosine * fold.distance - sine * screen
    let away = screen * fold.distance / determinant
    guard away > 0, away < fold.width else { return nil }
    return (away, (fold.distance + away * sine) / fold.distance)
  }

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
