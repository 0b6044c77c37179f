import Drawing
import Geometry
import Glibc
import Testing

@Suite("The length of paths, and parts of them")
struct PathMeasureTests {
  private static func path(_ build: (inout Path) -> Void) -> Path {
    var path = Path()
    build(&path)
    return path
  }

  /// The floating burger's, W = 320 (R3.2).
  private static let burger = path {
    $0.move(to: Point(x: 25, y: 0))
    $0.line(to: Point(x: 290, y: 0))
    $0.arc(
      center: Point(x: 290, y: -20), radius: 20, startAngle: .pi / 2, endAngle: -.pi * 3 / 2, clockwise: false)
  }

  /// Lines, curves with a loop and with a cusp, arcs, a closed figure, and a step that goes nowhere.
  private static let medley = path {
    $0.move(to: Point(x: 10, y: 10))
    $0.curve(to: Point(x: 90, y: 10), control1: Point(x: 200, y: 120), control2: Point(x: -100, y: 120))
    $0.line(to: Point(x: 90, y: 10))
    $0.curve(to: Point(x: 190, y: 40), control1: Point(x: 190, y: 90), control2: Point(x: 90, y: 90))
    $0.move(to: Point(x: 300, y: 20))
    $0.line(to: Point(x: 360, y: 20))
    $0.line(to: Point(x: 360, y: 90))
    $0.close()
    $0.arc(center: Point(x: 300, y: 150), radius: 33, startAngle: 1, endAngle: 5, clockwise: true)
  }

  // MARK: Length

  @Test("R3.1 lengths are those that mathematics gives")
  func lengths() {
    func near(_ path: Path, _ length: Double) -> Bool { abs(path.length - length) <= 1e-6 * length }
    #expect(near(.rect(Rect(x: 3, y: 4, width: 30, height: 20)), 100), "the closing line counts")
    #expect(near(Self.burger, 265 + 40 * .pi))
    // y = x² from 0 to 1, as a cubic curve: √5/2 + arsinh(2)/4.
    let parabola = Self.path {
      $0.move(to: .zero)
      $0.curve(to: Point(x: 1, y: 1), control1: Point(x: 1.0 / 3, y: 0), control2: Point(x: 2.0 / 3, y: 1.0 / 3))
    }
    #expect(near(parabola, 5.0.squareRoot() / 2 + asinh(2) / 4))
    // x = 3t(1 - t)² goes out to 4/9 and comes back.
    let there = Self.path {
      $0.move(to: .zero)
      $0.curve(to: .zero, control1: Point(x: 1, y: 0), control2: .zero)
    }
    #expect(near(there, 8.0 / 9))
    let apart = Self.path {
      $0.move(to: .zero)
      $0.line(to: Point(x: 3, y: 4))
      $0.move(to: Point(x: 1000, y: 0))
      $0.line(to: Point(x: 1000, y: 7))
    }
    #expect(near(apart, 12), "the way between figures does not count")
    #expect(near(Self.medley, Polyline(Self.medley).length))
  }

  // MARK: Parts

  @Test("R3.1 a part is the whole path between two shares of its length, to a hundredth of a pixel")
  func parts() {
    for path in [Self.burger, Self.medley, .circle(center: .zero, radius: 300)] {
      let measure = PathMeasure(path)
      let whole = Polyline(path)
      let shares = [0, 0.01, 0.2, 0.375, 0.5, 0.678333, 0.8, 0.999, 1]
      for start in shares {
        for end in shares where end > start {
          let part = Polyline(measure.trimmed(from: start, to: end), pointsPerCurve: 300)
          #expect(abs(part.length - (end - start) * whole.length) < 0.01)
          var farthest = 0.0
          for index in 0..<40 {
            // Off the ends, where a point can belong to one figure or to the next.
            let share = (Double(index) + 0.5) / 40
            let expected = whole.point(at: (start + (end - start) * share) * whole.length)
            farthest = max(farthest, (part.point(at: part.length * share) - expected).length)
          }
          #expect(farthest < 0.01, "from \(start) to \(end)")
        }
      }
    }
  }

  @Test(
    "R3.1 the stroke of a part lies where the same stretch of the whole path does, to half a device pixel",
    arguments: [1.0, 1.5, 2.0])
  func strokes(scale: Double) throws {
    let wave = Self.path {
      $0.move(to: Point(x: 25, y: 20))
      $0.curve(to: Point(x: 200, y: 20), control1: Point(x: 80, y: -60), control2: Point(x: 100, y: 120))
      $0.line(to: Point(x: 300, y: 30))
    }
    for path in [Self.burger, wave] {
      let (measure, whole) = (PathMeasure(path), Polyline(path))
      for (start, end) in [(0.0, 0.678333), (0.678333, 1), (0.1, 0.3), (0.25, 0.75), (0.5, 0.9)] {
        func drawn(_ path: Path) throws -> Bitmap {
          let bitmap = try Bitmap(width: Int(320 * scale), height: Int(100 * scale))
          let canvas = try Canvas(bitmap)
          canvas.scale(scale)
          canvas.translate(x: 0, y: 49)
          canvas.stroke(path, .white, width: 3)
          return bitmap
        }
        let part = try drawn(measure.trimmed(from: start, to: end))
        let reference = try drawn(whole.path(from: start * whole.length, to: end * whole.length, step: 0.25))
        var largest = 0
        for y in 0..<part.height {
          for x in 0..<part.width { largest = max(largest, abs(part.channel(3, x, y) - reference.channel(3, x, y))) }
        }
        // An edge that lies half a device pixel off covers half a pixel more or less, 128 of 255, of those along it.
        #expect(largest < 64, "\(start) to \(end)")
      }
    }
  }

