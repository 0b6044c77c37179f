import Drawing
import Geometry
import Glibc
import PictureDecoders
import Testing

@Suite("Pictures made of pixels")
struct RasterPictureTests {
  /// The four colours of the samples, as their quarters' middles have them: top left, top right, bottom left, bottom
  /// right.
  private func quarters(_ picture: any ScalablePicture) throws -> String {
    let (width, height) = (Int(picture.intrinsicSize.width), Int(picture.intrinsicSize.height))
    let bitmap = try picture.rasterize(width: width, height: height)
    let places = [(1, 1), (3, 1), (1, 3), (3, 3)].map { (width * $0 / 4, height * $1 / 4) }
    return String(
      places.map { x, y -> Character in
        let bright = [2, 1, 0].map { bitmap.channel($0, x, y) > 128 }
        return bright == [true, true, true] ? "w" : bright[0] ? "r" : bright[1] ? "g" : bright[2] ? "b" : "?"
      })
  }

  @Test(
    "Every format is read by what is in it",
    arguments: [SamplePictures.png, SamplePictures.webp, SamplePictures.gif, SamplePictures.tiff])
  func formats(bytes: [UInt8]) throws {
    let picture = try readPicture(bytes)
    #expect(picture.intrinsicSize == Size(width: 32, height: 16))
    #expect(try quarters(picture) == "rgbw")
  }

  /// What each of Exif's orientations means: its first number says which side of the stored picture is the top.
  @Test(
    "Orientation tags are honoured",
    arguments: [
      (1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb"),
    ])
  func orientation(orientation: UInt8, expected: String) throws {
    let picture = try readPicture(SamplePictures.jpeg(orientation: orientation))
    let isTurned = orientation > 4
    #expect(picture.intrinsicSize == Size(width: isTurned ? 16 : 32, height: isTurned ? 32 : 16))
    #expect(try quarters(picture) == expected)
  }

  /// A PNG file of these pixels, read.
  private func picture(_ bitmap: Bitmap) throws -> RasterPicture {
    let path = "/tmp/hinge-raster-\(getpid())-\(UInt64.random(in: 0 ... .max)).png"
    defer { unlink(path) }
    try bitmap.writePNG(to: path)
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeSubrange(fread(&bytes, 1, bytes.count, file)...)
    return try RasterPicture(bytes)
  }

  @Test("At its own size it is what it was, premultiplied")
  func ownSize() throws {
    let stripes = try Bitmap.filled(20, 40, Color(hex: 0x20BC20))
    let canvas = try Canvas(stripes)
    for x in stride(from: 0.0, to: 20, by: 2) { canvas.fill(Rect(x: x, y: x, width: 1, height: 3), .black) }
    #expect(try picture(stripes).rasterize(width: 20, height: 40).values == stripes.values)
    let glass = try picture(Bitmap.filled(2, 2, Color.white.withAlpha(0.5)))
    #expect(try glass.rasterize(width: 2, height: 2)[1, 1] == 0x8080_8080)
  }

  @Test("Made smaller it shows the mean of what was there, in every size, and stays opaque to its edges")
  func smaller() throws {
    let board = try Bitmap(width: 96, height: 64)
    for y in 0..<64 {
      for x in 0..<96 { board.row(y)[x] = (x + y).isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    board.markChanged()
    let picture = try picture(board)
    for (width, height) in [(48, 32), (24, 16), (96, 1), (1, 64), (33, 21), (17, 13), (5, 3), (1, 1)] {
      let small = try picture.rasterize(width: width, height: height)
      // Of an odd number of squares one colour has one more: of nine, five.
      let isGrey = small.values.allSatisfy { $0 >> 24 == 255 && (90...165).contains($0 & 0xFF) }
      #expect(isGrey, "\(width) x \(height)")
    }
    #expect(try picture.rasterize(width: 48, height: 32).values.allSatisfy { (0xFF7F_7F7F...0xFF80_8080).contains($0) })
  }

  @Test("The colour of what is clear counts for nothing")
  func premultiplied() throws {
    // Straight alpha: clear red beside opaque blue.
    let bitmap = try Bitmap(width: 2, height: 1)
    (bitmap.row(0)[0], bitmap.row(0)[1]) = (0x0000_0000, 0xFF00_00FF)
    bitmap.markChanged()
    #expect(try picture(bitmap).rasterize(width: 1, height: 1)[0, 0] == 0x8000_0080)
  }

  @Test("Made larger it fills its new size to the edges")
  func larger() throws {
    let large = try picture(Bitmap.filled(3, 2, .white)).rasterize(width: 40, height: 31)
    #expect(large.values.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(try picture(Bitmap.filled(1, 1, .white)).rasterize(width: 0, height: 5).width == 0)
  }

  @Test("More than 64 megapixels are refused by the header, before there is room made for them")
  func tooLarge() {
    var jpeg = SamplePictures.jpeg
    // The frame's header: FF C0, a length, 8 bits, height, width.
    if let frame = jpeg.indices.first(where: { jpeg[$0...].starts(with: [0xFF, 0xC0]) }) {
      jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x75, 0x30, 0x75, 0x30])
    }
    var gif = SamplePictures.gif
    gif.replaceSubrange(6..<10, with: [0x30, 0x75, 0x30, 0x75])
    for bytes in [SamplePictures.tooLarge, jpeg, gif] {
      #expect { try readPicture(bytes) } throws: {
        "\($0)" == "the picture cannot be drawn: expected at most 64 megapixels, found 30000 x 30000"
      }
    }
  }

  @Test(
    "Damaged in any place it is drawn or refused; it never traps",
    arguments: [
      SamplePictures.png, SamplePictures.jpeg, SamplePictures.webp, SamplePictures.gif, SamplePictures.tiff,
    ])
  func damaged(bytes: [UInt8]) {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for round in 0..<300 {
      var damaged = bytes
      for _ in 0...round % 4 { damaged[4 + random(damaged.count - 4)] = UInt8(random(256)) }
      if round.isMultiple(of: 5) { damaged.removeSubrange((4 + random(damaged.count - 4))...) }
      if let picture = try? readPicture(damaged) { _ = try? picture.rasterize(width: 12, height: 9) }
    }
  }

  @Test("A symbolic picture has the tint's colour where it has any")
  func symbolic() throws {
    let half = try Bitmap(width: 2, height: 1)
    (half.row(0)[0], half.row(0)[1]) = (0xFF12_3456, 0x0000_0000)
    half.markChanged()
    let picture = SymbolicPicture(try picture(half))
    let bitmap = try picture.rasterize(width: 2, height: 1, tint: Color(hex: 0xFF0000))
    #expect(bitmap[0, 0] == 0xFFFF_0000 && bitmap[1, 0] == 0)
  }
}
