import Geometry
import Harness
import HingeKit
import Testing

@Suite("The hinge")
struct HingeSeamTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let style: FoldStyle
    let direction: LayoutDirection
    let scale120: Int
    var testDescription: String {
      "\(style) at scale \(Double(scale120) / 120)\(direction == .rightToLeft ? " on the right" : "")"
    }

    var configuration: TestCompositor.Configuration {
      scale120 % 120 == 0 ? .scale(scale120 / 120) : .fractional(scale120)
    }
  }

  nonisolated static let settings = FoldStyle.allCases.flatMap { style in
    [120, 150, 180, 210, 240].map { Setting(style: style, direction: .leftToRight, scale120: $0) }
      + [Setting(style: style, direction: .rightToLeft, scale120: 180)]
  }

  private static let fractions = [
    0.004, 0.1, 0.2, 0.253, 0.337, 0.4, 0.4711, 0.5, 0.612, 0.6667, 0.755, 0.8,
  ]

  @Test("M40 no sliver of ground between panel and content, nothing of the panel over the content", arguments: settings)
  func noSliver(setting: Setting) throws {
    let scene = try PanelScene(setting.configuration, style: setting.style, layoutDirection: setting.direction)
    for fraction in Self.fractions {
      try scene.hold(at: fraction)
      let look = try scene.look()
      let quad = try scene.quad
      let middle = look.height / 2
      let edge = look.contentEdge(row: middle)
      let exact = setting.direction == .leftToRight ? quad.contentX : Double(look.width) - quad.contentX
      #expect(abs(Double(edge) - exact) <= 0.51, "the content begins at \(edge), expected \(exact)")
      // The panel is white at (1 - fraction) over black.
      let expected = Int((255 * (1 - fraction)).rounded())
      let far = look.farEdge(row: middle)
      let full = Int(far.rounded(.up))
      let dim = (full..<edge).filter { abs(look.panel($0, middle) - expected) > 2 }
      #expect(dim.isEmpty, "columns \(dim) of the panel are not \(expected) at \(fraction), far \(far), edge \(edge)")
      let inset = Int(max(quad.top(at: quad.farX), quad.top(at: quad.innerX)).rounded(.up)) + 1
      let dark = (inset..<(look.height - inset)).filter { look.panel(edge - 1, $0) < expected - 2 }
      #expect(dark.isEmpty, "ground beside the content at \(fraction) in rows \(dark.prefix(5))")
      for x in [edge, edge + 1, edge + 9] {
        let over = stride(from: 0, to: look.height, by: 3).filter { !look.isContent(x, $0) }
        #expect(over.isEmpty, "the panel shows over the content's column \(x) at \(fraction) in rows \(over.prefix(5))")
      }
    }
    #expect(scene.screen.compositor.violations.isEmpty)
  }

  @Test("R1.7 M40 in the committed pixels the panel's edges are where the formula says", arguments: settings)
  func committedEdges(setting: Setting) throws {
    let scene = try PanelScene(setting.configuration, style: setting.style, layoutDirection: setting.direction)
    for fraction in [0.1, 0.25, 0.5, 0.7, 0.8] {
      try scene.hold(at: fraction)
      let look = try scene.look()
      let quad = try scene.quad
      let isLeft = setting.direction == .leftToRight
      let expectedFar = max(0, isLeft ? quad.farX : scene.size.width * quad.scale - quad.farX)
      let far = look.farEdge(row: look.height / 2)
      #expect(abs(far - expectedFar) < 0.25, "far edge at \(fraction): \(far), expected \(expectedFar)")
      let edge = look.contentEdge(row: look.height / 2)
      for column in Set([Int(far.rounded(.up)), edge - 1]) where Double(column) >= far && column < edge {
        let middle = Double(column) + 0.5
        let expected = max(0, quad.top(at: isLeft ? middle : scene.size.width * quad.scale - middle))
        let top = look.top(column: column)
        #expect(abs(top - expected) < 0.25, "top of column \(column) at \(fraction): \(top), expected \(expected)")
      }
    }
  }

  @Test(
    "M40 with a seam at odd places of the window: every width of the window and every offset",
    arguments: FoldStyle.allCases)
  func everyOffset(style: FoldStyle) throws {
    let scene = try PanelScene(.fractional(160), size: Size(width: 335, height: 97), style: style)
    for step in stride(from: 1, through: 780, by: 13) {
      let fraction = Double(step) / 1000
      try scene.hold(at: fraction)
      let look = try scene.look()
      let middle = look.height / 2
      let edge = look.contentEdge(row: middle)
      let expected = Int((255 * (1 - fraction)).rounded())
      #expect(abs(look.panel(edge - 1, middle) - expected) <= 2, "beside the content at \(fraction)")
    }
  }
}
