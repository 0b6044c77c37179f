import Drawing
import Geometry
import Testing

@Suite("How a folded panel meets what is there")
struct PanelWarpCompositingTests {
  private let warp = PanelWarp()

  private func fold(_ panel: Bitmap, _ fraction: Double) -> PanelFold {
    PanelFold(
      hingeX: 18.3, width: Double(panel.width), height: Double(panel.height), fraction: fraction, distance: 250)
  }

  @Test("Over an opaque ground it is the drawing on a clear one, laid over", arguments: [1, 0.6])
  func over(opacity: Double) throws {
    let panel = try Bitmap.menu(width: 20, height: 40)
    let alone = try Bitmap(width: 24, height: 40)
    warp.draw(panel, fold: fold(panel, 0.3), into: alone, clip: [alone.bounds], opacity: opacity)
    let ground = try Bitmap.filled(24, 40, Color(hex: 0x4080C0))
    let expected = try Bitmap.filled(24, 40, Color(hex: 0x4080C0))
    warp.draw(panel, fold: fold(panel, 0.3), into: ground, clip: [ground.bounds], opacity: opacity)
    try Canvas(expected).draw(alone, atPixelX: 0, y: 0)
    for y in 0..<40 {
      for x in 0..<24 {
        for channel in 0..<4 {
          #expect(abs(ground.channel(channel, x, y) - expected.channel(channel, x, y)) <= 1)
        }
      }
    }
  }

  @Test("Every pixel stays premultiplied: no colour exceeds its alpha")
  func premultiplied() throws {
    let panel = try Bitmap(width: 20, height: 40)
    try Canvas(panel).fill(.circle(center: Point(x: 10, y: 20), radius: 9), Color(hex: 0xFFFFFF).withAlpha(0.7))
    for fraction in [0, 0.1, 0.5, 0.8] {
      let out = try Bitmap(width: 24, height: 40)
      for opacity in [1, 0.35] {
        warp.draw(panel, fold: fold(panel, fraction), into: out, clip: [out.bounds], opacity: opacity)
        for pixel in out.values {
          let alpha = pixel >> 24
          #expect((pixel & 0xFF) <= alpha && ((pixel >> 8) & 0xFF) <= alpha && ((pixel >> 16) & 0xFF) <= alpha)
        }
      }
    }
  }

  @Test("Drawn in pieces, overlapping ones too, it is what it is drawn at once; nothing else is touched")
  func pieces() throws {
    let panel = try Bitmap.menu(width: 20, height: 40)
    let whole = try Bitmap.filled(24, 40, .black)
    let parts = try Bitmap.filled(24, 40, .black)
    warp.draw(panel, fold: fold(panel, 0.3), into: whole, clip: [whole.bounds], opacity: 0.7)
    let clip = [
      PixelRect(x: -5, y: -5, width: 15, height: 20), PixelRect(x: 7, y: 9, width: 40, height: 12),
      PixelRect(x: 0, y: 30, width: 24, height: 100), PixelRect(x: 3, y: 35, width: 1, height: 1), .zero,
    ]
    warp.draw(panel, fold: fold(panel, 0.3), into: parts, clip: clip, opacity: 0.7)
    for y in 0..<40 {
      for x in 0..<24 {
        let inside = clip.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
        #expect(parts[x, y] == (inside ? whole[x, y] : 0xFF00_0000), "at \(x), \(y)")
      }
    }
  }

  @Test("A bitmap of another size than the fold is stretched over it")
  func stretched() throws {
    let panel = try Bitmap.filled(10, 10, .white)
    let out = try Bitmap(width: 40, height: 40)
    warp.draw(
      panel, fold: PanelFold(hingeX: 30, top: 10, width: 20, height: 15, angle: 0, distance: 1000), into: out,
      clip: [out.bounds])
    for y in 12..<23 {
      for x in 12..<28 { #expect(out[x, y] == 0xFFFF_FFFF) }
    }
    #expect(out[9, 15] == 0 && out[30, 15] == 0 && out[20, 9] == 0 && out[20, 25] == 0)
  }

  @Test("M37 sizes of one pixel or none, edge on, far away, behind the viewer, not numbers: nothing traps")
  func nonsense() throws {
    let out = try Bitmap(width: 16, height: 16)
    let values = [0, 0.5, 1, -1, 7, 1e-9, 40_000, 1e12, -1e12, .nan, .infinity, -.infinity]
    for panel in [try Bitmap(width: 0, height: 0), try .filled(1, 1, .white), try .filled(3, 7, .white)] {
      for value in values {
        for other in [1, 8, value] {
          var fold = PanelFold(hingeX: 8, top: 0, width: other, height: 16, fraction: 0.4, distance: 100)
          let paths: [WritableKeyPath<PanelFold, Double>] = [
            \.hingeX, \.top, \.width, \.height, \.angle, \.distance, \.slant,
          ]
          for path in paths {
            let kept = fold[keyPath: path]
            fold[keyPath: path] = value
            for (side, seam) in [(PanelFold.Side.left, nil), (.right, PanelWarp.Seam.left), (.both, .right)] {
              fold.side = side
              warp.draw(panel, fold: fold, into: out, clip: [out.bounds], seam: seam)
            }
            fold[keyPath: path] = kept
          }
          warp.draw(panel, fold: fold, into: out, clip: [out.bounds], opacity: value)
        }
      }
    }
  }

  @Test("Edge on it is not seen")
  func edgeOn() throws {
    let panel = try Bitmap.filled(80, 40, .white)
    let out = try Bitmap(width: 90, height: 40)
    warp.draw(
      panel, fold: PanelFold(hingeX: 20, width: 80, height: 40, fraction: 1, distance: 1000), into: out,
      clip: [out.bounds])
    #expect(out.values.allSatisfy { $0 == 0 })
  }
}
