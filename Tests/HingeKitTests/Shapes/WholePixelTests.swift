import Drawing
import Geometry
import HingeKit
import Testing

/// Burgers and rules have no blurred edges, whatever the scale and the zoom.
@Suite("Burgers and rules on whole pixels")
struct WholePixelTests {
  private static let ground: UInt32 = 0xFF00_0000
  private static let bars: UInt32 = 0xFFFF_FFFF

  /// A white view on black; the burger's place is no whole pixel at any of the scales but 1.
  private func draw(_ view: View, frame: Rect, scale: Double) throws -> Bitmap {
    let root = ViewController()
    let window = Window(rootViewController: root)
    root.view.backgroundColor = .black
    root.view.addSubview(view)
    view.frame = frame
    window.resize(to: Size(width: 120, height: 80), scale: scale)
    return try window.snapshot()
  }

  /// The runs of white in a line of pixels; nil where one of them is neither ground nor bar.
  private func runs(_ pixels: [UInt32]) -> [Int]? {
    var runs: [Int] = []
    var last = Self.ground
    for pixel in pixels {
      guard pixel == Self.ground || pixel == Self.bars else { return nil }
      if pixel == Self.bars { if last == pixel { runs[runs.count - 1] += 1 } else { runs.append(1) } }
      last = pixel
    }
    return runs
  }

  nonisolated private static let scales = [1, 1.25, 1.5, 1.75, 2, 2.5, 3]

  @Test("three bars, 3 thick, evenly apart, lying and standing", arguments: scales, [0.0, 90, 180])
  func burger(scale: Double, angle: Double) throws {
    let burger = HamburgerView()
    (burger.color, burger.angle) = (.white, angle)
    let bitmap = try draw(burger, frame: Rect(x: 31, y: 23, width: 20, height: 20), scale: scale)
    let isUpright = angle == 90
    let middle = Int(((isUpright ? 33.0 : 41) * scale).rounded())
    let line =
      isUpright
      ? (0..<bitmap.width).map { bitmap[$0, middle] } : (0..<bitmap.height).map { bitmap[middle, $0] }
    let thickness = Int((3 * scale).rounded())
    #expect(runs(line) == [thickness, thickness, thickness])
  }

  @Test("a panel's bars", arguments: scales, [HorizontalEdge.leading, .trailing])
  func panelButton(scale: Double, edge: HorizontalEdge) throws {
    let button = PanelButton(edge: edge)
    button.color = .white
    let bitmap = try draw(button, frame: Rect(x: 31, y: 23, width: 20, height: 20), scale: scale)
    let column = Int(((edge == .leading ? 35.0 : 47) * scale).rounded())
    let thickness = Int((3 * scale).rounded())
    #expect(runs((0..<bitmap.height).map { bitmap[column, $0] }) == [thickness, thickness, thickness])
  }

  @Test("a header's rule, 2 thick, and still so after a change of the scale alone", arguments: scales)
  func rule(scale: Double) throws {
    let header = FloatingBurger()
    (header.color, header.buttonEdges) = (.white, [])
    let root = ViewController()
    let window = Window(rootViewController: root)
    root.view.backgroundColor = .black
    root.view.addSubview(header)
    header.frame = Rect(x: 0, y: 0, width: 120, height: FloatingBurger.height)
    for shown in [3 - scale / 2, scale] {
      window.resize(to: Size(width: 120, height: 80), scale: shown)
      let bitmap = try window.snapshot()
      let column = Int(60 * shown)
      #expect(runs((0..<bitmap.height).map { bitmap[column, $0] }) == [Int((2 * shown).rounded())])
    }
  }
}
