import Drawing
import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// One factor for everything: a screen is filled as a phone's is.
@Suite("Zoom")
struct ZoomTests {
  let program = TestProgram()

  @Test(
    "a screen is filled as 360 x 640 would be, or 640 x 360, between 1 and 4, by eighths",
    arguments: [
      (Size(width: 1080, height: 1920), 3.0), (Size(width: 1920, height: 1080), 3), (Size(width: 360, height: 640), 1),
      (Size(width: 320, height: 240), 1), (Size(width: 800, height: 480), 1.25), (Size(width: 800, height: 1280), 2),
      (Size(width: 600, height: 1400), 1.625), (Size(width: 2560, height: 1440), 4),
      (Size(width: 3840, height: 2160), 4), (Size(width: 720, height: 360), 1.0),
    ] as [(Size, Double)])
  func factor(size: Size, expected: Double) {
    #expect(WindowZoom.fillsScreen.factor(for: size, isFullscreen: false) == expected)
    #expect(WindowZoom.fillsScreenInFullscreen.factor(for: size, isFullscreen: true) == expected)
    #expect(WindowZoom.fillsScreenInFullscreen.factor(for: size, isFullscreen: false) == 1)
  }

  @Test("a zoomed window is, pixel for pixel, a smaller one on a finer screen", arguments: [2.0, 3])
  func pixels(factor: Double) throws {
    let zoomed = try program.render(
      "--size \(Int(360 * factor))x\(Int(640 * factor)) --zoom \(Int(factor)) --fraction 0.4")
    let finer = try program.render("--size 360x640 --scale \(Int(factor)) --fraction 0.4")
    #expect(zoomed.width == finer.width && zoomed.height == finer.height)
    #expect((0..<finer.height).allSatisfy { y in (0..<finer.width).allSatisfy { zoomed[$0, y] == finer[$0, y] } })
  }

  private func zoomFactor(
    _ document: MenuDocument, options: MenuOptions = MenuOptions(), isFullscreen: Bool = true
  ) throws -> Double {
    let scene = try RowScene(document, options: options)
    scene.window.isFullscreen = isFullscreen
    scene.window.resize(to: Size(width: 1080, height: 1920), scale: 1)
    return scene.window.zoomFactor
  }

  @Test("in fullscreen it is automatic, unless the document sets sizes of its own; the command line wins")
  func whoDecides() throws {
    var document = RowScene.document(RowScene.items(["A"]))
    #expect(try zoomFactor(document) == 3)
    #expect(try zoomFactor(document, isFullscreen: false) == 1)
    document.zoom = .automatic
    #expect(try zoomFactor(document, isFullscreen: false) == 3)
    document.textSizes.row = 40
    #expect(try zoomFactor(document) == 1)
    document.zoom = .factor(2)
    #expect(try zoomFactor(document, isFullscreen: false) == 2)
    var options = MenuOptions()
    options.zoom = .factor(1.5)
    #expect(try zoomFactor(document, options: options) == 1.5)
    document.zoom = nil
    document.textSizes = TextSizes()
    document.left?.presentation = .hinge(MenuPanel.Hinge(width: 300))
    #expect(try zoomFactor(document) == 1)
  }

  @Test("fingers, the pointer and wheels are where and as far as they are seen") func events() throws {
    let scene = try RowScene(RowScene.document(RowScene.items((0..<40).map { "Item \($0)" })))
    scene.window.zoom = .factor(2)
    scene.window.resize(to: Size(width: 720, height: 1280), scale: 1)
    try scene.frame()
    let height = try #require(scene.table?.rowHeight)
    let row = Point(x: 100, y: 2 * (44 + 2.5 * height))
    scene.window.handle(Touch(id: 1, phase: .began, location: row, time: .zero))
    scene.window.handle(Touch(id: 1, phase: .ended, location: row, time: .milliseconds(20)))
    #expect(scene.root.detailController.item?.title == "Item 2")
    scene.table?.contentOffset = .zero
    scene.window.handle(Touch(id: 2, phase: .began, location: row, time: .seconds(1)))
    for step in 1...10 {
      scene.window.handle(
        Touch(
          id: 2, phase: .moved, location: Point(x: 100, y: row.y - Double(20 * step)),
          time: .milliseconds(1000 + 16 * step)))
    }
    let offset = try #require(scene.table?.contentOffset.y)
    #expect(abs(offset - 100) <= 20, "the finger has gone 200 of the screen's pixels, but for the slop")
  }
}
