import Drawing
import Geometry
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
    let picture = dissolvingPicture()
    let old = subviews.first { $0 is FadingPicture }
    changes()
    old?.removeFromSuperview()
    guard let picture, let window else { return }
    let overlay = FadingPicture(picture)
    overlay.frame = bounds
    addSubview(overlay)
    overlay.fade(in: window, duration: duration)
  }

  /// What the view looks like; nil where fading would show nothing of it.
  private func dissolvingPicture() -> Bitmap? {
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

/// What a view looked like, on its way out.
private final class FadingPicture: View {
  private let picture: Bitmap
  private var opacity = 1.0

  init(_ picture: Bitmap) {
    self.picture = picture
    super.init()
    isUserInteractionEnabled = false
  }

  func fade(in window: Window, duration: Duration) {
    let course = PropertyAnimation(from: 1.0, to: 0, duration: duration, curve: .easeInOut)
    _ = window.animator.start(duration: duration) { [weak self] elapsed in
      self?.opacity = course.value(at: elapsed)
      self?.setNeedsDisplay()
    } completion: { [weak self] in
      self?.removeFromSuperview()
    }
  }

  override func draw(_ canvas: Canvas) {
    let origin = canvas.transform.project(bounds.origin) ?? .zero
    canvas.draw(picture, atPixelX: Int(origin.x.rounded()), y: Int(origin.y.rounded()), opacity: opacity)
  }
}
