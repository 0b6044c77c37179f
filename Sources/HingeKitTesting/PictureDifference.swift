import Drawing

/// By how much two pictures of the same size differ.
public struct PictureDifference {
  /// How much of the pictures differs, 0...1: the share of pixels of which a channel differs by more than the
  /// tolerance.
  public let share: Double
  /// The largest difference of any channel of any pixel, 0...255.
  public let largest: Int
  /// A picture of the differences: black where both agree, the brighter the more they differ.
  public let picture: Bitmap
}

extension Bitmap {
  /// What differs between two pictures; nil if their sizes do.
  ///
  ///     let kept = try Bitmap(png: "gauge.png")
  ///     #expect(try scene.picture.difference(from: kept, tolerance: 8)?.share ?? 1 < 0.002)
  ///
  /// - Parameter tolerance: How much a channel of a pixel may differ, of 255; another version of a font library may draw
  ///   an edge slightly otherwise.
  public func difference(from other: Bitmap, tolerance: Int = 0) throws(DrawingError) -> PictureDifference? {
    guard width == other.width, height == other.height else { return nil }
    let picture = try Bitmap(width: width, height: height)
    var (count, largest) = (0, 0)
    for y in 0..<height {
      let (a, b, out) = (row(y), other.row(y), picture.row(y))
      for x in 0..<width {
        var worst = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          worst = max(worst, abs(Int(a[x] >> shift & 0xFF) - Int(b[x] >> shift & 0xFF)))
        }
        if worst > tolerance { count += 1 }
        largest = max(largest, worst)
        let grey = UInt32(min(255, worst * 4))
        out[x] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
      }
    }
    picture.markChanged()
    return PictureDifference(
      share: Double(count) / Double(max(1, width * height)), largest: largest, picture: picture)
  }
}
