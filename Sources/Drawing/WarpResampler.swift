import Geometry

/// Resamples one averaged column of the panel by a constant step.
///
/// The destination's pixels meet without gaps, so each is the difference of the column's integral at two places a step
/// apart. Of a column bilinear between centres the integral is a quadratic spline: with f the place of a pixel's near
/// edge between two centres and f' that of its far edge, the weights are (1 - f)^2 / 2 for the first of three source
/// pixels, f'^2 / 2 for the third, and the second has the rest. As long as one source pixel goes by for each
/// destination pixel they follow a straight line, which is a run for the vector kernel. Between runs, where the step
/// overtakes, is one pixel with four weights; and at the panel's edges some that it covers partly.
struct WarpResampler {
  private let column: WarpColumn
  private let rows: Range<Int>
  private let source: UnsafePointer<UInt16>
  private let result: UnsafeMutablePointer<UInt16>
  private let ramp: UnsafePointer<UInt16>

  /// What a pixel's weights add up to, in 65536ths, and the square root of half of it for each step.
  private let total: Double
  private let root: Double

  private static let one = 1 << 32
  /// Longer runs would gather error in the kernel's 16 bits.
  static let longestRun = 64

  /// `source` holds the averaged column's `rows`, four lanes a pixel; `result` the destination's; `ramp` numbers the
  /// pixels of the longest run, again four lanes each.
  init(
    _ column: WarpColumn, rows: Range<Int>, from source: UnsafePointer<UInt16>,
    to result: UnsafeMutablePointer<UInt16>, ramp: UnsafePointer<UInt16>
  ) {
    self.column = column
    self.rows = rows
    self.source = source
    self.result = result
    self.ramp = ramp
    total = min(65_535, column.share * 65_536)
    root = (total / 65_536 / column.step / 2).squareRoot() * 65_536
  }

  /// The destination's rows from `top` to `bottom`; the first goes to the start of `result`. Up to seven pixels more
  /// than asked for are written.
  func resample(from top: Int, to bottom: Int) {
    let (step, height) = (column.step, Double(column.height))
    func row(_ panelRow: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(((panelRow - column.origin) / step).rounded(rule), Double(top)), Double(bottom)))
    }
    let first = row(0, .down)
    let firstWhole = max(first, row(0, .up))
    let end = row(height, .up)
    let endWhole = max(firstWhole, row(height, .down))
    clear(top, first, top)
    for y in first..<min(firstWhole, end) { drawEdge(y, top) }
    // Of what is made more than twice as large the kernel's weights leave their 16 bits.
    if root >= 65_536 {
      for y in firstWhole..<max(firstWhole, endWhole) { drawEdge(y, top) }
    } else if firstWhole < endWhole {
      drawWhole(from: firstWhole, to: endWhole, top)
    }
    for y in max(firstWhole, endWhole)..<max(firstWhole, endWhole, end) { drawEdge(y, top) }
    clear(max(first, end), bottom, top)
  }

  private func clear(_ from: Int, _ to: Int, _ top: Int) {
    guard from < to else { return }
    (result + 4 * (from - top)).update(repeating: 0, count: 4 * (to - from))
  }

  /// Pixels that lie wholly on the panel.
  private func drawWhole(from start: Int, to end: Int, _ top: Int) {
    let step = Int((column.step * Double(Self.one)).rounded())
    let gain = step - Self.one
    let (g1, sum) = (UInt16(min(65_535, root)), UInt16(total))
    let slope = (root * Double(gain) / Double(Self.one)).rounded()
    let dg = UInt16(truncatingIfNeeded: Int(slope))
    let rootBits = Int(root)
    // Relative to the first source row's centre.
    let origin = column.origin + Double(start) * column.step - 0.5 - Double(rows.lowerBound)
    var place = Int(origin * Double(Self.one))
    var y = start
    while y < end {
      let index = place >> 32
      let fraction = place & (Self.one - 1)
      var count = Self.longestRun
      if gain > 0 { count = (Self.one - 1 - fraction) / gain } else if gain < 0 { count = fraction / -gain }
      count = min(count, end - y, Self.longestRun)
      let target = result + 4 * (y - top)
      if count > 0 {
        // What rounding adds up to in a run is not to lead out of 0...g1, where the kernel's numbers wrap around.
        let way = Int(slope.magnitude)
        let room = gain > 0 ? 0...max(0, Int(g1) - (count - 1) * way) : min(count * way, Int(g1))...Int(g1)
        let g0 = UInt16(min(max(((fraction &>> 16) &* rootBits) &>> 16, room.lowerBound), room.upperBound))
        WarpKernels.resample(
          source + 4 * index, to: target, ramp: ramp, g0: g0, dg: dg, g1: g1, total: sum,
          count: 4 * ((count + 7) & ~7))
      } else if (place + step) >> 32 == index + 2 {
        drawLong(from: source + 4 * index, to: target, fraction: fraction, far: (place + step) & (Self.one - 1))
        count = 1
      } else {
        drawEdge(y, top)
        count = 1
      }
      place += count * step
      y += count
    }
  }

  /// A pixel made of four source pixels.
  private func drawLong(from: UnsafePointer<UInt16>, to: UnsafeMutablePointer<UInt16>, fraction: Int, far: Int) {
    let root = UInt64(self.root)
    // Near and far edge in the same measure, and the weights as in the kernel.
    let f = (UInt64(fraction &>> 16) &* root) &>> 16
    let t = (UInt64(far &>> 16) &* root) &>> 16
    let wa = ((root &- f) &* (root &- f)) &>> 16
    let wb = (2 &* root &* root &- f &* f) &>> 16
    let wd = (t &* t) &>> 16
    let sum = UInt64(total)
    let wc = sum > wa &+ wb &+ wd ? sum &- wa &- wb &- wd : 0
    var lane = 0
    while lane < 4 {
      let mixed =
        UInt64(from[lane]) &* wa &+ UInt64(from[lane &+ 4]) &* wb &+ UInt64(from[lane &+ 8]) &* wc
        &+ UInt64(from[lane &+ 12]) &* wd
      to[lane] = UInt16(truncatingIfNeeded: mixed &>> 16)
      lane &+= 1
    }
  }

  /// Any pixel: one that the panel covers partly, or that is made of fewer or more source pixels than usual.
  private func drawEdge(_ y: Int, _ top: Int) {
    let near = min(max(column.origin + Double(y) * column.step, 0), Double(column.height))
    let far = min(max(column.origin + Double(y + 1) * column.step, 0), Double(column.height))
    let target = result + 4 * (y - top)
    target.update(repeating: 0, count: 4)
    guard near < far else { return }
    var sum = (0.0, 0.0, 0.0, 0.0)
    for row in max(0, Int((near - 0.5).rounded(.down)))..<min(column.height, Int((far - 0.5).rounded(.down)) + 2) {
      let center = Double(row) + 0.5
      let weight = WarpWeights.tentIntegral(far - center) - WarpWeights.tentIntegral(near - center)
      let pixel = source + 4 * (row - rows.lowerBound)
      sum.0 += weight * Double(pixel[0])
      sum.1 += weight * Double(pixel[1])
      sum.2 += weight * Double(pixel[2])
      sum.3 += weight * Double(pixel[3])
    }
    let factor = total / 65_536 / column.step
    target[0] = UInt16(min(65_280, sum.0 * factor))
    target[1] = UInt16(min(65_280, sum.1 * factor))
    target[2] = UInt16(min(65_280, sum.2 * factor))
    target[3] = UInt16(min(65_280, sum.3 * factor))
  }
}
