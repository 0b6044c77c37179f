/// What two pictures differ by.
enum PictureDifference: CustomStringConvertible {
  case none
  /// They are not equally large.
  case size
  /// So many pixels differ, by at most that much of 255 in a channel; the first one, by rows.
  case pixels(count: Int, largest: Int, first: (x: Int, y: Int))

  /// Whether no channel of any pixel differs by more than that.
  func isWithin(_ tolerance: Int) -> Bool {
    switch self {
    case .none: true
    case .size: false
    case .pixels(_, let largest, _): largest <= tolerance
    }
  }

  var description: String {
    switch self {
    case .none: "no difference"
    case .size: "different sizes"
    case .pixels(let count, let largest, let first):
      "\(count) pixels differ, by \(largest) at most, first at \(first.x), \(first.y)"
    }
  }
}
