import Drawing
import Geometry
import Loop
import Motion
import Wayland

/// The handle at the trailing edge of a long table, by which a finger goes through all of it. It is seen while the table
/// scrolls, and for a second after that.
final class ScrollThumb: View {
  /// Told of the place that a finger drags the thumb to: 0 is the table's top, 1 its end.
  var onDrag: ((_ share: Double) -> Void)?
  /// What stands beside the thumb while a finger drags it: a letter or two; empty for nothing.
  var letter: String {
    get { bubble.letter }
    set { bubble.letter = newValue }
  }

  /// As a finger needs it, in logical pixels; what is drawn is narrower.
  static let size = Size(width: Control.touchTarget, height: 56)
  private static let barWidth = 6.0
  private static let margin = 3.0
  /// How long it stays after the last movement.
  private static let rest = Duration.seconds(1)
  private static let fade = Duration.milliseconds(300)

  private let bubble = ThumbBubble()
  private let pan = PanGestureRecognizer(axis: .vertical)
  /// Where in the thumb the finger took hold of it, from its top.
  private var grip = 0.0
  private var area = Rect.zero
  private var latestMovement = Duration.zero
  private var timer: LoopTimer?
  private var fading: Animation?

  init() {
    super.init(frame: .zero)
    alpha = 0
    cursor = .pointingHand
    pan.claim = { _ in .control }
    pan.onChange = { [weak self] in self?.panDidChange($0) }
    addGestureRecognizer(pan)
    addSubview(bubble)
  }

  override func layoutSubviews() {
    let side = ThumbBubble.side
    let x = isRightToLeft ? bounds.maxX + Self.margin : bounds.minX - Self.margin - side
    bubble.frame = Rect(x: x, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Puts the thumb at `share` of the way down the trailing edge of `area`, in its superview's coordinates.
  func place(at share: Double, in area: Rect) {
    self.area = area
    let x = isRightToLeft ? area.minX : area.maxX - Self.size.width
    frame = Rect(origin: Point(x: x, y: area.minY + Self.margin + share * way), size: Self.size)
  }

  /// How far the thumb goes.
  private var way: Double { max(0, area.height - 2 * Self.margin - Self.size.height) }

  // MARK: Appearing

  /// The table has scrolled: the thumb is seen, and goes when nothing has moved for a while.
  func appear() {
    guard let window else { return }
    latestMovement = window.now
    fading?.cancel()
    alpha = 1
    if timer == nil { wait(Self.rest) }
  }

  private func wait(_ time: Duration) {
    guard let window else { return }
    timer = window.host?.window(window, after: time) { [weak self] in self?.restIsOver() }
  }

  private func restIsOver() {
    timer = nil
    guard let window else { return }
    let rested = window.now - latestMovement
    guard rested >= Self.rest, !pan.isActive else { return wait(pan.isActive ? Self.rest : Self.rest - rested) }
    let course = PropertyAnimation(from: alpha, to: 0, duration: Self.fade, curve: .easeOut)
    fading = window.animator.start(duration: Self.fade, isMotion: false) { [weak self] in
      self?.alpha = course.value(at: $0)
    }
  }

  /// The table has become so short that it needs no thumb.
  func disappear() {
    fading?.cancel()
    alpha = 0
  }

  override func didMoveToWindow() {
    guard window == nil else { return }
    timer?.cancel()
    timer = nil
    disappear()
  }

  // MARK: Dragging

  private func panDidChange(_ pan: PanGestureRecognizer) {
    guard let place = superview?.convert(fromWindow: pan.location) else { return }
    switch pan.state {
    case .began:
      grip = place.y - frame.minY
      bubble.isHidden = false
      setNeedsDisplay()
    case .changed:
      guard way > 0 else { return }
      onDrag?(min(max(0, (place.y - grip - area.minY - Self.margin) / way), 1))
      appear()
    case .ended, .cancelled:
      bubble.isHidden = true
      setNeedsDisplay()
    case .possible, .failed: break
    }
  }

  /// Its outline's.
  override var drawingMargin: Double { 1 }

  override func hoverDidChange() { setNeedsDisplay() }

  override func draw(_ canvas: Canvas) {
    let width = pan.isActive || isHovered ? Self.barWidth * 2 : Self.barWidth
    let x = isRightToLeft ? Self.margin : bounds.width - Self.margin - width
    let place = canvas.alignedToPixels(Rect(x: x, y: 0, width: width, height: bounds.height))
    let bar = Path.roundedRect(place, radius: place.width / 2)
    canvas.fill(bar, Color.white.withAlpha(0.85))
    canvas.stroke(bar, Color.black.withAlpha(0.5), width: 1)
  }
}

/// With which letter the rows begin that a finger drags a table to.
private final class ThumbBubble: View {
  /// In logical pixels.
  static let side = 56.0

  var letter = "" { didSet { if letter != oldValue { label.text = letter } } }

  private let label = Label()

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    label.font = Font(size: 26, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = bounds }

  override func draw(_ canvas: Canvas) {
    guard !letter.isEmpty else { return }
    let shape = Path.circle(center: bounds.center, radius: bounds.width / 2 - 1)
    canvas.fill(shape, Color(hex: 0x111111).withAlpha(0.94))
    canvas.stroke(shape, Color.white.withAlpha(0.6), width: 1)
  }
}
