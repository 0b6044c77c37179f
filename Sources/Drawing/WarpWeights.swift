/// The mean of a line of pixels over a stretch of it, as a weight for each pixel. The line is bilinear between the
/// pixels' centres.
enum WarpWeights {
  /// Appends weights in 256ths and says for which pixels they are.
  ///
  /// Beyond its ends the line is clear, so that the weights add up to less than 256 there; or it goes on as its last
  /// pixel where it is clamped.
  static func append(
    from left: Double, to right: Double, width: Int, clampingLeft: Bool, clampingRight: Bool,
    to weights: inout [UInt16]
  ) -> Range<Int> {
    let first = Int((left - 0.5).rounded(.down))
    let end = Int((right - 0.5).rounded(.down)) + 2
    let length = max(right - left, 1e-12)
    let start = max(0, min(first, width - 1))
    let texels = start..<min(width, max(end, start + 1))
    let offset = weights.count - texels.lowerBound
    for _ in texels { weights.append(0) }
    var sum = 0.0
    var given = 0
    var texel = first
    while texel < end {
      let center = Double(texel) + 0.5
      sum += (tentIntegral(right - center) - tentIntegral(left - center)) / length
      // What rounding took from one is given to the next, so that the sum is exact.
      let weight = Int((sum * 256).rounded()) - given
      given += weight
      let target = clampingLeft && texel < 0 ? 0 : clampingRight && texel >= width ? width - 1 : texel
      if texels.contains(target) { weights[offset + target] += UInt16(clamping: weight) }
      texel += 1
    }
    return texels
  }

  /// The integral of the tent max(0, 1 - |x|) up to `x`: 0...1.
  static func tentIntegral(_ x: Double) -> Double {
    if x <= -1 { return 0 }
    if x >= 1 { return 1 }
    return x < 0 ? (1 + x) * (1 + x) / 2 : 1 - (1 - x) * (1 - x) / 2
  }
}
