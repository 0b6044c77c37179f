import Geometry

/// Takes the touches of a centre that is moved aside, but for those on the buttons that move it back.
final class SlideOutCatcher: View {
  var buttons: [Control] = []

  /// In the view's coordinates.
  override func point(inside point: Point) -> Bool {
    guard super.point(inside: point) else { return false }
    guard let place = convert(toWindow: point) else { return true }
    return !buttons.contains { button in
      guard button.window != nil, let local = button.convert(fromWindow: place) else { return false }
      return button.point(inside: local)
    }
  }
}
