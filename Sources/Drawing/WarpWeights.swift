/// The mean of a line of pixels over a stretch of it, as a weight for each pixel. The line is bilinear between the
/// pixels' centres.
enum WarpWeights {
  /// Appends weights in 256ths and says for which pixels they are.
  ///
  /// Beyond its ends the line is clear, so that the weights add up to less than 256 there; or it goes on as its last
  /// pixel where it is clamped.
  static func append(
    from start: Double, to stop: Double, width: Int, clampingLeft: Bool, clampingRight: Bool,
    to weights: inout [UInt16]
  ) -> Range<Int> {
    // Where it is clamped, it does not matter how far.
    let left = min(max(start, -4), Double(width) + 3)
    let right = max(min(stop, Double(width) + 4), -3)
    let first = Int((left - 0.5).rounded(.down))
    let end = Int((right - 0.5).rounded(.down)) + 2
    let length = max(right - left, 1e-12)
    let nearest = max(0, min(first, width - 1))
    let texels = nearest..<min(width, max(end, nearest + 1))
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
      var target = texel
      if clampingLeft { target = max(0, target) }
      if clampingRight { target = min(target, width - 1) }
      if weight > 0, texels.lowerBound <= target, target < texels.upperBound {
        weights[offset + target] += UInt16(truncatingIfNeeded: weight)
      }
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
