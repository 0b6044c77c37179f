import Glibc
import HingeKit

/// A round gauge from 0 to 100. A finger that goes round it turns it, the arrow keys too, and a tap takes it back to 0.
final class GaugeView: View {
  /// What is set, 0...1; what is seen of it may be on its way there.
  @Animated private(set) var value = 0.0
  var onChange: ((Double) -> Void)?

  /// From the left of the bottom clockwise to its right: three quarters of the way round.
  private static let start = 0.75 * Double.pi
  private static let sweep = 1.5 * Double.pi
  private static let lineWidth = 22.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    $value.attach(to: self) { [weak self] _ in self?.valueDidChange() }
    let turn = TurnGestureRecognizer()
    turn.onChange = { [weak self] in self?.turn(by: $0.turn / Self.sweep) }
    addGestureRecognizer(turn)
    addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.reset() })
  }

  private func valueDidChange() {
    setNeedsDisplay()
    onChange?($value.presentation)
  }

  private func turn(by share: Double) { value = min(max(value + share, 0), 1) }

  private func reset() { $value.animate(to: 0, duration: .milliseconds(400)) }

  // MARK: Keyboard

  override var canBecomeFocused: Bool { true }

  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.phase != .released else { return false }
    switch key.navigation {
    case .up, .right: turn(by: 0.05)
    case .down, .left: turn(by: -0.05)
    case .home: reset()
    case .end: $value.animate(to: 1, duration: .milliseconds(400))
    case .pageUp, .pageDown, nil: return false
    }
    return true
  }

  // MARK: Drawing

  override func draw(_ canvas: Canvas) {
    let seen = $value.presentation
    let color = Color(hex: 0x2BB673).mixed(with: Color(hex: 0xF9A11B), by: seen)
    canvas.stroke(arc(to: 1), Color(hex: 0x2C363E), width: Self.lineWidth, cap: .round)
    if seen > 0 { canvas.stroke(arc(to: seen), color, width: Self.lineWidth, cap: .round) }
    for tick in 0...10 { canvas.stroke(self.tick(at: Double(tick) / 10), Color(hex: 0x5B6873), width: 2, cap: .round) }
    canvas.fill(.circle(center: point(at: seen, radius: radius), radius: Self.lineWidth / 2 - 4), .white)
  }

  /// Of the middle of the line.
  private var radius: Double { max(0, min(bounds.width, bounds.height) / 2 - Self.lineWidth) }

  private func point(at share: Double, radius: Double) -> Point {
    let angle = Self.start + share * Self.sweep
    return bounds.center + Vector(dx: cos(angle), dy: sin(angle)) * radius
  }

  private func arc(to share: Double) -> Path {
    var path = Path()
    path.move(to: point(at: 0, radius: radius))
    path.arc(
      center: bounds.center, radius: radius, startAngle: Self.start, endAngle: Self.start + share * Self.sweep,
      clockwise: true)
    return path
  }

  private func tick(at share: Double) -> Path {
    var path = Path()
    path.move(to: point(at: share, radius: radius - 24))
    path.line(to: point(at: share, radius: radius - 32))
    return path
  }
}
