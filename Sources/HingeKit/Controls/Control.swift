import Drawing
import Geometry
import Wayland

/// Something to tap: a finger, the pointer, Return and Space all fire it.
@MainActor open class Control: View {
  /// Called once for each tap.
  public var onTap: (() -> Void)?
  /// Whether it can be tapped and focused; off, touches go to what lies around or behind it, and one that is under way
  /// does nothing more here.
  public var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      setNeedsDisplay()
    }
  }
  /// Whether a finger or the pointer's button is down on it.
  public private(set) var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// The smallest target that a finger hits reliably, in logical pixels.
  nonisolated public static let touchTarget = 44.0

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    cursor = .pointingHand
    let tap = TapGestureRecognizer { [weak self] tap in
      self?.isHighlighted = false
      self?.wasTapped(at: tap.location)
    }
    tap.onPress = { [weak self] _ in self?.isHighlighted = true }
    tap.onPressCancelled = { [weak self] _ in self?.isHighlighted = false }
    addGestureRecognizer(tap)
  }

  open override var canBecomeFocused: Bool { isEnabled }

  /// As large as `touchTarget` at least, about the view's middle.
  open override func point(inside point: Point) -> Bool {
    bounds.inset(
      by: Insets(
        top: min(0, (bounds.height - Self.touchTarget) / 2), left: min(0, (bounds.width - Self.touchTarget) / 2),
        bottom: min(0, (bounds.height - Self.touchTarget) / 2), right: min(0, (bounds.width - Self.touchTarget) / 2))
    ).contains(point)
  }

  /// Around the control, which may be small.
  open override func drawFocusRing(_ canvas: Canvas) {
    canvas.strokeFocusRing(bounds.inset(dx: -4, dy: -4))
  }

  /// The focus ring's.
  open override var drawingMargin: Double { 7 }

  /// A finger or the pointer has tapped it at this point of the window.
  func wasTapped(at location: Point) { onTap?() }

  /// Return and Space fire the control; an override that leaves keys unused must call super.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.isActivation, key.phase == .pressed else { return false }
    onTap?()
    return true
  }

  /// Draws the control anew; an override must call super.
  open override func hoverDidChange() { setNeedsDisplay() }
  /// Draws the control anew; an override must call super.
  open override func focusDidChange() { setNeedsDisplay() }
}
