import Drawing
import Geometry
import Harness
import HingeKit
import HingeKitTesting
import Testing

@Suite("The window's picture")
struct WindowPictureTests {
  private func makeController() -> HingedMenuController {
    HingedMenuController(
      menu: NavigationController(rootViewController: ColourMenu()),
      content: NavigationController(rootViewController: PlainContent()))
  }

  @Test("R1.1 open: seven rows of a seventh of the table's height, 80 wide, the content beside them")
  func openMenu() throws {
    let picture = try TestScene { makeController() }.picture
    let rowHeight = (640.0 - 44) / 7
    for (row, colour) in ColourMenu.colours.enumerated() {
      let y = Int(44 + (Double(row) + 0.5) * rowHeight)
      #expect(picture[0, y] == 0xFF00_0000 | colour)
      #expect(picture[79, y] == 0xFF00_0000 | colour)
      #expect(picture[80, y] == 0xFFFF_FFFF)
    }
    #expect(picture[359, 639] == 0xFFFF_FFFF)
    #expect(picture[40, 5] == 0xFF33_3333)
  }

  @Test("R1.6 half folded: the content has moved half the menu's width, the panel is half as bright")
  func halfFolded() throws {
    let controller = makeController()
    let scene = try TestScene { controller }
    controller.hold(at: 0.5)
    let picture = scene.picture
    #expect(picture[40, 500] == 0xFFFF_FFFF)
    #expect(picture[39, 500] != 0xFFFF_FFFF)
  }

  @Test("M39 W41 where a scale rounds the height up, the last row is the panel's too, flat and as it begins to fold")
  func lastRowOfAnOddHeight() throws {
    let controller = makeController()
    // 481 x 1.5 = 721.5, which Wayland rounds up to 722.
    let scene = try TestScene(size: Size(width: 320, height: 481), scale: 1.5) { controller }
    #expect(scene.picture[60, 721] == 0xFF0F_C1E7)
    controller.hold(at: 0.01)
    let green = (scene.picture[100, 721] >> 8) & 0xFF
    // The panel's edges are antialiased and it has faded by a hundredth; it is not cut by half a pixel.
    #expect(green > 0xC1 * 3 / 4)
  }
}
