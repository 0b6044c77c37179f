import Drawing
import Geometry
import HingeKit

/// A floating burger over a white ground in a window of its own, with a clock that the test moves.
final class BurgerScene {
  let burger = FloatingBurger()
  let clock = ManualClock()
  let window: Window
  let scale: Double
  /// What the burger said of itself, in order.
  private(set) var progress: [Double] = []

  static let headerColor: UInt32 = 0x0E5895
  static let ground = 255.0

  init(
    width: Double = 320, scale: Double = 1, style: FloatingBurger.Style = .threshold(),
    layoutDirection: LayoutDirection = .leftToRight
  ) throws {
    self.scale = scale
    let root = ViewController()
    window = Window(rootViewController: root, clock: clock)
    window.layoutDirection = layoutDirection
    root.view.backgroundColor = .white
    root.view.addSubview(burger)
    burger.frame = Rect(x: 0, y: 0, width: width, height: FloatingBurger.height)
    burger.headerColor = Color(hex: Self.headerColor)
    burger.color = .black
    burger.style = style
    burger.onProgress = { [weak self] in self?.progress.append($0) }
    window.resize(to: Size(width: width, height: 100), scale: scale)
    try frame()
  }

  /// Lets time pass and a frame be drawn.
  @discardableResult
  func frame(after milliseconds: Int = 0) throws -> Bitmap {
    clock.advance(by: .milliseconds(milliseconds))
    return try window.snapshot()
  }

  /// How far it is from header to button, by the header's colour in what is drawn: its red goes from 0x0E to white.
  func progressSeen(in bitmap: Bitmap) -> Double {
    let red = Double((bitmap[2, 2] >> 16) & 0xFF)
    return (red - 0x0E) / (Self.ground - 0x0E)
  }

  /// Where the rule is seen to begin and to end, in logical pixels; nil where there is none. Its middle line is black.
  func ruleSeen(in bitmap: Bitmap) -> ClosedRange<Double>? {
    let row = Int(49 * scale)
    let dark = (0..<bitmap.width).filter { x in (bitmap[x, row] >> 8) & 0xFF < 0x28 && bitmap[x, row] & 0xFF < 0x28 }
    guard let first = dark.first, let last = dark.last else { return nil }
    return Double(first) / scale...Double(last + 1) / scale
  }
}
