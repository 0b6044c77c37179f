/// Arithmetic on premultiplied ARGB pixels, two channels at a time.
enum WarpPixels {
  /// One pixel over another.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 { source &+ scaled(target, by: 255 &- source &>> 24) }

  /// A pixel times `weight` / 255, rounded.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by weight: UInt32) -> UInt32 {
    var low = (pixel & 0xFF00FF) &* weight &+ 0x800080
    var high = ((pixel &>> 8) & 0xFF00FF) &* weight &+ 0x800080
    low = ((low &+ ((low &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
    high = (high &+ ((high &>> 8) & 0xFF00FF)) & 0xFF00_FF00
    return low | high
  }

  /// A pixel times `weight` / 256, rounded.
  @inline(__always)
  static func faded(_ pixel: UInt32, by weight: UInt32) -> UInt32 {
    let low = (((pixel & 0xFF00FF) &* weight &+ 0x800080) &>> 8) & 0xFF00FF
    let high = (((pixel &>> 8) & 0xFF00FF) &* weight &+ 0x800080) & 0xFF00_FF00
    return low | high
  }
}
