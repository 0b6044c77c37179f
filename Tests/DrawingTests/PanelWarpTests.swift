import Geometry
import Testing

@testable import Drawing

@Suite("How a folded panel is drawn")
struct PanelWarpTests {
  private let warp = PanelWarp()

  /// A panel drawn through a fold on a clear ground.
  private func drawn(_ panel: Bitmap, _ fold: PanelFold, width: Int? = nil, seam: PanelWarp.Seam? = nil) throws
    -> Bitmap
  {
    let out = try Bitmap(width: width ?? panel.width, height: panel.height)
    warp.draw(panel, fold: fold, into: out, clip: [out.bounds], seam: seam)
    return out
  }

  private func fold(
    _ panel: Bitmap, _ fraction: Double, _ style: FoldStyle = .push, distance: Double, side: PanelFold.Side = .left
  ) -> PanelFold {
    let hinge = style.hinge(width: Double(panel.width), fraction: fraction)
    return PanelFold(
      hingeX: side == .left ? hinge : Double(panel.width) - hinge, width: Double(panel.width),
      height: Double(panel.height), fraction: fraction, distance: distance, side: side)
  }

  @Test(
    "It is what sixteen by sixteen rays through each pixel see, to 45 dB",
    arguments: [0.01, 0.05, 0.33, 0.37, 0.6, 0.8], [FoldStyle.push, .door])
  func fidelity(fraction: Double, style: FoldStyle) throws {
    for scale in [1.0, 1.5] {
      let panel = try Bitmap.menu(width: Int(20 * scale), height: Int(44 * scale), scale: scale)
      let fold = fold(panel, fraction, style, distance: 250 * scale)
      let decibels = RayReference(panel, fold).fidelity(of: try drawn(panel, fold))
      #expect(decibels > 45, "fraction \(fraction), scale \(scale)")
    }
  }

  @Test("It is as good on a tall panel, whose edges slant by rows within one column", arguments: [0.37, 0.6, 0.8])
  func tallFidelity(fraction: Double) throws {
    let panel = try Bitmap.menu(width: 100, height: 600)
    let fold = fold(panel, fraction, distance: 1000)
    let out = try drawn(panel, fold)
    let left = max(0, Int(fold.bounds.minX.rounded(.down)))
    let reference = RayReference(panel, fold)
    #expect(reference.fidelity(of: out, columns: left..<left + 3, rows: 0..<200) > 45)
    #expect(reference.fidelity(of: out, columns: left + 10..<left + 12, rows: 400..<600) > 45)
  }

  @Test("A panel on the right is as good")
  func rightFidelity() throws {
    let panel = try Bitmap.menu(width: 20, height: 44)
    let fold = fold(panel, 0.4, distance: 250, side: .right)
    #expect(RayReference(panel, fold).fidelity(of: try drawn(panel, fold)) > 45)
  }

  @Test(
    "About its own middle it is as good, and from behind, where it is mirrored", arguments: [0.2, 0.5, 0.8, 1.2, 1.7])
  func middleFidelity(fraction: Double) throws {
    let panel = try Bitmap.menu(width: 40, height: 44)
    let fold = PanelFold(
      hingeX: 24.4, top: 6, width: 40, height: 44, fraction: fraction, distance: 150, side: .both)
    let out = try Bitmap(width: 50, height: 56)
    warp.draw(panel, fold: fold, into: out, clip: [out.bounds])
    #expect(RayReference(panel, fold).fidelity(of: out) > 45)
  }

  @Test("A plain panel is plain wherever it comes nearer or goes away: no pixel of it is brighter")
  func plain() throws {
    let panel = try Bitmap.filled(80, 480, Color(hex: 0x808080))
    for fraction in stride(from: 0.05, to: 1, by: 0.05) {
      let fold = PanelFold(hingeX: 40, top: 20, width: 80, height: 480, fraction: fraction, distance: 1000, side: .both)
      let out = try Bitmap(width: 80, height: 520)
      warp.draw(panel, fold: fold, into: out, clip: [out.bounds], opacity: 1 - fraction)
      let brightest = out.values.reduce(0) { max($0, $1 & 0xFF) }
      #expect(Double(brightest) <= 128 * (1 - fraction) + 1, "\(brightest) at \(fraction)")
    }
  }

