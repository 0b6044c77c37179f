/// The inner loops of the panel's mapping. Plain arithmetic on contiguous lanes that never traps, so that the compiler
/// makes vectors of eight or sixteen of it.
enum WarpKernels {
  typealias Bytes = UnsafePointer<UInt8>
  typealias Lanes = UnsafeMutablePointer<UInt16>

  /// Weighted sums of bytes, in 8.8 fixed point when the weights are 256ths.
  static func average(
    _ source: (Bytes, Bytes, Bytes), _ weights: (UInt16, UInt16, UInt16), to result: Lanes, count: Int
  ) {
    let (a, b, c) = source
    let (wa, wb, wc) = weights
    var lane = 0
    while lane < count {
      result[lane] = UInt16(a[lane]) &* wa &+ UInt16(b[lane]) &* wb &+ UInt16(c[lane]) &* wc
      lane &+= 1
    }
  }

  static func average(
    _ source: (Bytes, Bytes, Bytes, Bytes), _ weights: (UInt16, UInt16, UInt16, UInt16), to result: Lanes, count: Int
  ) {
    let (a, b, c, d) = source
    let (wa, wb, wc, wd) = weights
    var lane = 0
    while lane < count {
      result[lane] =
        UInt16(a[lane]) &* wa &+ UInt16(b[lane]) &* wb &+ (UInt16(c[lane]) &* wc &+ UInt16(d[lane]) &* wd)
      lane &+= 1
    }
  }

  /// The same, added to what the result holds.
  static func addAverage(_ source: (Bytes, Bytes), _ weights: (UInt16, UInt16), to result: Lanes, count: Int) {
    let (a, b) = source
    let (wa, wb) = weights
    var lane = 0
    while lane < count {
      result[lane] = result[lane] &+ UInt16(a[lane]) &* wa &+ UInt16(b[lane]) &* wb
      lane &+= 1
    }
  }

  /// `count` pixels, each made of its own and the next two source pixels.
  ///
  /// With g = g0 + n dg for the n-th pixel, the third weight is (g + dg)^2, the first (g1 - g)^2, and the second what is
  /// missing to `total`; all in 65536ths. `ramp` has each lane's n.
  static func resample(
    _ source: UnsafePointer<UInt16>, to result: Lanes, ramp: UnsafePointer<UInt16>, g0: UInt16, dg: UInt16,
    g1: UInt16, total: UInt16, count: Int
  ) {
    let (second, third) = (source + 4, source + 8)
    var lane = 0
    while lane < count {
      let near = g0 &+ ramp[lane] &* dg
      let (from, to) = (g1 &- near, near &+ dg)
      let (wa, wc) = (high(from, from), high(to, to))
      let wb = total &- wa &- wc
      result[lane] = high(source[lane], wa) &+ high(second[lane], wb) &+ high(third[lane], wc)
      lane &+= 1
    }
  }

  /// The upper half of a product.
  @inline(__always)
  private static func high(_ a: UInt16, _ b: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
  }

  static func add(_ source: Lanes, to result: Lanes, count: Int) {
    var lane = 0
    while lane < count {
      result[lane] = result[lane] &+ source[lane]
      lane &+= 1
    }
  }

  /// From 8.8 fixed point to the nearest byte.
  static func round(_ source: Lanes, to result: UnsafeMutablePointer<UInt8>, count: Int) {
    var lane = 0
    while lane < count {
      result[lane] = UInt8(truncatingIfNeeded: (source[lane] &+ 128) &>> 8)
      lane &+= 1
    }
  }

  /// The same of pixels whose colours are made darker: to `light` of 65536ths, their alpha being kept.
  static func round(_ source: Lanes, to result: UnsafeMutablePointer<UInt8>, count: Int, light: UInt16) {
    var lane = 0
    while lane < count {
      result[lane] = UInt8(truncatingIfNeeded: (high(source[lane], light) &+ 128) &>> 8)
      result[lane &+ 1] = UInt8(truncatingIfNeeded: (high(source[lane &+ 1], light) &+ 128) &>> 8)
      result[lane &+ 2] = UInt8(truncatingIfNeeded: (high(source[lane &+ 2], light) &+ 128) &>> 8)
      result[lane &+ 3] = UInt8(truncatingIfNeeded: (source[lane &+ 3] &+ 128) &>> 8)
      lane &+= 4
    }
  }

  /// Premultiplied pixels over others.
  static func over(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int) {
    var (every, any): (UInt32, UInt32) = (.max, 0)
    var x = 0
    while x < count {
      every &= source[x]
      any |= source[x]
      x &+= 1
    }
    if every >= 0xFF00_0000 { return copy(source, target, count: count) }
    guard any != 0 else { return }
    if every &>> 24 == any &>> 24 {
      return overEvenly(
        UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self),
        UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self), rest: UInt16(255 &- (any &>> 24)),
        count: 4 &* count)
    }
    x = 0
    while x < count {
      target[x] = WarpPixels.over(source[x], target[x])
      x &+= 1
    }
  }

  /// Where all have the same alpha, which leaves `rest` of 255 of the target. Twice as fast.
  private static func overEvenly(_ source: Bytes, _ target: UnsafeMutablePointer<UInt8>, rest: UInt16, count: Int) {
    var lane = 0
    while lane < count {
      let scaled = UInt16(target[lane]) &* rest &+ 128
      target[lane] = source[lane] &+ UInt8(truncatingIfNeeded: (scaled &+ (scaled &>> 8)) &>> 8)
      lane &+= 1
    }
  }

  static func copy(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int) {
    var x = 0
    while x < count {
      target[x] = source[x]
      x &+= 1
    }
  }
}
