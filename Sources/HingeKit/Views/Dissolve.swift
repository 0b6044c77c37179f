import Drawing
import Geometry
import Glibc
import Motion

extension View {
  /// Makes `changes` to what lies in the view, and has what was seen before lie over it and fade.
  ///
  /// What is seen before is that of the last frame, animations under way included. The view is to be opaque: what shows
  /// through it is seen twice while it fades. Where nobody sees the view, and for people who want less motion, the changes are
  /// seen at once.
  ///
  /// - Parameters:
  ///   - duration: How long the fading takes.
  ///   - changes: Called once, before this returns.
  public func dissolve(duration: Duration = .milliseconds(150), changes: () -> Void) {
    _ = replace(changes) { FormerPicture($0) { _ in nil } }?.leave(duration: duration, curve: .easeInOut)
  }

  /// Makes `changes` to what lies in the view, and has what was seen before give way to it from a point on, in a circle that
  /// grows until it has all of the view.
  ///
  /// What is seen before is that of the last frame, animations under way included, so that one change may follow another at
  /// any time. The view is to be opaque. Where nobody sees the view, and for people who want less motion, the changes are
  /// seen at once.
  ///
  /// - Parameters:
  ///   - point: Where the circle begins, in the view's coordinates; it may lie outside of the view.
  ///   - duration: How long it takes.
  ///   - changes: Called once, before this returns.
  ///   - along: Called with how much of it is over, 0...1: at 0 before this returns, for each frame, and with 1 at the end;
  ///     with 1 alone where the changes are seen at once.
  /// - Returns: What can be cancelled to call `along` no more; nil where it is over already.
  @discardableResult
  public func reveal(
    from point: Point, duration: Duration = .milliseconds(250), changes: () -> Void, along: ((Double) -> Void)? = nil
  ) -> Animation? {
    let radius =
      [
        Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
        Point(x: bounds.minX, y: bounds.maxY), Point(x: bounds.maxX, y: bounds.maxY),
      ].map { hypot($0.x - point.x, $0.y - point.y) }.max() ?? 0
    let former = replace(changes) { picture in
      FormerPicture(picture) { .circle(center: point, radius: $0 * radius) }
    }
    along?(former == nil ? 1 : 0)
    return former?.leave(duration: duration, curve: .easeOut, along: along)
  }

  /// Lays over the changed view what it looked like.
  private func replace(_ changes: () -> Void, with overlay: (Bitmap) -> FormerPicture) -> FormerPicture? {
    let picture = formerPicture()
    let old = subviews.first { $0 is FormerPicture }
    changes()
    old?.removeFromSuperview()
    guard let picture else { return nil }
    let former = overlay(picture)
    former.frame = bounds
    addSubview(former)
    return former
  }

  /// What the view looks like; nil where nobody would see it go.
  private func formerPicture() -> Bitmap? {
    guard let window, !window.animator.reducesMotion, !bounds.isEmpty, chain.allSatisfy({ !$0.isHidden }) else {
      return nil
    }
    let size = PixelRect(ofViewSize: bounds.size, scale: window.scale)
    guard let picture = try? Bitmap(width: size.width, height: size.height) else { return nil }
    let (node, _) = RenderSpace(isAside: true).update(root: self, clip: picture.bounds, scale: window.scale)
    Painter().paint(node, on: picture, scale: window.scale, region: PixelRegion(picture.bounds), ground: nil)
    return picture
  }
}

/// What a view looked like, on its way out: it fades, or a hole in it grows.
private final class FormerPicture: View {
  private let picture: Bitmap
  /// What is seen of the new at a share of the time; nil where all of it shows through more and more.
  private let hole: (Double) -> Path?
  private var share = 0.0

  init(_ picture: Bitmap, hole: @escaping (Double) -> Path?) {
    self.picture = picture
    self.hole = hole
    super.init()
    isUserInteractionEnabled = false
  }

  func leave(duration: Duration, curve: TimingCurve, along: ((Double) -> Void)? = nil) -> Animation? {
    let course = PropertyAnimation(from: 0.0, to: 1, duration: duration, curve: curve)
    return window?.animator.start(duration: duration) { [weak self] elapsed in
      let share = course.value(at: elapsed)
      self?.share = share
      self?.setNeedsDisplay()
      along?(share)
    } completion: { [weak self] in
      self?.removeFromSuperview()
    }
  }

  override func draw(_ canvas: Canvas) {
    let origin = canvas.transform.project(bounds.origin) ?? .zero
    let place = (x: Int(origin.x.rounded()), y: Int(origin.y.rounded()))
    guard let hole = hole(share) else {
      return canvas.draw(picture, atPixelX: place.x, y: place.y, opacity: 1 - share)
    }
    canvas.clip(to: bounds, without: hole)
    canvas.draw(picture, atPixelX: place.x, y: place.y)
  }
}
