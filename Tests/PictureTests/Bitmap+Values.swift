import Drawing
import Geometry

extension Bitmap {
  /// A bitmap of one colour.
  static func filled(_ width: Int, _ height: Int, _ color: Color) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    try Canvas(bitmap).fill(color)
    return bitmap
  }

  /// One channel of a pixel: 0 blue, 1 green, 2 red, 3 alpha.
  func channel(_ index: Int, _ x: Int, _ y: Int) -> Int { Int((self[x, y] >> UInt32(8 * index)) & 0xFF) }

  /// All pixels, row by row.
  var values: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }
}
