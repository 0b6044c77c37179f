import Drawing
import Geometry
import Glibc
import HingeKit
import Loop
import MenuDocuments
import SeededRandom
import Testing
import Wayland

@testable import hinge

/// A frame draws what has changed. Over what the last one left that is what a whole one draws.
@Suite("Frames drawn in part")
struct PartialFrameTests {
  /// A window as a host shows it: one bitmap, of which each frame draws its damage.
  @MainActor private final class Host {
    let root: RootController
    let window: Window
    let clock = ManualClock()
    private let bitmap: Bitmap

    init(_ name: String, size: Size, scale: Double) throws {
      let source = try FileMenuDataSource(file: "\(Golden.package)/Tests/Menus/\(name).json")
      root = RootController(
        document: source.document, pictures: MenuPictures(of: source), options: MenuOptions(),
        selection: source.document.items.first)
      window = Window(rootViewController: root, clock: clock)
      window.resize(to: size, scale: scale)
      bitmap = try Bitmap(width: window.pixelSize.width, height: window.pixelSize.height)
      _ = window.render(on: bitmap, stale: PixelRegion(bitmap.bounds), at: clock.now)
    }

    /// The next frame; nil where it is as a whole one, else where it differs first.
    func frame() throws -> Point? {
      clock.advance(by: .milliseconds(16))
      _ = window.render(on: bitmap, stale: PixelRegion(), at: clock.now)
      let whole = try window.snapshot()
      for y in 0..<bitmap.height where memcmp(whole.row(y), bitmap.row(y), 4 * bitmap.width) != 0 {
        let x = (0..<bitmap.width).first { whole[$0, y] != bitmap[$0, y] } ?? 0
        return Point(x: Double(x), y: Double(y))
      }
      return nil
    }
  }

  @Test(
    "over random play every frame is what a whole one would be, to the last bit",
    arguments: ["order", "museum", "vote", "arabic"],
    [(Size(width: 360, height: 400), 1.0), (Size(width: 300, height: 240), 1.5)])
  func play(name: String, setting: (size: Size, scale: Double)) throws {
    let host = try Host(name, size: setting.size, scale: setting.scale)
    var random = SeededRandom(seed: 7)
    for finger in 0..<8 {
      var place = Point(
        x: .random(in: 0..<setting.size.width, using: &random), y: .random(in: 0..<setting.size.height, using: &random))
      let way = Vector(dx: .random(in: -40...40, using: &random), dy: .random(in: -30...30, using: &random))
      let steps = Int.random(in: 0...6, using: &random)
      func touch(_ phase: Touch.Phase) {
        host.window.handle(Touch(id: finger, phase: phase, location: place, time: host.clock.now))
      }
      touch(.began)
      for _ in 0..<steps {
        place = Point(x: place.x + way.dx, y: place.y + way.dy)
        touch(.moved)
        #expect(try host.frame() == nil, "finger \(finger)")
      }
      touch(.ended)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        #expect(try host.frame() == nil, "after finger \(finger)")
      }
    }
  }

  @Test("a title that gives way to an ellipsis leaves nothing of it beside the burger") func ellipsis() throws {
    let host = try Host("order", size: Size(width: 360, height: 720), scale: 1)
    let menu = try #require(host.root.menu)
    for _ in 0..<2 {
      menu.toggleMenu(animated: true)
      for frame in 0..<60 { #expect(try host.frame() == nil, "frame \(frame)") }
      #expect(menu.isAtRest)
    }
  }
}
