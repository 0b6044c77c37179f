/// Turns blocks of pixels on their side.
enum WarpTranspose {
  /// `width` x `height` pixels, both multiples of four: rows that are `fromStride` pixels apart become columns that are
  /// `toStride` apart.
  static func blocks(
    _ from: UnsafePointer<UInt32>, _ fromStride: Int, to: UnsafeMutablePointer<UInt32>, _ toStride: Int, width: Int,
    height: Int
  ) {
    var x = 0
    while x < width {
      var y = 0
      while y < height {
        block(from + (y &* fromStride &+ x), fromStride, to + (x &* toStride &+ y), toStride)
        y &+= 4
      }
      x &+= 4
    }
  }

  @inline(__always)
  private static func block(
    _ from: UnsafePointer<UInt32>, _ fromStride: Int, _ to: UnsafeMutablePointer<UInt32>, _ toStride: Int
  ) {
    let a = row(from)
    let b = row(from + fromStride)
    let c = row(from + 2 &* fromStride)
    let d = row(from + 3 &* fromStride)
    put(SIMD4(a.x, b.x, c.x, d.x), to)
    put(SIMD4(a.y, b.y, c.y, d.y), to + toStride)
    put(SIMD4(a.z, b.z, c.z, d.z), to + 2 &* toStride)
    put(SIMD4(a.w, b.w, c.w, d.w), to + 3 &* toStride)
  }

  @inline(__always)
  private static func row(_ from: UnsafePointer<UInt32>) -> SIMD4<UInt32> {
    UnsafeRawPointer(from).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func put(_ pixels: SIMD4<UInt32>, _ to: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(to).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }
}
