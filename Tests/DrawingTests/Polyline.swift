import Drawing
import Geometry

/// A path as a chain of points close together, made without any of the code that measures and cuts paths: its steps are
/// taken one after the other, curves by Bernstein's form. The way between two figures has no length.
struct Polyline {
  private(set) var points: [Point] = []
  /// How much of the path lies before each point.
  private(set) var lengths: [Double] = []

  var length: Double { lengths.last ?? 0 }

  init(_ path: Path, pointsPerCurve: Int = 2000) {
    var start = Point.zero
    for element in path.elements {
      let pen = points.last ?? .zero
      switch element {
      case .move(let point):
        start = point
        add(point, isDrawn: false)
      case .line(let point): add(point)
      case .curve(let end, let control1, let control2):
        for index in 1...pointsPerCurve {
          let t = Double(index) / Double(pointsPerCurve)
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t)
          let x = a * pen.x + b * control1.x + c * control2.x + d * end.x
          let y = a * pen.y + b * control1.y + c * control2.y + d * end.y
          add(Point(x: x, y: y))
        }
      case .close: add(start)
      }
    }
  }

  private mutating func add(_ point: Point, isDrawn: Bool = true) {
    let step = isDrawn ? (point - (points.last ?? point)).length : 0
    lengths.append(length + step)
    points.append(point)
  }

  /// The point that far along the path.
  func point(at length: Double) -> Point {
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < length { low = middle + 1 } else { high = middle }
    }
    guard low > 0, lengths[low] > lengths[low - 1] else { return points[low] }
    let share = (length - lengths[low - 1]) / (lengths[low] - lengths[low - 1])
    return points[low - 1] + (points[low] - points[low - 1]) * share
  }

  /// The straight ways between points `step` apart, from one length to another of a path of one figure.
  func path(from start: Double, to end: Double, step: Double) -> Path {
    let count = max(1, Int(((end - start) / step).rounded(.up)))
    var path = Path()
    path.move(to: point(at: start))
    for index in 1...count { path.line(to: point(at: start + (end - start) * Double(index) / Double(count))) }
    return path
  }
}
