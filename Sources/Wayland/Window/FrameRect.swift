/// A rectangle of whole device pixels within a window's buffer, from its top left corner.
public struct FrameRect: Hashable, Sendable {
  /// Device pixels from the left edge.
  public var x: Int
  /// Device pixels from the top edge.
  public var y: Int
  /// Device pixels.
  public var width: Int
  /// Device pixels.
  public var height: Int

  /// Makes a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// What of the rectangle lies within a buffer, or nothing.
  func clipped(width limitX: Int, height limitY: Int) -> FrameRect? {
    let left = max(0, x)
    let top = max(0, y)
    let right = min(limitX, x.addingReportingOverflow(max(0, width)).partialValue)
    let bottom = min(limitY, y.addingReportingOverflow(max(0, height)).partialValue)
    guard right > left, bottom > top else { return nil }
    return FrameRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
