import Geometry

/// A path with its length, from which parts can be cut: what it takes to know once is kept.
///
/// Lengths are true arc lengths, in the path's coordinates, over all figures in their order; the way between two figures
/// is none. Steps to what is not finite, or too far away to have a length, are left out.
public struct PathMeasure: Sendable {
  /// What was measured.
  public let path: Path
  /// How long the pen draws.
  public let length: Double

  private let figures: [Figure]

  /// Measures a path; takes time in proportion to its steps.
  public init(_ path: Path) {
    self.path = path
    var figures = Self.figures(of: path)
    var length = 0.0
    for index in figures.indices {
      figures[index].offset = length
      length += figures[index].length
    }
    self.figures = figures
    self.length = length
  }

  /// The part of the path between two shares of its length, 0...1; what is beyond is brought into that. Nothing where
  /// `start` is not less than `end`. A closed figure stays closed only as a whole.
  public func trimmed(from start: Double, to end: Double) -> Path {
    guard start < end, end > 0, start < 1 else { return Path() }
    if start <= 0, end >= 1 { return path }
    let (low, high) = (max(0, start) * length, min(1, end) * length)
    // Lengths are sums: no piece is cut for what is only their rounding.
    let tolerance = 1e-9 * length
    return figures.reduce(into: Path()) { result, figure in
      let (first, last) = (low - figure.offset, high - figure.offset)
      let isWhole = first <= tolerance && last >= figure.length - tolerance
      result.append(isWhole ? figure.path : figure.part(from: first, to: last, tolerance: tolerance))
    }
  }

  // MARK: Figures

  /// A stretch of the pen without a gap.
  private struct Figure {
    var start: Point
    /// A closed figure's last piece is the line that closes it.
    var isClosed = false
    var pieces: [Piece] = []
    var length = 0.0
    /// How long the figures before it are.
    var offset = 0.0

    var path: Path {
      var path = Path()
      path.move(to: start)
      for piece in isClosed ? pieces.dropLast() : pieces[...] { piece.append(to: &path) }
      if isClosed { path.close() }
      return path
    }

    /// Between two lengths from the figure's start; pieces not longer than `tolerance` are none.
    func part(from low: Double, to high: Double, tolerance: Double) -> Path {
      var path = Path()
      var offset = 0.0
      for piece in pieces {
        let (from, to) = (max(low - offset, 0), min(high - offset, piece.length))
        offset += piece.length
        guard to - from > tolerance else { continue }
        let part = piece.part(
          from: from > tolerance ? from : 0, to: to < piece.length - tolerance ? to : piece.length)
        if path.isEmpty { path.move(to: part.start) }
        part.append(to: &path)
      }
      return path
    }
  }

  private struct Piece {
    enum Shape {
      case line(from: Point, to: Point)
      case curve(CubicCurve)
    }

    let shape: Shape
    let length: Double

    init(_ shape: Shape) {
      self.shape = shape
      length =
        switch shape {
        case .line(let from, let to): (to - from).length
        case .curve(let curve): curve.length()
        }
    }

    var start: Point {
      switch shape {
      case .line(let from, _): from
      case .curve(let curve): curve.start
      }
    }

    var end: Point {
      switch shape {
      case .line(_, let to): to
      case .curve(let curve): curve.end
      }
    }

    /// Between two lengths from the piece's start.
    func part(from low: Double, to high: Double) -> Piece {
      guard low > 0 || high < length else { return self }
      switch shape {
      case .line(let from, let to):
        let way = to - from
        return Piece(
          .line(from: from + way * (low / length), to: high < length ? from + way * (high / length) : to))
      case .curve(let curve):
        return Piece(.curve(curve.part(from: curve.parameter(atLength: low), to: curve.parameter(atLength: high))))
      }
    }

    /// Draws it from where the pen is, which is its start.
    func append(to path: inout Path) {
      switch shape {
      case .line(_, let to): path.line(to: to)
      case .curve(let curve): path.curve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
  }

  private static func figures(of path: Path) -> [Figure] {
    var figures: [Figure] = []
    /// Where the pen is, once it is anywhere.
    var pen: Point?
    /// Whether the pen's next step belongs to the last figure.
    var isDrawing = false

    func begin(at point: Point) {
      figures.append(Figure(start: point))
      pen = point
      isDrawing = true
    }
    func draw(_ shape: Piece.Shape) {
      let piece = Piece(shape)
      guard piece.length.isFinite else { return }
      if !isDrawing { begin(at: piece.start) }
      figures[figures.count - 1].pieces.append(piece)
      figures[figures.count - 1].length += piece.length
      pen = piece.end
    }

    for element in path.elements where element.isFinite {
      switch element {
      case .move(let point): begin(at: point)
      case .line(let point):
        if let pen { draw(.line(from: pen, to: point)) } else { begin(at: point) }
      case .curve(let point, let control1, let control2):
        // As Cairo: a curve from nowhere begins at its first control point.
        draw(.curve(CubicCurve(start: pen ?? control1, control1: control1, control2: control2, end: point)))
      case .close:
        guard isDrawing, let pen, let start = figures.last?.start else { continue }
        draw(.line(from: pen, to: start))
        figures[figures.count - 1].isClosed = true
        isDrawing = false
      }
    }
    return figures
  }
}