  @Test("What comes up to the viewer's eye and goes on behind it is cut; what is in front of it is as good")
  func behindTheEye() throws {
    let panel = try Bitmap.menu(width: 60, height: 30)
    let fold = PanelFold(hingeX: 40, top: 10, width: 60, height: 30, fraction: 0.8, distance: 25, side: .both)
    let out = try Bitmap(width: 60, height: 50)
    warp.draw(panel, fold: fold, into: out, clip: [out.bounds])
    // The left edge would lie 28.5 before the hinge, behind the viewer.
    #expect(RayReference(panel, fold).fidelity(of: out) > 45)
    #expect(out.coverage(0, 25) == 1)
  }

  @Test("So near the eye that every column fans out it is as good", arguments: [2.0, 5, 20])
  func nearFidelity(distance: Double) throws {
    let panel = try Bitmap.menu(width: 40, height: 60)
    let fold = PanelFold(hingeX: 20, top: 10, width: 40, height: 60, fraction: 0.5, distance: distance, side: .both)
    let out = try Bitmap(width: 60, height: 80)
    warp.draw(panel, fold: fold, into: out, clip: [out.bounds])
    #expect(RayReference(panel, fold).fidelity(of: out) > 40)
  }

  @Test("However near the eye is, it takes no more columns than two windows have")
  func nearWork() throws {
    let panel = try Bitmap(width: 240, height: 1080)
    for (axis, distance) in [(PanelFold.Side.both, 1.0), (.left, 1), (.both, 10), (.left, 10), (.left, 100)] {
      let fold = PanelFold(hingeX: 240, width: 240, height: 1080, fraction: 0.5, distance: distance, side: axis)
      let warp = try #require(Warp(panel: panel, map: fold.projection(of: panel), opacity: 1, seam: nil))
      var (columns, weights): ([WarpColumn], [UInt16]) = ([], [])
      for x in 0..<1920 { warp.appendColumns(at: x, rows: 1080, tile: 0, to: &columns, weights: &weights) }
      #expect(columns.count < 2 * 1920, "\(axis), \(distance)")
    }
  }

  @Test(
    "Shaded, a column's colours are its light's share of what they were, by where it lies on the panel; alpha is kept",
    arguments: [0.1, 0.45, 0.8], [PanelFold.Side.left, .right])
  func shading(fraction: Double, side: PanelFold.Side) throws {
    let panel = try Bitmap.filled(200, 40, Color(hex: 0xF0A050))
    let fold = PanelFold(
      hingeX: side == .left ? 200 : 0, width: 200, height: 40, fraction: fraction, distance: 400, side: side)
    let out = try Bitmap(width: 200, height: 40)
    let map = fold.projection(of: panel)
    let shading = PanelShading(brightness: 0.8, falloff: 0.3, isDarkAtRight: side == .left)
    warp.draw(panel, through: map, into: out, clip: [out.bounds], shading: shading)
    let back = try #require(map.inverse)
    var seen = 0
    for x in 1..<199 {
      // Whole pixels of the panel: one shows ten of its columns at most.
      guard let place = back.project(Point(x: Double(x) + 0.5, y: 20)), (10...190).contains(place.x) else { continue }
      seen += 1
      // By hand: 0.8 (1 - 0.3 w^1.5), w from the free edge to the hinge.
      let way = side == .left ? place.x / 200 : 1 - place.x / 200
      let light = 0.8 * (1 - 0.3 * way * way.squareRoot())
      #expect(out[x, 20] >> 24 == 0xFF)
      for (shift, channel) in [(16, 240.0), (8, 160), (0, 80)] {
        #expect(abs(Double(out[x, 20] >> UInt32(shift) & 0xFF) - channel * light) <= 1.5, "at \(x)")
      }
    }
    #expect(seen > 20)
  }

  @Test(
    "Turned about any other axis it is what the rays see, but for what the bitmaps between blur",
    arguments: [0.4, .pi / 2, -1.1, 3.3])
  func slanted(slant: Double) throws {
    let panel = try Bitmap.filled(40, 44, Color(hex: 0xFF8000))
    try Canvas(panel).fill(Rect(x: 20, y: 0, width: 20, height: 22), Color(hex: 0x0080FF))
    var fold = PanelFold(hingeX: 32, top: 10, width: 40, height: 44, fraction: 0.5, distance: 150, side: .both)
    fold.slant = slant
    let out = try Bitmap(width: 64, height: 64)
    warp.draw(panel, fold: fold, into: out, clip: [out.bounds])
    let reference = RayReference(panel, fold)
    #expect(reference.fidelity(of: out) > 26)
    for (x, y) in [(25, 25), (38, 25), (25, 40), (38, 40)] {
      for (channel, wanted) in reference.pixel(x, y).enumerated() {
        #expect(abs(Double(out.channel(channel, x, y)) - wanted) < 2, "at \(x), \(y)")
      }
    }
  }

