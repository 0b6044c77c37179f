import Drawing
import Geometry
import Harness
import HingeKit

import struct TestCompositor.Picture

/// A white menu hinged to a green content over black ground, on a screen: each pixel tells which of them it shows.
final class PanelScene {
  let controller: HingedMenuController
  let screen: Screen
  let size: Size
  let style: FoldStyle
  private let side: Side

  /// No buffer was committed.
  struct NothingShown: Error {}

  static let green: UInt32 = 0x00FF00

  init(
    _ configuration: TestCompositor.Configuration = .init(), size: Size = Size(width: 364, height: 320),
    style: FoldStyle = .push, layoutDirection: LayoutDirection = .leftToRight,
    menuState: HingedMenuController.MenuState = .open
  ) throws {
    let (panel, content) = (ViewController(), ViewController())
    panel.view.backgroundColor = .white
    content.view.backgroundColor = Color(hex: Self.green)
    let controller = HingedMenuController(menu: panel, content: content, menuState: menuState)
    controller.foldStyle = style
    self.controller = controller
    self.size = size
    self.style = style
    side = layoutDirection == .leftToRight ? .left : .right
    screen = try Screen(
      configuration, size: size, layoutDirection: layoutDirection, rootViewController: { controller })
  }

  var pump: Pump { screen.pump }

  /// The formula for the fraction that the menu is at.
  var quad: HingeQuad {
    get throws {
      HingeQuad(
        window: size, fraction: controller.fraction, style: style, scale: try screen.window.scale, side: side)
    }
  }

  func hold(at fraction: Double) throws {
    controller.hold(at: fraction)
    try pump.finish()
  }

  /// What the compositor shows.
  func look() throws -> Look {
    guard let picture = try screen.surface.picture else { throw NothingShown() }
    return Look(picture: picture, isMirrored: side == .right)
  }

  /// A picture in which the panel is white, dimmed by its opacity, the content green and the ground black. Columns are
  /// counted from the side on which the panel lies.
  struct Look {
    let picture: Picture
    let isMirrored: Bool

    var width: Int { picture.width }
    var height: Int { picture.height }

    subscript(x: Int, y: Int) -> UInt32 { picture[isMirrored ? width - 1 - x : x, y] & 0xFFFFFF }

    func isContent(_ x: Int, _ y: Int) -> Bool { self[x, y] == PanelScene.green }

    /// How bright the panel is there; the content has no red.
    func panel(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16) }

    /// The first column of the content, in a row.
    func contentEdge(row y: Int) -> Int { (0..<width).first { isContent($0, y) } ?? width }

    /// The brightness of the panel where nothing dims it but its opacity.
    func brightness(row y: Int) -> Int { (0..<contentEdge(row: y)).map { panel($0, y) }.max() ?? 0 }

    /// Where the panel begins along a row, between pixels: what of a pixel it does not cover is black.
    func farEdge(row y: Int) -> Double {
      let edge = contentEdge(row: y)
      let full = brightness(row: y)
      guard full > 0 else { return Double(edge) }
      return Double(edge) - (0..<edge).reduce(0.0) { $0 + share(panel($1, y), of: full) }
    }

    /// Where the panel's top edge is in the middle of a column that the panel fills from side to side.
    func top(column x: Int) -> Double {
      let middle = height / 2
      let full = brightness(row: middle)
      guard full > 0 else { return 0 }
      return Double(middle) - (0..<middle).reduce(0.0) { $0 + share(panel(x, $1), of: full) }
    }

    /// The brightness of a full pixel may be one off through rounding.
    private func share(_ brightness: Int, of full: Int) -> Double {
      brightness >= full - 1 ? 1 : Double(brightness) / Double(full)
    }
  }
}