  @Test("R3.1 closed figures become open unless the whole of one is kept")
  func closedFigures() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let next = Path.rect(Rect(x: 20, y: 0, width: 10, height: 10))
    let both = Self.path {
      $0.append(square)
      $0.append(next)
    }
    #expect(both.trimmed(from: 0, to: 1) == both)
    #expect(both.trimmed(from: -3, to: 7) == both)
    #expect(both.trimmed(from: 0, to: 0.5) == square)
    #expect(both.trimmed(from: 0.5, to: 1) == next)
    let open = Self.path {
      $0.move(to: Point(x: 5, y: 0))
      for corner in square.elements.dropFirst() {
        if case .line(let point) = corner { $0.line(to: point) }
      }
      $0.line(to: .zero)
    }
    #expect(square.trimmed(from: 0.125, to: 1) == open)
  }

  @Test("R3.1 nothing is kept where the start is not before the end, or either is no number")
  func nothing() {
    for (start, end) in [(0.5, 0.5), (0.6, 0.4), (1, 2), (-1, 0), (.nan, 1), (0, .nan)] {
      #expect(Self.burger.trimmed(from: start, to: end).isEmpty)
    }
  }

  @Test("Paths without sense have a finite length, and parts of it")
  func senseless() {
    let infinity = Double.infinity
    let odd = [Point(x: .nan, y: 0), Point(x: infinity, y: 1), Point(x: 1e200, y: -1e200), Point(x: 3, y: 4), .zero]
    for a in odd {
      for b in odd {
        let path = Self.path {
          $0.close()
          $0.curve(to: a, control1: b, control2: .zero)
          $0.close()
          $0.line(to: b)
          $0.move(to: a)
          $0.line(to: a)
          $0.arc(center: b, radius: a.x, startAngle: b.y, endAngle: a.y, clockwise: true)
          $0.curve(to: b, control1: b, control2: a)
          $0.line(to: .zero)
          $0.close()
        }
        let measure = PathMeasure(path)
        #expect(measure.length.isFinite && measure.length >= 0)
        for (start, end) in [(0, 0.3), (0.3, 1), (0.2, 0.7)] {
          #expect(
            abs(measure.trimmed(from: start, to: end).length - (end - start) * measure.length)
              <= 1e-6 * measure.length)
        }
      }
    }
    #expect(Path().length == 0)
    #expect(Path().trimmed(from: 0.2, to: 0.8).isEmpty)
  }

  // MARK: Arcs

  @Test("An arc is its circle to a thousandth of a pixel at a radius of a thousand")
  func arcIsRound() {
    let center = Point(x: 12, y: -7)
    for (start, end) in [(0, 2 * Double.pi), (0.3, 1.1), (-2, 3)] {
      let arc = Self.path {
        $0.arc(center: center, radius: 1000, startAngle: start, endAngle: end, clockwise: true)
      }
      let line = Polyline(arc, pointsPerCurve: 50)
      let off = line.points.map { abs(($0 - center).length - 1000) }.max() ?? .infinity
      #expect(off < 0.001)
      #expect(abs(arc.length - 1000 * (end - start)) < 0.001)
      let last = center + Vector(dx: cos(end), dy: sin(end)) * 1000
      #expect((line.point(at: line.length) - last).length < 1e-9)
    }
  }

  /// From and to in quarters of a turn from the right, clockwise on a screen.
  @Test(
    "An arc goes the way that it is told: to the next such angle, once around at most",
    arguments: [
      (from: 0.0, to: 1.0, clockwise: true, quarters: 1.0), (0, 1, false, -3), (0, -1, true, 3), (0, -1, false, -1),
      (0, 4, true, 4), (0, 9, true, 4), (1, -3, false, -4), (0, -5, true, 3), (2, 2, true, 0), (2, 2, false, 0),
    ])
  func arcDirection(from: Double, to: Double, clockwise: Bool, quarters: Double) {
    let quarter = Double.pi / 2
    let arc = Self.path {
      $0.arc(
        center: .zero, radius: 1, startAngle: from * quarter, endAngle: to * quarter, clockwise: clockwise)
    }
    #expect(abs(arc.length - abs(quarters) * quarter) < 1e-6)
    guard quarters != 0 else { return }
    let middle = Polyline(arc).point(at: arc.length / 2)
    let angle = (from + quarters / 2) * quarter
    #expect((middle - Point(x: cos(angle), y: sin(angle))).length < 1e-3)
  }
}
