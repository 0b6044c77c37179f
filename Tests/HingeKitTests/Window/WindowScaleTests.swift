import Drawing
import Geometry
import Glibc
import Harness
import HingeKit
import PictureDecoders
import Testing

import struct TestCompositor.Picture

/// Text and a picture at places that no scale favours.
private final class PageController: ViewController {
  static let svg =
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M3 37 L20 4 L37 37 Z" fill="none" \
    stroke="#F95407" stroke-width="3"/><circle cx="20" cy="26" r="5" fill="#fff"/></svg>
    """
  static let text = "Illinois, 1818"
  static let font = Font(size: 15)
  static let labelPlace = Point(x: 13, y: 9)
  static let picturePlace = Point(x: 21, y: 51)

  private let pictures = PictureStore(timing: .immediate, worker: PictureWorker(drawer: PictureReader()))

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0x333333)
    let label = Label()
    label.text = Self.text
    label.font = Self.font
    let size = TextLayout(Self.text, font: Self.font).size
    label.frame = Rect(origin: Self.labelPlace, size: Size(width: 150, height: size.height))
    let image = ImageView(frame: Rect(origin: Self.picturePlace, size: Size(width: 40, height: 40)))
    image.picture = pictures.picture(.data(Array(Self.svg.utf8), name: "sign"))
    view.addSubview(label)
    view.addSubview(image)
  }

  /// The page drawn at once at a scale, with nothing between: places and sizes on the nearest whole device pixels.
  static func drawn(width: Int, height: Int, scale: Double) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    let canvas = try Canvas(bitmap)
    canvas.fill(Color(hex: 0x333333))
    func device(_ value: Double) -> Int { Int((value * scale + 0.5).rounded(.down)) }
    canvas.withSavedState {
      canvas.translate(x: Double(device(labelPlace.x)), y: Double(device(labelPlace.y)))
      canvas.scale(scale)
      canvas.draw(TextLayout(text, font: font, maxWidth: 150), at: .zero, color: Color(hex: 0xF2F6FA))
    }
    let side = Int((40 * scale).rounded())
    let icon = try VectorPicture(svg: Array(svg.utf8)).rasterize(width: side, height: side)
    canvas.draw(icon, atPixelX: device(picturePlace.x), y: device(picturePlace.y))
    return bitmap
  }
}

@Suite("Scale")
struct WindowScaleTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let scale120: Int
    let width: Int
    let height: Int
    var isInteger = false
    var scale: Double { Double(scale120) / 120 }
    var testDescription: String { "\(width) x \(height) at \(scale)\(isInteger ? " (integer)" : "")" }
    /// Half a device pixel is rounded up, as the protocol wants it.
    var device: (width: Int, height: Int) { ((width * scale120 + 60) / 120, (height * scale120 + 60) / 120) }

    var configuration: TestCompositor.Configuration {
      var configuration: TestCompositor.Configuration = isInteger ? .scale(scale120 / 120) : .fractional(scale120)
      configuration.initialConfigure = ToplevelConfigure(width: width, height: height, states: [.activated])
      return configuration
    }
  }

  nonisolated static let settings = [
    Setting(scale120: 120, width: 361, height: 641, isInteger: true),
    Setting(scale120: 240, width: 361, height: 641, isInteger: true),
    Setting(scale120: 360, width: 201, height: 333, isInteger: true),
    Setting(scale120: 150, width: 361, height: 641), Setting(scale120: 150, width: 362, height: 643),
    Setting(scale120: 180, width: 361, height: 641), Setting(scale120: 210, width: 333, height: 401),
    Setting(scale120: 240, width: 361, height: 641),
  ]

  private func expectSize(_ surface: TestSurface, _ setting: Setting, _ compositor: TestCompositor) {
    #expect(surface.current.buffer?.width == setting.device.width)
    #expect(surface.current.buffer?.height == setting.device.height)
    #expect(surface.current.logicalSize?.width == setting.width, "the logical size does not change with the scale")
    #expect(surface.current.logicalSize?.height == setting.height)
    #expect(surface.current.scale == (setting.isInteger ? setting.scale120 / 120 : 1))
    #expect(compositor.violations.isEmpty)
  }

  /// Rows in which what is shown is not what is expected.
  private func differences(_ picture: Picture, _ expected: Bitmap, columns: Int, rows: Int) -> [Int] {
    picture.pixels.withUnsafeBufferPointer { pixels in
      (0..<rows).filter { y in
        guard let start = pixels.baseAddress else { return true }
        return memcmp(start + y * picture.width, expected.row(y), columns * 4) != 0
      }
    }
  }

  @Test(
    "W40 W41 the buffer has the scale's size, text and pictures are drawn at it and not stretched", arguments: settings)
  func sharpPage(setting: Setting) throws {
    let screen = try Screen(setting.configuration, rootViewController: { PageController() })
    expectSize(try screen.surface, setting, screen.compositor)
    let picture = try #require(try screen.surface.picture)
    let expected = try PageController.drawn(
      width: setting.device.width, height: setting.device.height, scale: setting.scale)
    let differing = differences(picture, expected, columns: picture.width, rows: picture.height)
    #expect(differing.isEmpty, "rows \(differing.prefix(8))")
  }

  @Test(
    "W41 in a hinged menu's content, open, half folded and folded, text and pictures are as sharp", arguments: settings)
  func sharpContent(setting: Setting) throws {
    let controller = HingedMenuController(menu: ViewController(), content: PageController())
    controller.narrowestContent = 0
    let screen = try Screen(setting.configuration, rootViewController: { controller })
    let expected = try PageController.drawn(
      width: Int(100 * setting.scale), height: Int(100 * setting.scale), scale: setting.scale)
    let columns = Int(90 * setting.scale)
    for fraction in [0, 0.5, 0.83, 1] {
      controller.hold(at: fraction)
      try screen.pump.finish()
      let picture = try #require(try screen.surface.picture)
      // Content moves by whole device pixels.
      let edge = Int((80 * setting.scale).rounded()) - Int((80 * fraction * setting.scale).rounded())
      let same = picture.pixels.withUnsafeBufferPointer { pixels in
        (0..<expected.height).allSatisfy { y in
          guard let start = pixels.baseAddress else { return false }
          return memcmp(start + y * picture.width + edge, expected.row(y), columns * 4) == 0
        }
      }
      #expect(same, "at fraction \(fraction)")
    }
    expectSize(try screen.surface, setting, screen.compositor)
  }

  @Test("W41 rows lie on whole device pixels: no colour between two rows is neither's", arguments: settings)
  func sharpEdges(setting: Setting) throws {
    let scene = try MenuScene(setting.configuration)
    let picture = try #require(try scene.screen.surface.picture)
    let column = Int(2 * setting.scale)
    let colours = Set(ColourMenu.colours + [0x333333])
    let strange = (0..<picture.height).filter { !colours.contains(picture[column, $0] & 0xFFFFFF) }
    #expect(strange.isEmpty)
    let rowHeight = Double(setting.height - 44) / 7
    for (row, colour) in ColourMenu.colours.enumerated() {
      let top = (44 + Double(row) * min(100, rowHeight)) * setting.scale
      let first = try #require((0..<picture.height).first { picture[column, $0] & 0xFFFFFF == colour })
      #expect(abs(Double(first) - top) <= 0.51, "row \(row) begins at \(first), expected \(top)")
    }
    let edge = (0..<picture.width).first { picture[$0, picture.height - 1] & 0xFFFFFF == 0xFFFFFF }
    #expect(edge == Int((80 * setting.scale).rounded()))
  }

  @Test("W23 W41 touches are logical at every scale: the row under the finger is chosen", arguments: settings)
  func touches(setting: Setting) throws {
    let scene = try MenuScene(setting.configuration)
    for row in [0, 3, 6] { try scene.tap(at: scene.middle(ofRow: row)) }
    #expect(scene.menu.selections == [0, 3, 6])
    try scene.drag(from: (180, 120), by: (-60, 0), steps: 2)
    #expect(scene.fraction == 30.0 / 80)
  }

  @Test(
    "W40 W41 a scale that changes is answered in one commit, of the new size, and nothing moves",
    arguments: [0, 0.5, 1])
  func changingScale(fraction: Double) throws {
    let scene = try MenuScene(.fractional(120), size: Size(width: 361, height: 641))
    scene.controller.hold(at: fraction)
    try scene.pump.finish()
    for scale120 in [180, 150, 240, 120] {
      let before = try scene.screen.surface.commitCount
      try scene.screen.surface.setPreferredScale(scale120)
      try scene.pump.settle()
      try scene.pump.finish()
      let commits = try scene.screen.surface.commits.dropFirst(before).filter(\.didAttach)
      #expect(commits.count == 1)
      let setting = Setting(scale120: scale120, width: 361, height: 641)
      expectSize(try scene.screen.surface, setting, scene.compositor)
      #expect(scene.fraction == fraction)
      let edge = try #require(try scene.contentEdge(row: setting.device.height - 1))
      #expect(abs(Double(edge) - 80 * (1 - fraction) * setting.scale) <= 0.51)
    }
    #expect(scene.calls.isEmpty)
  }

  @Test("W40 moved to an output of another whole scale, buffer and scale change in one commit")
  func otherOutput() throws {
    let scene = try MenuScene(size: Size(width: 361, height: 641))
    let output = scene.compositor.addOutput(.init(width: 2560, height: 1440, scale: 2))
    try scene.pump.settle()
    let before = try scene.screen.surface.commitCount
    output.enter(try scene.screen.surface)
    try scene.pump.settle()
    try scene.pump.finish()
    let setting = Setting(scale120: 240, width: 361, height: 641, isInteger: true)
    expectSize(try scene.screen.surface, setting, scene.compositor)
    for commit in try scene.screen.surface.commits.dropFirst(before) where commit.didAttach {
      #expect(commit.buffer?.width == 361 * commit.state.scale)
    }
    #expect(scene.fraction == 0)
  }
}

extension MenuScene {
  fileprivate func contentEdge(row y: Int) throws -> Int? {
    guard let picture = try screen.surface.picture else { return nil }
    return (0..<picture.width).first { picture[$0, y] & 0xFFFFFF == 0xFFFFFF }
  }
}
