import Drawing
import Geometry
import Glibc
import Harness
import HingeKit
import HingeKitTesting
import Testing

import struct TestCompositor.Picture

/// Text, which shows every resampling.
private final class TextController: ViewController {
  private let text: String

  init(_ text: String) { self.text = text }

  override func viewDidLoad() {
    title = text
    view.backgroundColor = Color(hex: 0x0E5895)
    for line in 0..<6 {
      let label = Label(frame: Rect(x: 4, y: 10 + 31 * Double(line), width: 74, height: 25))
      label.text = "\(text) \(line)"
      label.font = Font(size: 11 + Double(line))
      view.addSubview(label)
    }
  }
}

@Suite("The panel at rest")
struct PanelAtRestTests {
  private static let size = Size(width: 361, height: 642)

  /// What rows of the menu's part of two pictures differ in.
  private func differences(_ picture: Picture, _ flat: Bitmap) -> [Int] {
    picture.pixels.withUnsafeBufferPointer { pixels in
      (0..<flat.height).filter { y in
        guard let start = pixels.baseAddress else { return true }
        return memcmp(start + y * picture.width, flat.row(y), flat.width * 4) != 0
      }
    }
  }

  private func isSame(_ one: Picture, from: Int, _ other: Picture, from start: Int, row: Int, count: Int) -> Bool {
    one.pixels.withUnsafeBufferPointer { first in
      other.pixels.withUnsafeBufferPointer { second in
        guard let a = first.baseAddress, let b = second.baseAddress else { return false }
        return memcmp(a + row * one.width + from, b + row * other.width + start, count * 4) == 0
      }
    }
  }

  private func makeScene(_ scale120: Int) throws -> (HingedMenuController, Screen) {
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: TextController("Menu")),
      content: NavigationController(rootViewController: TextController("Content")))
    let screen = try Screen(.fractional(scale120), size: Self.size, rootViewController: { controller })
    return (controller, screen)
  }

  /// The same panel in a window of its own, with no fold anywhere near.
  private func plainPanel(scale: Double) throws -> Bitmap {
    try TestScene(size: Size(width: 80, height: Self.size.height), scale: scale) {
      NavigationController(rootViewController: TextController("Menu"))
    }.picture
  }

  @Test("M43 open, the panel is drawn as it would be alone, to the last pixel", arguments: [120, 150, 180, 240])
  func notResampled(scale120: Int) throws {
    let (controller, screen) = try makeScene(scale120)
    let plain = try plainPanel(scale: Double(scale120) / 120)
    #expect(differences(try #require(try screen.surface.picture), plain).isEmpty)
    let flat = try controller.flatPanelPicture(scale: Double(scale120) / 120)
    #expect(differences(try #require(try screen.surface.picture), flat).isEmpty)
  }

  @Test("M43 folded and open again, it is as sharp as before", arguments: [120, 180])
  func sharpAgain(scale120: Int) throws {
    let (controller, screen) = try makeScene(scale120)
    let before = try #require(try screen.surface.picture)
    for animated in [true, false] {
      controller.hideMenu(animated: animated)
      try screen.pump.finish()
      #expect(try screen.surface.picture != before)
      controller.showMenu(animated: animated)
      try screen.pump.finish()
      #expect(try screen.surface.picture == before)
    }
    controller.hold(at: 0.4)
    try screen.pump.finish()
    controller.hold(at: 0)
    try screen.pump.finish()
    #expect(try screen.surface.picture == before)
  }

  @Test(
    "M43 the content's text is as sharp folded as it is open: the same pixels, elsewhere", arguments: [120, 180, 240])
  func contentMovesWhole(scale120: Int) throws {
    let (controller, screen) = try makeScene(scale120)
    let open = try #require(try screen.surface.picture)
    let menuWidth = 80 * scale120 / 120
    for fraction in [0.31, 0.5, 1] {
      controller.hold(at: fraction)
      try screen.pump.finish()
      let moved = try #require(try screen.surface.picture)
      let way = Int((80 * fraction * Double(scale120) / 120).rounded())
      let differing = (50 * scale120 / 120..<300 * scale120 / 120).filter { y in
        !isSame(open, from: menuWidth, moved, from: menuWidth - way, row: y, count: open.width - menuWidth)
      }
      #expect(differing.isEmpty, "rows at \(fraction)")
    }
  }

  @Test("M42 a row under the finger shows its highlight while the panel is folded half way, and its picture's change")
  func liveRows() throws {
    let scene = try MenuScene(.scale(2))
    scene.controller.hold(at: 0.5)
    try scene.pump.finish()
    let quad = HingeQuad(window: Size(width: 360, height: 640), fraction: 0.5, style: .push)
    // The third row, dark brown, in the middle of what is seen of it.
    let seen = (x: 20.0, y: quad.middleY + (scene.middle(ofRow: 1).y - quad.middleY) * 0.96)
    let before = try #require(try scene.colour(x: Int(seen.x * 2), y: Int(seen.y * 2)))
    let finger = scene.compositor.touch.down(at: seen)
    try scene.pump.settle()
    try scene.pump.nextFrame()
    let pressed = try #require(try scene.colour(x: Int(seen.x * 2), y: Int(seen.y * 2)))
    #expect(pressed & 0xFF > before & 0xFF, "the row shows that it is pressed")
    #expect(scene.fraction == 0.5)
    scene.menu.table.cell(forRow: 5)?.backgroundColor = .white
    try scene.pump.nextFrame()
    let other = quad.middleY + (scene.middle(ofRow: 5).y - quad.middleY) * 0.96
    let changed = try #require(try scene.colour(x: 40, y: Int(other * 2)))
    #expect(abs(Int(changed & 0xFF) - 128) <= 2, "white at half the opacity")
    finger.up()
    try scene.pump.finish()
    #expect(scene.menu.selections == [1])
  }
}