  @Test("M43 flat, it is the panel, pixel for pixel", arguments: [PanelFold.Side.left, .right])
  func exact(side: PanelFold.Side) throws {
    let panel = try Bitmap.menu(width: 30, height: 50)
    let flat = PanelFold(
      hingeX: side == .left ? 34 : 4, top: 3, width: 30, height: 50, fraction: 0, distance: 1000, side: side)
    let out = try Bitmap(width: 40, height: 60)
    warp.draw(panel, fold: flat, into: out, clip: [out.bounds])
    for y in 0..<60 {
      for x in 0..<40 { #expect(out[x, y] == panel[x - 4, y - 3]) }
    }
  }

  @Test("M43 flat and faded, it is the panel times the opacity")
  func exactFaded() throws {
    let panel = try Bitmap.filled(8, 8, Color(hex: 0xFF8000))
    let out = try Bitmap(width: 8, height: 8)
    warp.draw(
      panel, fold: PanelFold(hingeX: 8, width: 8, height: 8, angle: 0, distance: 1000), into: out, clip: [out.bounds],
      opacity: 0.5)
    #expect(out.values.allSatisfy { $0 == 0x8080_4000 })
  }

  @Test("M40 nothing is drawn beyond the hinge, and with a seam there exactly the pixel's rest and one more")
  func seam() throws {
    let panel = try Bitmap.filled(20, 30, .white)
    for hinge in [12.0, 12.25, 12.5, 12.999] {
      let fold = PanelFold(hingeX: hinge, width: 20, height: 30, fraction: 0.3, distance: 300)
      let plain = try drawn(panel, fold)
      #expect((0..<30).allSatisfy { plain[Int(hinge.rounded(.up)), $0] == 0 })
      // The content's edge is at the nearest pixel: whichever that is, what is left of it is covered.
      let bled = try drawn(panel, fold, seam: .right)
      let end = Int((hinge + 1).rounded(.up))
      #expect((1..<29).allSatisfy { y in (6..<end).allSatisfy { bled.coverage($0, y) == 1 } }, "hinge at \(hinge)")
      #expect((0..<30).allSatisfy { bled[end, $0] == 0 }, "hinge at \(hinge)")
    }
  }

  @Test("M40 a panel on the right does the same at its seam")
  func rightSeam() throws {
    let panel = try Bitmap.filled(20, 30, .white)
    let fold = PanelFold(hingeX: 5.4, width: 20, height: 30, fraction: 0.3, distance: 300, side: .right)
    let bled = try drawn(panel, fold, seam: .left)
    #expect((1..<29).allSatisfy { y in (4..<12).allSatisfy { bled.coverage($0, y) == 1 } })
    #expect((0..<30).allSatisfy { bled[3, $0] == 0 })
  }

  @Test(
    "M44 the slanted edges rise smoothly, and what is covered adds up to the panel's area", arguments: [0.2, 0.5, 0.8])
  func edges(fraction: Double) throws {
    let panel = try Bitmap.filled(80, 200, .white)
    var fold = fold(panel, fraction, distance: 1000)
    fold.hingeX = 84.3
    let out = try drawn(panel, fold, width: 90)
    let corners = fold.corners
    let area = (corners[1].x - corners[0].x) * ((corners[2].y - corners[1].y) + (corners[3].y - corners[0].y)) / 2
    let covered = out.values.reduce(0) { $0 + Double($1 >> 24) / 255 }
    // Its own outermost half pixels fade: an eighth of a pixel all around.
    let rim = (2 * (corners[1].x - corners[0].x) + 2 * 200) / 8
    #expect(covered < area && covered > area - rim - 1)
    // Along the top edge, the height of what is covered goes the edge's way in small steps.
    let heights = (Int(corners[0].x) + 2..<83).map { x in (0..<100).reduce(0) { $0 + out.coverage(x, $1) } }
    let slope = corners[0].y / (corners[1].x - corners[0].x)
    for (one, next) in zip(heights, heights.dropFirst()) { #expect(abs(next - one - slope) < 0.05) }
  }

  @Test("M44 a hundredth of a pixel's movement changes no pixel by more than a few greys")
  func crawling() throws {
    let panel = try Bitmap.menu(width: 24, height: 48)
    var fold = fold(panel, 0.37, distance: 250)
    let before = try drawn(panel, fold)
    fold.hingeX += 0.01
    let after = try drawn(panel, fold)
    for y in 0..<48 {
      for x in 0..<24 {
        for channel in 0..<4 {
          #expect(abs(before.channel(channel, x, y) - after.channel(channel, x, y)) <= 7)
        }
      }
    }
  }
}
