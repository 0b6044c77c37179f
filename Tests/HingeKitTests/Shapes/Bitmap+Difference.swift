import Drawing

extension Bitmap {
  /// By how much a channel of a pixel differs at most from that of another bitmap of the same size; 0...255.
  func largestDifference(from other: Bitmap) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        for shift: UInt32 in [0, 8, 16, 24] {
          let (one, another) = ((self[x, y] >> shift) & 0xFF, (other[x, y] >> shift) & 0xFF)
          largest = max(largest, one > another ? Int(one - another) : Int(another - one))
        }
      }
    }
    return largest
  }
}
