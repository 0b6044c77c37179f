import Drawing
import Geometry
import Wayland

/// A value that a finger, the pointer or the arrow keys move along a line.
///
/// A drag that begins anywhere on it is its own, whatever it lies in, and moves the value by as much as the finger
/// moves; a tap takes the value to that place. In a right-to-left window the values grow to the left.
@MainActor open class Slider: Control {
  /// Where the thumb is, always from `minimumValue` to `maximumValue`: what is set beyond is brought there. To set it
  /// does not call `onChange`.
  public var value: Double {
    get { storedValue }
    set { storedValue = clamped(newValue) }
  }
  /// The value at the slider's leading end; 0 at first.
  public var minimumValue = 0.0 { didSet { rangeDidChange() } }
  /// The value at the slider's trailing end, 1 at first. One that is not above `minimumValue` leaves only that.
  public var maximumValue = 1.0 { didSet { rangeDidChange() } }
  /// Called with each new value that a person gives the slider, not with one that the program sets.
  public var onChange: ((Double) -> Void)?
  /// The colour of the thumb, and of the line up to the value. Nearly white (0xF2F6FA) at first.
  public var color = Color(hex: 0xF2F6FA) { didSet { setNeedsDisplay() } }

  private var storedValue = 0.0 { didSet { if storedValue != oldValue { setNeedsDisplay() } } }
  private var valueAtStart = 0.0
  private let pan = PanGestureRecognizer(axis: .horizontal)

  private static let thumbRadius = 11.0
  private static let lineWidth = 4.0
  /// An arrow key's step, as a share of the range.
  private static let step = 1.0 / 20

  /// A slider from 0 to 1 that stands at 0, at `frame` in the superview's logical pixels.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    pan.onChange = { [weak self] in self?.panDidChange($0) }
    pan.claim = { _ in .control }
    addGestureRecognizer(pan)
  }

  /// The size that the slider likes to have: as wide as there is room, and as high as a finger needs.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: Self.touchTarget) }

  // MARK: Value

  private var range: Double { max(0, maximumValue - minimumValue) }

  private func clamped(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), minimumValue + range)
  }

  private func rangeDidChange() {
    value = storedValue
    setNeedsDisplay()
  }

  private func change(to value: Double) {
    let old = storedValue
    self.value = value
    if storedValue != old { onChange?(storedValue) }
  }

  // MARK: Place

  /// How far the thumb's middle goes, in logical pixels.
  private var track: Double { max(0, bounds.width - 2 * Self.thumbRadius) }

  /// Where the thumb's middle is, in the view's coordinates.
  private var thumb: Point {
    let share = range > 0 ? (storedValue - minimumValue) / range : 0
    let way = (isRightToLeft ? 1 - share : share) * track
    return Point(x: bounds.minX + Self.thumbRadius + way, y: bounds.midY)
  }

  /// How much the value grows over a way to the right, in logical pixels.
  private func change(over way: Double) -> Double {
    track > 0 ? way / track * range * (isRightToLeft ? -1 : 1) : 0
  }

  // MARK: Touches

  private func panDidChange(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: valueAtStart = storedValue
    case .changed: change(to: valueAtStart + change(over: pan.translation.dx))
    case .ended, .cancelled, .possible, .failed: break
    }
    setNeedsDisplay()
  }

  override func wasTapped(at location: Point) {
    if let place = convert(fromWindow: location) { change(to: storedValue + change(over: place.x - thumb.x)) }
    super.wasTapped(at: location)
  }

  // MARK: Keyboard

  /// Moves the value by a step for the arrows to the left and right, and to an end for Home and End; an override that
  /// leaves keys unused must call super.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.phase != .released else { return false }
    let step = range * Self.step * (isRightToLeft ? -1 : 1)
    switch key.navigation {
    case .left: change(to: storedValue - step)
    case .right: change(to: storedValue + step)
    case .home: change(to: minimumValue)
    case .end: change(to: maximumValue)
    case .up, .down, .pageUp, .pageDown, nil: return false
    }
    return true
  }

  // MARK: Drawing

  /// Draws the line, and the thumb at the value.
  open override func draw(_ canvas: Canvas) {
    let thumb = thumb
    let line = canvas.alignedToPixels(
      Rect(x: bounds.minX + Self.thumbRadius, y: bounds.midY - Self.lineWidth / 2, width: track, height: Self.lineWidth)
    )
    var filled = line
    filled.size.width = isRightToLeft ? line.maxX - thumb.x : thumb.x - line.minX
    if isRightToLeft { filled.origin.x = thumb.x }
    canvas.fill(.roundedRect(line, radius: line.height / 2), color.withAlpha(0.35))
    canvas.fill(.roundedRect(filled, radius: line.height / 2), color)
    let radius = isHighlighted || pan.isActive ? Self.thumbRadius : Self.thumbRadius - 2
    canvas.fill(.circle(center: thumb, radius: radius), color)
  }
}
