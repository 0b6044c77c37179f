import Drawing
import Geometry
import HingeKit
import HingeKitTesting
import Testing

/// A picture whose pixels come when the test says so.
private final class LatePicture: ViewPicture {
  var intrinsicSize = Size(width: 20, height: 10)
  var isBroken = false
  var color: Color?
  private(set) var asked: [PictureFit] = []
  private(set) var left = 0

  func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap? {
    asked.append(fit)
    guard let color else { return nil }
    let (width, height) = fit.pixels(of: intrinsicSize)
    guard let bitmap = try? Bitmap(width: width, height: height) else { return nil }
    (try? Canvas(bitmap))?.fill(color)
    return bitmap
  }

  func viewDidLeave(_ view: ImageView) { left += 1 }
}

@Suite("Pictures that come later")
struct ImageViewTests {
  private let picture = LatePicture()
  private let view = ImageView(frame: Rect(x: 10, y: 10, width: 40, height: 40))
  private let controller = ViewController()
  private let scene: TestScene

  init() throws {
    controller.view.addSubview(view)
    view.tintColor = .white
    view.picture = picture
    scene = try TestScene(size: Size(width: 60, height: 60)) { [controller] in controller }
  }

  @Test("A faint ground lies where the picture will be, then the picture; nothing beside it")
  func placeholder() throws {
    var shown = scene.picture
    // 40 x 20 in the middle of 40 x 40.
    #expect(shown[30, 30] != 0xFF00_0000 && shown[30, 30] & 0xFF < 0x30)
    #expect(shown[30, 18] == 0xFF00_0000 && shown[30, 42] == 0xFF00_0000)
    picture.color = Color(hex: 0xFF0000)
    view.pictureDidChange(isResized: false)
    shown = scene.picture
    #expect(shown[10, 20] == 0xFFFF_0000 && shown[49, 39] == 0xFFFF_0000 && shown[30, 19] == 0xFF00_0000)
    let count = picture.asked.count
    _ = try scene.window.snapshot()
    #expect(picture.asked.count == count, "what is there is not asked for again")
  }

  @Test("While another size is drawn, the last pixels are seen in it")
  func stretched() throws {
    picture.color = Color(hex: 0xFF0000)
    view.pictureDidChange(isResized: false)
    _ = scene.picture
    picture.color = nil
    try scene.resize(to: Size(width: 60, height: 60), scale: 2)
    var shown = scene.picture
    #expect(picture.asked.last?.scale == 2)
    #expect(shown[22, 42] == 0xFFFF_0000 && shown[96, 76] == 0xFFFF_0000)
    // Also when the picture has become another.
    picture.color = Color(hex: 0x00FF00)
    view.pictureDidChange(isResized: false)
    shown = scene.picture
    #expect(shown[22, 42] == 0xFF00_FF00)
  }

  @Test("A view that leaves its window, or shows another picture, wants nothing more")
  func leaving() throws {
    view.removeFromSuperview()
    #expect(picture.left == 1)
    controller.view.addSubview(view)
    view.picture = nil
    #expect(picture.left == 2)
  }

  @Test("A broken picture is a small crossed-out frame")
  func broken() throws {
    picture.isBroken = true
    view.pictureDidChange(isResized: false)
    let shown = scene.picture
    #expect(shown[30, 30] != 0xFF00_0000, "the stroke goes through the middle")
    #expect(shown[24, 28] == 0xFF00_0000 && shown[11, 11] == 0xFF00_0000)
  }

  @Test("However large a picture says it is, no more is drawn than there can be pixels")
  func limits() {
    let fit = PictureFit(mode: .scaleAspectFill, room: Size(width: 800, height: 600), scale: 2)
    for size in [Size(width: 1, height: 100_000), Size(width: 1e9, height: 1e9), Size(width: 1e-9, height: 1e9)] {
      for mode in [ImageView.ContentMode.scaleAspectFill, .scaleAspectFit, .center] {
        let (width, height) = PictureFit(mode: mode, room: fit.room, scale: 2).pixels(of: size)
        #expect((0...Bitmap.maximumSide).contains(width) && (0...Bitmap.maximumSide).contains(height))
        #expect(width * height <= PictureFit.mostPixels)
      }
    }
    #expect(fit.pixels(of: .zero) == (0, 0))
  }
}
