/// What a buffer lacks of the frames since it was last shown: its age, as rectangles (W14).
enum Staleness: Equatable {
  /// It has never been shown, or shows another size or scale.
  case everything
  case rects([FrameRect])

  /// Beyond this many rectangles, one around them is cheaper to paint.
  private static let limit = 16

  /// A frame was shown that this buffer does not have.
  mutating func add(_ damage: [FrameRect]) {
    guard case .rects(var rects) = self else { return }
    for rect in damage where !rects.contains(rect) { rects.append(rect) }
    if rects.count > Staleness.limit { rects = [Staleness.bounds(of: rects)] }
    self = .rects(rects)
  }

  /// The rectangles to paint in a buffer of a size.
  func rects(width: Int, height: Int) -> [FrameRect] {
    switch self {
    case .everything: [FrameRect(x: 0, y: 0, width: width, height: height)]
    case .rects(let rects): rects
    }
  }

  private static func bounds(of rects: [FrameRect]) -> FrameRect {
    let left = rects.map(\.x).min() ?? 0
    let top = rects.map(\.y).min() ?? 0
    let right = rects.map { $0.x + $0.width }.max() ?? 0
    let bottom = rects.map { $0.y + $0.height }.max() ?? 0
    return FrameRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
