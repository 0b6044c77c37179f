import Drawing
import Geometry
import HingeKit
import Testing
import Wayland

@Suite("Views that draw beyond their bounds")
struct DrawingMarginTests {
  /// Draws far beyond its bounds, whatever it says of that.
  private final class Spill: View {
    var margin = 0.0 { didSet { setNeedsDisplay() } }
    var color = Color.white
    override var drawingMargin: Double { margin }
    override var canBecomeFocused: Bool { true }
    override func draw(_ canvas: Canvas) {
      canvas.fill(Rect(x: -500, y: -500, width: 1000, height: 1000), color)
    }
    override func drawFocusRing(_ canvas: Canvas) {
      canvas.fill(Rect(x: -500, y: -500, width: 1000, height: 1000), Color(hex: 0x00FF00))
    }
  }

  private let root = ViewController()
  private let window: Window
  private let view = Spill(frame: Rect(x: 40, y: 40, width: 20, height: 20))

  init() {
    window = Window(rootViewController: root)
    window.resize(to: Size(width: 100, height: 100), scale: 1)
    root.view.addSubview(view)
  }

  /// The smallest rectangle around all pixels that are not the window's ground.
  private func drawn(_ bitmap: Bitmap) -> PixelRect {
    var (left, top, right, bottom) = (bitmap.width, bitmap.height, 0, 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != 0xFF00_0000 {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    return right > 0 ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }

  @Test(
    "Without a margin the drawing ends at the bounds, with one it reaches that far",
    arguments: [0.0, 7, 12.5])
  func cut(margin: Double) throws {
    view.margin = margin
    let reach = Int(margin.rounded(.up))
    #expect(
      drawn(try window.firstFrame())
        == PixelRect(x: 40 - reach, y: 40 - reach, width: 20 + 2 * reach, height: 20 + 2 * reach))
    view.clipsToBounds = true
    #expect(drawn(try window.snapshot()) == PixelRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("A view that moves, draws less, or goes leaves nothing behind")
  func noGhosts() throws {
    view.margin = 15
    let screen = try window.firstFrame()
    func frame() { _ = window.render(on: screen, stale: PixelRegion(), at: window.now) }
    view.frame.origin = Point(x: 10, y: 70)
    frame()
    #expect(drawn(screen) == PixelRect(x: 0, y: 55, width: 45, height: 45))
    view.margin = 5
    frame()
    #expect(drawn(screen) == PixelRect(x: 5, y: 65, width: 30, height: 30))
    view.isHidden = true
    frame()
    #expect(drawn(screen).isEmpty)
  }

  @Test("A focus ring ends there too, and goes without a trace")
  func focusRing() throws {
    view.margin = 4
    view.color = .clear
    let screen = try window.firstFrame()
    window.focus(on: view)
    // The ring is shown from the first key on.
    window.handle(
      KeyEvent(
        seat: SeatID(name: 1), phase: .pressed, keycode: 15, keysym: 0xFF09, text: "",
        modifiers: [], time: .zero,
        serial: 1))
    _ = window.render(on: screen, stale: PixelRegion(), at: window.now)
    #expect(drawn(screen) == PixelRect(x: 36, y: 36, width: 28, height: 28))
    window.focus(on: nil)
    _ = window.render(on: screen, stale: PixelRegion(), at: window.now)
    #expect(drawn(screen).isEmpty)
  }

  @Test(
    "A margin that is no number of pixels is none, or all there is",
    arguments: [-5, .nan, .infinity, 1e300])
  func senseless(margin: Double) throws {
    view.margin = margin
    let all = margin > 0
    #expect(
      drawn(try window.firstFrame())
        == (all
          ? PixelRect(x: 0, y: 0, width: 100, height: 100)
          : PixelRect(x: 40, y: 40, width: 20, height: 20)))
  }
}
