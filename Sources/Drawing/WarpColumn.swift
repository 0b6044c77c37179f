import Geometry

/// One destination column, or a narrow piece of one: which columns of the panel it averages, and by which step it goes
/// down them.
struct WarpColumn {
  /// Its place in the tile.
  let tile: Int
  /// Whether it is the first and the last piece of its column: the first replaces what its place held, others add to it.
  let isFirst: Bool
  let isLast: Bool
  /// The panel's row at the destination's row y is `origin + y * step`.
  let origin: Double
  let step: Double
  /// How many rows the panel has.
  let height: Int
  /// How much of a destination pixel it makes up: its width, times the opacity.
  let share: Double
  /// How much of its colours' light is left, in 65536ths; nil for all of it.
  let light: UInt16?
  /// The panel's columns that it averages.
  let texels: Range<Int>
  /// Where their weights begin among all columns' weights.
  let firstWeight: Int

  /// The rows of the panel that a band shows here, joined to those that others show.
  func span(of band: PixelRect, joining other: ClosedRange<Double>?) -> ClosedRange<Double>? {
    let top = max(0, origin + Double(band.y) * step)
    let bottom = min(Double(height), origin + Double(band.maxY) * step)
    guard top < bottom else { return other }
    guard let other else { return top...bottom }
    return min(top, other.lowerBound)...max(bottom, other.upperBound)
  }
}
