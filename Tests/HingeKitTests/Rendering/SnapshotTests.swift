import Drawing
import Geometry
import HingeKit
import Motion
import Testing

@Suite("A picture of a window that is on the screen")
struct SnapshotTests {
  private static func differences(_ one: Bitmap, _ other: Bitmap) -> Int {
    var count = 0
    for y in 0..<one.height { for x in 0..<one.width where one[x, y] != other[x, y] { count += 1 } }
    return count
  }

  @Test(
    "What changed before the picture is drawn on the screen after it", arguments: [false, true])
  func damageStays(isRasterized: Bool) throws {
    let root = ViewController()
    let window = Window(rootViewController: root)
    window.resize(to: Size(width: 60, height: 60), scale: 1)
    let around = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    around.shouldRasterize = isRasterized
    root.view.addSubview(around)
    around.addSubview(view)
    let screen = try window.firstFrame()
    view.backgroundColor = .white
    let picture = try window.snapshot()
    #expect(picture[30, 30] == 0xFFFF_FFFF)
    let damage = window.render(on: screen, stale: PixelRegion(), at: window.now)
    #expect(screen[30, 30] == 0xFFFF_FFFF)
    #expect(damage.bounds == PixelRect(x: 20, y: 20, width: 20, height: 20))
    _ = try window.snapshot()
    #expect(
      window.render(on: screen, stale: PixelRegion(), at: window.now).isEmpty,
      "a picture damages nothing")
  }

  @Test("Of a menu that folds, pictures between the frames leave each frame as it would have been")
  func betweenFrames() throws {
    func menu() -> (Window, HingedMenuController) {
      let controller = HingedMenuController(
        menu: NavigationController(rootViewController: ViewController()),
        content: NavigationController(rootViewController: ViewController()))
      controller.menu.view.backgroundColor = Color(hex: 0x20BC20)
      controller.content.view.backgroundColor = .white
      let window = Window(rootViewController: controller)
      window.resize(to: Size(width: 200, height: 150), scale: 1.5)
      return (window, controller)
    }
    let (pictured, picturedMenu) = menu()
    let (plain, plainMenu) = menu()
    let screens = (try pictured.firstFrame(), try plain.firstFrame())
    for fraction in [0.2, 0.6, 0.6, 1, 0.4, 0] {
      picturedMenu.hold(at: fraction)
      plainMenu.hold(at: fraction)
      let picture = try pictured.snapshot()
      let damage = pictured.render(on: screens.0, stale: PixelRegion(), at: pictured.now)
      #expect(
        damage.rects == plain.render(on: screens.1, stale: PixelRegion(), at: plain.now).rects)
      #expect(Self.differences(screens.0, screens.1) == 0, "at \(fraction)")
      #expect(Self.differences(picture, screens.0) == 0, "at \(fraction)")
    }
  }
}
