import Drawing
import Geometry
import Glibc
import HingeKitTesting
import Testing

@testable import HingeKit

/// A menu that is shaded as it turns away, on a ground of any colour.
@Suite("The light on a fold")
struct FoldLightTests {
  @Test(
    "it is 0.34 + 0.66 cos a of all, and towards the content up to 0.38 of that less",
    arguments: [(0.2, 0.967693, 0.076), (0.45, 0.841873, 0.171), (0.7, 0.639634, 0.266), (1, 0.34, 0.38)])
  func values(fraction: Double, brightness: Double, falloff: Double) throws {
    for side in Side.allCases {
      let shading = try #require(HingeFold(side: side, width: 300).shading(at: fraction))
      #expect(abs(shading.brightness - brightness) < 1e-5 && abs(shading.falloff - falloff) < 1e-9)
      let (free, hinge) = side == .left ? (0.0, 1.0) : (1, 0)
      #expect(abs(shading.light(at: free) - brightness) < 1e-5)
      #expect(abs(shading.light(at: hinge) - brightness * (1 - falloff)) < 1e-5)
    }
    #expect(HingeFold(width: 300).shading(at: 0) == nil)
  }

  private func scene(
    _ light: FoldLight, edge: HorizontalEdge = .leading, style: FoldStyle = .push, scale: Double = 1
  ) throws -> (TestScene, HingedMenuController) {
    let menu = ViewController()
    menu.view.backgroundColor = .white
    let content = ViewController()
    content.view.backgroundColor = Color(hex: 0x0000FF)
    let hinged = HingedMenuController(menu: menu, content: content, menuWidth: 200, edge: edge)
    hinged.groundColor = Color(hex: 0x00FF00)
    hinged.foldLight = light
    hinged.foldStyle = style
    return (try TestScene(size: Size(width: 500, height: 100), scale: scale) { hinged }, hinged)
  }

  @Test("open, the content's shadow lies on the menu, 26 wide, at either side and any scale", arguments: [1.0, 1.5, 2])
  func contact(scale: Double) throws {
    for edge in HorizontalEdge.allCases {
      let (scene, _) = try scene(.shade, edge: edge, scale: scale)
      let picture = scene.picture
      for distance in [0, 3, 9, 20, 30] {
        let column = edge == .leading ? Int(200 * scale) - 1 - distance : Int(300 * scale) + distance
        let away = (Double(distance) + 0.5) / scale
        let dark = away < 26 ? 0.55 * exp(-(away / 9) * (away / 9) / 1.2) : 0
        let shown = Double(picture[column, 50] & 0xFF)
        #expect(abs(shown - 255 * (1 - dark)) <= 1.5, "\(distance) pixels from the seam, \(edge)")
      }
    }
  }

  @Test("half folded it is darker and as opaque: nothing behind it shines through") func opaque() throws {
    let (scene, hinged) = try scene(.shade)
    hinged.hold(at: 0.5)
    try scene.finish()
    let picture = scene.picture
    // The menu's free edge lies somewhat to the right of the window's, the seam at 100.
    let greys = (0..<70).map { picture[$0, 50] & 0xFFFFFF }.filter { $0 != 0x00FF00 }.dropFirst(2)
    #expect(greys.count > 20)
    for grey in greys {
      let channels = [grey >> 16, grey >> 8 & 0xFF, grey & 0xFF]
      #expect(Set(channels).count == 1 && (150...207).contains(channels[0]), "\(channels)")
    }
  }

  @Test("folding, the content's shadow lies on the menu alone, and what is behind it stays as it is")
  func contactWhileFolding() throws {
    let (scene, hinged) = try scene(.shade)
    hinged.hold(at: 0.5)
    try scene.finish()
    let picture = scene.picture
    // The content begins at 100, the axis is at 125 below it. The free edge is at 1, 88 high: there is ground above.
    for row in [0, 1, 98, 99] {
      for column in 2..<12 { #expect(picture[column, row] & 0xFFFFFF == 0x00FF00, "\(column), \(row)") }
    }
    // 25.5 from the axis is u = 37.0 of the menu: u cos 45 / (1 + u sin 45 / 1000). There (0.34 + 0.66 cos 45) (1 - 0.19
    // x^1.5) of the light falls, x = 1 - u / 200, and half a pixel from the content 0.451 of that is left.
    #expect(abs(Double(picture[99, 50] & 0xFF) - 79.8) <= 2)
    // 30 pixels away there is none of that shadow, and u = 83.1.
    #expect(abs(Double(picture[69, 50] & 0xFF) - 188.2) <= 2)
  }

  @Test("in a flip nothing lies over the menu: it has no shadow; nor has one that fades") func noShadow() throws {
    for (light, style) in [(FoldLight.shade, FoldStyle.flip), (.fade, .push)] {
      let (scene, _) = try scene(light, style: style)
      #expect(scene.picture[199, 50] == 0xFFFF_FFFF)
    }
  }
}
