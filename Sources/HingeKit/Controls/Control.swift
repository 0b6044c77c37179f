import Drawing
import Geometry
import Wayland

/// Something to tap: a finger, the pointer, Return and Space all fire it.
@MainActor open class Control: View {
  /// Called once for each tap by a finger or the pointer, and for Return and Space.
  public var onTap: (() -> Void)?
  /// Whether the control can be tapped and focused. When false, touches go to what lies around or behind it, and one
  /// that is under way does nothing more here.
  public var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      setNeedsDisplay()
    }
  }
  /// Whether a finger or the pointer's button is down on the control.
  public private(set) var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// The side of the smallest target that a finger hits reliably, in logical pixels.
  nonisolated public static let touchTarget = 44.0

  /// An enabled control at `frame`, in the superview's logical pixels.
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

  /// Whether the keyboard can go to the control: while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Whether a touch at a point of the view's coordinates is the control's: within its bounds, or within `touchTarget`
  /// logical pixels about its middle where it is smaller than that.
  open override func point(inside point: Point) -> Bool {
    bounds.inset(
      by: Insets(
        top: min(0, (bounds.height - Self.touchTarget) / 2), left: min(0, (bounds.width - Self.touchTarget) / 2),
        bottom: min(0, (bounds.height - Self.touchTarget) / 2), right: min(0, (bounds.width - Self.touchTarget) / 2))
    ).contains(point)
  }

  /// Draws the focus ring around the control's bounds.
  open override func drawFocusRing(_ canvas: Canvas) {
    canvas.strokeFocusRing(bounds.inset(dx: -4, dy: -4))
  }

  /// How far beyond its bounds the focus ring reaches, in logical pixels.
  open override var drawingMargin: Double { 7 }

  /// A finger or the pointer has tapped it at this point of the window.
  func wasTapped(at location: Point) { onTap?() }

  /// Fires the control for Return and Space; an override that leaves keys unused must call super.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.isActivation, key.phase == .pressed else { return false }
    onTap?()
    return true
  }

  /// Has the control drawn anew when the pointer comes over it or leaves it; an override must call super.
  open override func hoverDidChange() { setNeedsDisplay() }
  /// Has the control drawn anew when the keyboard comes to it or leaves it; an override must call super.
  open override func focusDidChange() { setNeedsDisplay() }
}
