import Drawing
import Geometry

/// Draws a path: fills it, and strokes the part of it between `strokeStart` and `strokeEnd`, as Core Animation's shape
/// layer does.
///
/// The path is in the view's coordinates and may reach beyond its bounds.
@MainActor open class ShapeView: View {
  /// The path that is drawn, in the view's coordinates; empty at first.
  public var path = Path() {
    didSet {
      guard path != oldValue else { return }
      measure = nil
      shapeDidChange()
    }
  }
  /// Fills the whole path, by the nonzero winding rule; nil, as at first, fills nothing.
  public var fillColor: Color? { didSet { if fillColor != oldValue { setNeedsDisplay(drawnRect) } } }
  /// The colour of the stroke; nil strokes nothing. Black at first.
  public var strokeColor: Color? = .black { didSet { if strokeColor != oldValue { setNeedsDisplay(drawnRect) } } }
  /// How wide the stroke is, in logical pixels, half of it on either side of the path; 1 at first.
  public var lineWidth = 1.0 { didSet { if lineWidth != oldValue { shapeDidChange() } } }
  /// How the stroke's ends look; cut off at the end at first.
  public var lineCap = Canvas.LineCap.butt { didSet { if lineCap != oldValue { shapeDidChange() } } }
  /// How the stroke's corners look; pointed at first.
  public var lineJoin = Canvas.LineJoin.miter { didSet { if lineJoin != oldValue { shapeDidChange() } } }

  /// Where the stroke begins, as a share of the path's length, 0...1; what is beyond is brought there. Nothing is
  /// stroked where it is not less than `strokeEnd`.
  @Animated public var strokeStart = 0.0
  /// Where the stroke ends, as a share of the path's length, 0...1; what is beyond is brought there. Nothing is stroked
  /// where it is not more than `strokeStart`.
  @Animated public var strokeEnd = 1.0

  private var measure: PathMeasure?

  /// A view without a path, at `frame` in the superview's logical pixels.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    $strokeStart.attach(to: self) { [weak self] oldValue in
      guard let self else { return }
      strokeDidChange(from: oldValue, to: $strokeStart.presentation)
    }
    $strokeEnd.attach(to: self) { [weak self] oldValue in
      guard let self else { return }
      strokeDidChange(from: oldValue, to: $strokeEnd.presentation)
    }
  }

  /// Fills the path, then strokes the part of it that is to be seen.
  open override func draw(_ canvas: Canvas) {
    if let fillColor { canvas.fill(path, fillColor) }
    guard let strokeColor else { return }
    let stroke = measuredPath().trimmed(from: $strokeStart.presentation, to: $strokeEnd.presentation)
    canvas.stroke(stroke, strokeColor, width: lineWidth, cap: lineCap, join: lineJoin)
  }

  /// Shows at once what was on its way when the view leaves its window; an override must call super.
  open override func didMoveToWindow() {
    guard window == nil else { return }
    $strokeStart.finish()
    $strokeEnd.finish()
  }

  private func measuredPath() -> PathMeasure {
    if let measure { return measure }
    let measure = PathMeasure(path)
    self.measure = measure
    return measure
  }

  // MARK: What is drawn where

  /// What the drawing can touch, in the view's coordinates.
  private var drawnRect = Rect.zero

  /// How far the stroke can lie from the path. Cairo draws a corner no sharper than 10 line widths; a square cap ends at
  /// a corner of a square.
  private var overhang: Double { lineWidth / 2 * (lineJoin == .miter ? 10 : 2.0.squareRoot()) }

  private func strokedRect(of path: Path) -> Rect {
    path.isEmpty ? .zero : path.boundingBox.inset(dx: -overhang, dy: -overhang)
  }

  private func shapeDidChange() {
    setNeedsDisplay(drawnRect)
    drawnRect = strokedRect(of: path)
    setNeedsDisplay(drawnRect)
  }

  /// Of the stroke only what comes or goes is drawn again.
  private func strokeDidChange(from oldShare: Double, to share: Double) {
    let part = measuredPath().trimmed(from: min(oldShare, share), to: max(oldShare, share))
    setNeedsDisplay(strokedRect(of: part))
  }

  /// How far the path and its stroke reach beyond the view's bounds, in logical pixels.
  open override var drawingMargin: Double {
    guard !drawnRect.isEmpty else { return 0 }
    let sideways = max(bounds.minX - drawnRect.minX, drawnRect.maxX - bounds.maxX)
    let upAndDown = max(bounds.minY - drawnRect.minY, drawnRect.maxY - bounds.maxY)
    return max(0, sideways, upAndDown)
  }
}
