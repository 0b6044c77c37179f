/// A compositor that can tell what it shows.
protocol ScreenCapturing: HeadlessCompositor {
  /// The colour of the empty screen, as `0xAARRGGBB`.
  var ground: UInt32 { get }

  /// The whole screen as it is now, in device pixels.
  func capture() throws -> Picture
}

extension ScreenCapturing {
  /// The one window on the screen, in device pixels; nil while nothing is shown.
  func captureWindow() throws -> Picture? {
    let screen = try capture()
    return screen.area(on: ground).map(screen.cropped(to:))
  }

  /// Captures until the window looks as expected; each capture waits for a new frame of the compositor's.
  ///
  /// - Parameters:
  ///   - tolerance: the largest difference of a channel, of 255, that still counts as equal.
  ///   - area: where the window is, for one whose edge may be of the ground's colour.
  /// - Returns: what the last capture differed by.
  func waitForWindow(
    toLookLike expected: Picture, tolerance: Int, in area: Area? = nil, within limit: Duration = .seconds(10)
  ) throws -> PictureDifference {
    let deadline = Deadline(after: limit)
    while true {
      let window = try area.map { try capture().cropped(to: $0) } ?? captureWindow()
      let difference = window.map { $0.difference(from: expected) } ?? .size
      if difference.isWithin(tolerance) || deadline.hasPassed {
        if let window, !difference.isWithin(tolerance) { try Evidence.keep(window, expected: expected) }
        return difference
      }
    }
  }
}
