import Geometry

/// Follows the content of a scroll view as it moves. Every call is optional.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The offset has changed, by whatever cause.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// A finger, or two on a touchpad, has taken hold of the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The finger has let go, or was taken away (`velocity` is zero then). `velocity` is the offset's, in logical pixels per
  /// second. Changing `targetContentOffset` has the view settle there.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point)
  /// The content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing: the content rests where it would.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}
