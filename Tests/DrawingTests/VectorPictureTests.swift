import Drawing
import Geometry
import Testing

@Suite("Vector pictures")
struct VectorPictureTests {
  private static let disc = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 200 100">
      <rect width="200" height="100" fill="#f00"/><circle cx="100" cy="50" r="50" fill="#fff"/>
    </svg>
    """

  private func picture(_ text: String) throws -> VectorPicture { try VectorPicture(svg: Array(text.utf8)) }

  @Test("It is drawn over the whole of any size, sharp")
  func size() throws {
    let picture = try picture(Self.disc)
    #expect(picture.intrinsicSize == Size(width: 20, height: 10))
    let bitmap = try picture.rasterize(width: 80, height: 40)
    #expect(bitmap.width == 80 && bitmap.height == 40)
    #expect(bitmap[0, 0] == 0xFFFF_0000 && bitmap[40, 20] == 0xFFFF_FFFF && bitmap[79, 39] == 0xFFFF_0000)
    #expect(try picture.rasterize(width: 0, height: 3).width == 0)
  }

  @Test("It keeps its proportions in a frame of others")
  func proportions() throws {
    let bitmap = try picture(Self.disc).rasterize(width: 40, height: 40)
    #expect(bitmap[20, 5] == 0 && bitmap[20, 35] == 0 && bitmap[1, 20] == 0xFFFF_0000)
  }

  @Test("Without a size it has its view box's, without either none")
  func sizes() throws {
    #expect(
      try picture("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 40'/>").intrinsicSize
        == Size(width: 30, height: 40))
    _ = try picture("<svg xmlns='http://www.w3.org/2000/svg'/>").intrinsicSize
  }

  @Test("What is no SVG is an error in one line", arguments: ["", "hello", "<html/>", "<svg", "\0\0\0", "<svg></sgv>"])
  func nonsense(text: String) {
    #expect { try picture(text) } throws: { error in
      error is DrawingError && !"\(error)".contains("\n")
    }
  }

  @Test("Sizes that cannot be are errors")
  func impossible() throws {
    let picture = try picture(Self.disc)
    #expect(throws: DrawingError.self) { try picture.rasterize(width: -1, height: 10) }
    #expect(throws: DrawingError.self) { try picture.rasterize(width: 100_000, height: 10) }
  }

  @Test("Damaged in any place it is drawn or refused; it never traps")
  func damaged() {
    let bytes = Array(Self.disc.utf8)
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for round in 0..<400 {
      var damaged = bytes
      for _ in 0...round % 4 { damaged[random(damaged.count)] = UInt8(random(256)) }
      if round.isMultiple(of: 5) { damaged.removeSubrange(random(damaged.count)...) }
      if let picture = try? VectorPicture(svg: damaged) {
        _ = picture.intrinsicSize
        _ = try? picture.rasterize(width: 12, height: 9)
      }
    }
  }
}
