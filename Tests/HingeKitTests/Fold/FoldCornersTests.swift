import Drawing
import Geometry
import Harness
import Testing

@testable import HingeKit

/// A panel's edges, found in how much of each pixel it covers.
private struct Coverage {
  let picture: Bitmap

  private func share(_ x: Int, _ y: Int) -> Double { Double(picture[x, y] >> 24) / 255 }

  /// The left and right edge along a row; nil where next to nothing is covered.
  func sides(row y: Int, within columns: Range<Int>) -> (left: Double, right: Double)? {
    var sum = 0.0
    var moment = 0.0
    for x in columns {
      let share = share(x, y)
      sum += share
      moment += share * (Double(x) + 0.5)
    }
    guard sum > 0.05 else { return nil }
    return (moment / sum - sum / 2, moment / sum + sum / 2)
  }

  /// The top and bottom edge in the middle of a column that the panel covers from side to side.
  func ends(column x: Int) -> (top: Double, bottom: Double) {
    let middle = picture.height / 2
    let above = (0..<middle).reduce(0.0) { $0 + share(x, $1) }
    let below = (middle..<picture.height).reduce(0.0) { $0 + share(x, $1) }
    return (Double(middle) - above, Double(middle) + below)
  }
}

@Suite("Where the panel's corners are")
struct FoldCornersTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let style: FoldStyle
    let scale: Double
    let width: Double
    let height: Double
    var size: Size { Size(width: width, height: height) }
    var testDescription: String { "\(style) at scale \(scale) in \(Int(width)) x \(Int(height))" }
  }

  nonisolated static let settings = FoldStyle.allCases.flatMap { style in
    [1, 1.5, 2].flatMap { scale in
      [(320.0, 480.0), (364, 640), (1920, 1080)].map {
        Setting(style: style, scale: scale, width: $0.0, height: $0.1)
      }
    }
  }

  private static let fractions = (0...10).map { Double($0) / 10 }
  /// What the corners may be off by, in device pixels.
  private static let tolerance = 0.25

  private static func window(_ setting: Setting, distance: Double = 1000, side: Side = .left) -> (
    Window, HingedMenuController
  ) {
    let panel = ViewController()
    panel.view.backgroundColor = .white
    let controller = HingedMenuController(menu: panel, content: ViewController())
    controller.foldStyle = setting.style
    controller.perspectiveDistance = distance
    let window = Window(rootViewController: controller)
    window.layoutDirection = side == .left ? .leftToRight : .rightToLeft
    window.resize(to: setting.size, scale: setting.scale)
    return (window, controller)
  }

  @Test(
    "R1.7 M40 the corners of the drawn panel are where the formula says, to a quarter of a pixel", arguments: settings)
  func drawnCorners(setting: Setting) throws {
    let (window, controller) = Self.window(setting)
    for fraction in Self.fractions {
      controller.hold(at: fraction)
      let picture = try controller.foldedPanelPicture(in: window)
      let quad = HingeQuad(window: setting.size, fraction: fraction, style: setting.style, scale: setting.scale)
      Self.expect(picture, shows: quad, at: fraction)
    }
  }

  @Test("R1.7 from nearer and from farther away the corners follow the formula", arguments: [300.0, 640, 5000])
  func distances(distance: Double) throws {
    let setting = Setting(style: .push, scale: 1.5, width: 364, height: 640)
    let (window, controller) = Self.window(setting, distance: distance)
    for fraction in Self.fractions {
      controller.hold(at: fraction)
      let quad = HingeQuad(
        window: setting.size, fraction: fraction, style: .push, scale: 1.5, distance: distance)
      Self.expect(try controller.foldedPanelPicture(in: window), shows: quad, at: fraction)
    }
  }

  @Test("M29 on the right the corners are the mirror image", arguments: settings.filter { $0.height == 640 })
  func mirrored(setting: Setting) throws {
    let (window, controller) = Self.window(setting, side: .right)
    for fraction in Self.fractions {
      controller.hold(at: fraction)
      let quad = HingeQuad(
        window: setting.size, fraction: fraction, style: setting.style, scale: setting.scale, side: .right)
      Self.expect(try controller.foldedPanelPicture(in: window), shows: quad, at: fraction)
    }
  }

  /// The part of the panel that lies beyond the window's edge can't be seen; the slanted edges still tell where its
  /// corners are.
  private static func expect(_ picture: Bitmap, shows quad: HingeQuad, at fraction: Double) {
    let coverage = Coverage(picture: picture)
    let right = Double(picture.width)
    let left = max(0, min(quad.farX, quad.innerX))
    let end = min(right, max(quad.farX, quad.innerX))
    let columns = max(0, Int(left) - 3)..<min(picture.width, Int(end) + 4)
    guard let sides = coverage.sides(row: picture.height / 2, within: columns) else {
      #expect(end - left < tolerance, "at \(fraction) nothing is drawn")
      return
    }
    #expect(abs(sides.left - left) < tolerance, "left side at \(fraction): \(sides.left), expected \(left)")
    #expect(abs(sides.right - end) < tolerance, "right side at \(fraction): \(sides.right), expected \(end)")
    // Two columns that are covered from side to side: a panel's sides fade over a pixel.
    var (first, last) = (Int(left.rounded(.up)) + 1, Int(end.rounded(.down)) - 2)
    // Where it is higher than the window, its ends can't be seen.
    while first < last, quad.top(at: Double(first)) < 0 { first += 1 }
    while first < last, quad.top(at: Double(last + 1)) < 0 { last -= 1 }
    guard last - first >= 2 else { return }
    let (a, b) = (coverage.ends(column: first), coverage.ends(column: last))
    for (x, ends) in [(first, a), (last, b)] {
      let middle = Double(x) + 0.5
      #expect(abs(ends.top - quad.top(at: middle)) < tolerance, "top of column \(x) at \(fraction)")
      #expect(abs(ends.bottom - quad.bottom(at: middle)) < tolerance, "bottom of column \(x) at \(fraction)")
    }
    // From there along the edges to the corners.
    for corner in quad.corners {
      let share = (corner.x - Double(first) - 0.5) / Double(last - first)
      let isTop = corner.y < quad.middleY
      let y = isTop ? a.top + (b.top - a.top) * share : a.bottom + (b.bottom - a.bottom) * share
      #expect(abs(y - corner.y) < tolerance, "corner at \(fraction): \(y), expected \(corner.y)")
    }
  }

  @Test("R1.7 the corners beyond the window's edge too", arguments: settings.filter { $0.width == 320 })
  func cornersOfTheFold(setting: Setting) throws {
    let (window, controller) = Self.window(setting)
    for fraction in Self.fractions where fraction > 0 && fraction < 1 {
      controller.hold(at: fraction)
      _ = try window.snapshot()
      let origin = Point(x: -80 * fraction, y: 0)
      let picture = try #require(MappedPicture(of: controller.menuPanel, at: origin, scale: setting.scale))
      let quad = HingeQuad(window: setting.size, fraction: fraction, style: setting.style, scale: setting.scale)
      for (corner, expected) in zip(Rect(picture.size).corners, quad.corners) {
        let corner = try #require(picture.map.project(corner))
        #expect((corner - expected).length < 1e-6, "at \(fraction): \(corner), expected \(expected)")
      }
    }
  }
}
