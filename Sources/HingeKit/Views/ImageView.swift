import Drawing
import Geometry
import Pictures

/// A picture, fitted to the view with its proportions kept, drawn at the exact device size.
///
/// Where the pixels come later, a faint ground is seen until then, and while another size is drawn the pixels of the last
/// one. A broken picture is a small crossed-out frame.
@MainActor open class ImageView: View {
  /// How large a picture is in its view, in whose middle it always lies.
  public typealias ContentMode = PictureFit.Mode

  /// The picture that the view shows; nil, as at first, shows none.
  public var picture: (any ViewPicture)? {
    didSet {
      guard picture !== oldValue else { return }
      shown = nil
      oldValue?.viewDidLeave(self)
      setNeedsDisplay()
    }
  }
  /// How large the picture is in the view; as large as fits whole, unless set otherwise.
  public var contentMode = ContentMode.scaleAspectFit { didSet { setNeedsDisplay() } }

  /// The colour of what a picture leaves to its surroundings (`currentColor` in SVG), and of what stands for a picture
  /// that is not there. Nearly white (0xF2F6FA) at first.
  public var tintColor = Color(hex: 0xF2F6FA) { didSet { if tintColor != oldValue { setNeedsDisplay() } } }

  /// Called when the picture's `intrinsicSize` is another than it was; the superview is laid out anew then in any case.
  public var onResize: (() -> Void)?

  /// The last pixels of the picture, kept: moving costs a copy, not a drawing.
  private var shown: Shown?
  /// Whether those may be another picture's by now.
  private var isStale = false

  private struct Shown {
    var bitmap: Bitmap
    var fit: PictureFit
    var tint: Color
  }

  /// How much of the tint is seen while there are no pixels yet.
  private static let placeholderAlpha = 0.08
  /// The side of what stands for a broken picture, in logical pixels.
  private static let brokenSide = 32.0

  /// Tells the view that the picture's size or its pixels have come, or that it has turned out to be broken. To be
  /// called on the main actor.
  ///
  /// - Parameter isResized: Whether its `intrinsicSize` is another than it was: whoever holds the view lays out anew.
  public func pictureDidChange(isResized: Bool) {
    isStale = true
    setNeedsDisplay()
    guard isResized else { return }
    superview?.setNeedsLayout()
    onResize?()
  }

  /// Lets the picture's pixels go when the view leaves its window; an override must call super.
  open override func didMoveToWindow() {
    guard window == nil else { return }
    shown = nil
    picture?.viewDidLeave(self)
  }

  /// How far the picture reaches beyond the view's bounds, in logical pixels.
  open override var drawingMargin: Double {
    guard let picture, !clipsToBounds else { return 0 }
    let size = fit(scale: 1).size(of: picture.intrinsicSize)
    return max(0, (size.width - bounds.width) / 2, (size.height - bounds.height) / 2)
  }

  private func fit(scale: Double) -> PictureFit {
    PictureFit(mode: contentMode, room: bounds.size, scale: scale)
  }

  /// Draws the picture in the view's middle, or what stands for it while it is not there.
  open override func draw(_ canvas: Canvas) {
    guard let picture, !bounds.isEmpty else { return }
    let fit = fit(scale: canvas.transform.a)
    if isStale || shown?.fit != fit || shown?.tint != tintColor,
      let bitmap = picture.pixels(fit, tint: tintColor, for: self)
    {
      shown = Shown(bitmap: bitmap, fit: fit, tint: tintColor)
      isStale = false
    }
    let size = fit.size(of: picture.intrinsicSize)
    let place = Rect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    if picture.isBroken {
      drawBroken(canvas)
    } else if let shown {
      draw(shown.bitmap, at: place, canvas)
    } else {
      canvas.fill(place, tintColor.withAlpha(tintColor.alpha * Self.placeholderAlpha))
    }
  }

  private func draw(_ bitmap: Bitmap, at place: Rect, _ canvas: Canvas) {
    let toDevice = canvas.transform
    let size = (Int((place.width * toDevice.a).rounded()), Int((place.height * toDevice.a).rounded()))
    guard (bitmap.width, bitmap.height) == size else {
      return canvas.draw(bitmap, in: place, filter: .bilinear)
    }
    // Whole device pixels, or a picture that was drawn sharp would be smeared.
    let origin = toDevice.project(place.origin) ?? .zero
    canvas.draw(bitmap, atPixelX: Int(origin.x.rounded()), y: Int(origin.y.rounded()))
  }

  /// A picture's frame, crossed out.
  private func drawBroken(_ canvas: Canvas) {
    let side = min(Self.brokenSide, bounds.width, bounds.height)
    let frame = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      .inset(dx: side / 8, dy: side / 8)
    let color = tintColor.withAlpha(tintColor.alpha * 0.6)
    var outline = Path.roundedRect(frame, radius: side / 16)
    outline.move(to: Point(x: frame.minX, y: frame.maxY))
    outline.line(to: Point(x: frame.maxX, y: frame.minY))
    canvas.stroke(outline, color, width: side / 16, cap: .round)
  }
}

/// What an `ImageView` shows: a picture whose size and whose pixels may come later, from another thread.
///
/// A `PictureStore` has those of files and icons. A type of your own shows whatever it draws itself.
@MainActor public protocol ViewPicture: AnyObject {
  /// The picture's size in logical pixels, which layouts go by. While it is not known, what it is expected to be.
  var intrinsicSize: Size { get }
  /// Whether there is nothing to be shown, because the picture is missing or damaged.
  var isBroken: Bool { get }

  /// The picture's pixels, in the size that `fit` asks for; nil where they are not there yet, or never.
  ///
  /// Called while a frame is drawn: whatever takes its time is begun here and done elsewhere. When it is done, the view
  /// is told with `ImageView.pictureDidChange`.
  func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap?

  /// Called when a view does not show the picture any more: what it asked for is not needed for it.
  func viewDidLeave(_ view: ImageView)
}
