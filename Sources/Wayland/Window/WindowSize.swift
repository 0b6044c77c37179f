/// Decides a window's size from what the compositor says and what is left to us. Pure (W1, W2, W6).
struct WindowSize: Equatable {
  /// A width and a height in logical pixels; 0 says that it is for the other side to choose.
  struct Extent: Equatable {
    var width: Int
    var height: Int
  }

  /// Our own choice.
  var preferred = Extent(width: 360, height: 640)
  /// The smallest that we choose.
  var minimum = Extent(width: 1, height: 1)
  /// The last size that the window had when nothing but a person determined it.
  private(set) var floating: Extent?
  /// The last size that was all our choice: a compositor that names it asks for nothing.
  private var chosen: Extent?

  /// The size to take on. Each dimension stands for itself.
  /// - Parameters:
  ///   - requested: The compositor's size.
  ///   - bounds: The largest that the compositor recommends where the choice is ours.
  ///   - isFloating: Neither maximised, fullscreen nor tiled: such a size is remembered.
  ///   - isFullscreen: An old KWin says 1 x 1 then and means nothing by it.
  mutating func resolve(requested: Extent, bounds: Extent, isFloating: Bool, isFullscreen: Bool) -> Extent {
    let isEmpty = isFullscreen && requested == Extent(width: 1, height: 1) || isFloating && requested == chosen
    let means = isEmpty ? Extent(width: 0, height: 0) : requested
    let own = floating ?? preferred
    let resolved = Extent(
      width: WindowSize.choose(means.width, own: own.width, minimum: minimum.width, bound: bounds.width),
      height: WindowSize.choose(means.height, own: own.height, minimum: minimum.height, bound: bounds.height))
    if isFloating { floating = resolved }
    chosen = isFloating && means.width <= 0 && means.height <= 0 ? resolved : nil
    return resolved
  }

  /// Makes the preferred size the one that is taken when the choice is ours again.
  mutating func prefer(_ extent: Extent) {
    preferred = extent
    floating = nil
  }

  private static func choose(_ requested: Int, own: Int, minimum: Int, bound: Int) -> Int {
    guard requested <= 0 else { return requested }
    let bounded = bound > 0 ? min(own, bound) : own
    return max(1, minimum, bounded)
  }
}
