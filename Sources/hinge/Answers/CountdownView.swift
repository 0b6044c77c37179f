import HingeKit

/// A thin bar at the top that gets shorter as the time runs out, and the seconds that are left below it. Lies over
/// anything, and takes no touches.
final class CountdownView: View {
  /// How much of the bar is left, 0...1.
  var share = 1.0 { didSet { if share != oldValue { setNeedsDisplay() } } }
  /// The seconds to show.
  var seconds = 0 { didSet { if seconds != oldValue { setNeedsDisplay() } } }

  /// With the seconds, in logical pixels.
  static let height = NavigationBar.height + 44
  private static let barHeight = 4.0
  private static let plateSize = Size(width: 44, height: 32)
  private static let plateColor = Color.black.withAlpha(0.7)
  /// Stands out from dark and from light bars by 3 : 1.
  private static let barColor = Color(hex: 0xDD4F00)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override func draw(_ canvas: Canvas) {
    let width = bounds.width * share
    let x = isRightToLeft ? bounds.width - width : 0
    canvas.fill(
      canvas.alignedToPixels(Rect(x: x, y: 0, width: width, height: Self.barHeight)), Self.barColor)
    let plate = Rect(
      x: bounds.midX - Self.plateSize.width / 2, y: NavigationBar.height + 6, width: Self.plateSize.width,
      height: Self.plateSize.height)
    canvas.fill(.roundedRect(plate, radius: plate.height / 2), Self.plateColor)
    let text = TextLayout(
      "\(seconds)", font: Font(size: 17, weight: .semibold), color: .white, maxWidth: plate.width, alignment: .center)
    canvas.draw(text, at: Point(x: plate.minX, y: plate.midY - text.size.height / 2))
  }
}
