/// The arithmetic of scales, in 120ths as `wp_fractional_scale_v1` has them: whole numbers only (W41).
enum Scale {
  /// One device pixel for one logical pixel.
  static let one = 120

  /// The device pixels that cover a logical length, at least 1: rounded half up, as the protocol says.
  static func deviceLength(_ logical: Int, scale120: Int) -> Int {
    max(1, (logical * scale120 + 60) / 120)
  }

  /// The scale of a window that the compositor names no scale for: the largest of the outputs it is on; on none, the
  /// largest of all before it was ever on one, and afterwards the last one (W39, W42).
  static func fromOutputs(entered: [Int], all: [Int], last: Int?) -> Int {
    if let largest = entered.max() { return max(1, largest) * one }
    if let last { return last }
    return max(1, all.max() ?? 1) * one
  }
}
