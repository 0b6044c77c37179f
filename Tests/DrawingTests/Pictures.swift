import Drawing
import Geometry

extension Bitmap {
  /// A bitmap of one colour.
  static func filled(_ width: Int, _ height: Int, _ color: Color) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    try Canvas(bitmap).fill(color)
    return bitmap
  }

  /// Something like the built-in menu: a bar, seven coloured rows, each with a white sign and dark text.
  static func menu(width: Int, height: Int, scale: Double = 1) throws -> Bitmap {
    let colors: [UInt32] = [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7]
    let bitmap = try filled(width, height, Color(hex: 0x333333))
    let canvas = try Canvas(bitmap)
    canvas.scale(scale)
    let size = Size(width: Double(width) / scale, height: Double(height) / scale)
    let row = size.height / 8
    for (index, color) in colors.enumerated() {
      let frame = Rect(x: 0, y: row * Double(index + 1), width: size.width, height: row)
      canvas.fill(frame, Color(hex: color))
      canvas.stroke(.circle(center: frame.center, radius: row * 0.35), .white, width: 1.5)
      canvas.draw(
        TextLayout("Item", font: .system(size: max(6, row * 0.4)), color: Color(hex: 0x111111)),
        at: Point(x: frame.minX + 2, y: frame.minY + 1))
    }
    return bitmap
  }

  /// One channel of a pixel: 0 blue, 1 green, 2 red, 3 alpha.
  func channel(_ index: Int, _ x: Int, _ y: Int) -> Int { Int((self[x, y] >> UInt32(8 * index)) & 0xFF) }

  /// How much of a pixel is covered, when what covers it is opaque.
  func coverage(_ x: Int, _ y: Int) -> Double { Double(self[x, y] >> 24) / 255 }

  /// All pixels, row by row.
  var values: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }
}
