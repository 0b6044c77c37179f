import Drawing
import Geometry
import Glibc
import PictureDecoders
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

  @Test("What uses currentColor has the tint that is asked for, each time; the rest keeps its colours")
  func tint() throws {
    let picture = try picture(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="1" shape-rendering="crispEdges">
        <rect width="1" height="1" fill="currentColor"/><rect x="1" width="1" height="1" fill="#f00"/>
        <g style="color:#00f"><rect x="2" width="1" height="1" fill="currentcolor"/></g>
        <rect x="3" width="1" height="1" fill="currentColor" fill-opacity="0"/>
      </svg>
      """)
    for (tint, expected) in [
      (Color.white, UInt32(0xFFFF_FFFF)), (.black, 0xFF00_0000), (Color(hex: 0x20BC20), 0xFF20_BC20),
    ] {
      let bitmap = try picture.rasterize(width: 4, height: 1, tint: tint)
      #expect(bitmap.values == [expected, 0xFFFF_0000, 0xFF00_00FF, 0])
    }
    #expect(try picture.rasterize(width: 4, height: 1)[0, 0] == 0xFF00_0000)
  }

  @Test("Documents that grow without end, or are too deep, are refused; nothing outside them is loaded")
  func hostile() throws {
    let entities = (1..<10).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
    let laughs =
      "<!DOCTYPE svg [<!ENTITY a0 'ha'>\(entities)]><svg xmlns='http://www.w3.org/2000/svg'><text>&a9;</text></svg>"
    #expect(throws: DrawingError.self) { try picture(laughs) }
    let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
    #expect(throws: DrawingError.self) { try picture("<svg xmlns='http://www.w3.org/2000/svg'>\(deep)</svg>") }
    let path = "/tmp/hinge-vector-\(getpid()).png"
    defer { unlink(path) }
    try Bitmap.filled(4, 4, .white).writePNG(to: path)
    let outside = try picture(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">
        <image href="file://\(path)" width="4" height="4"/><image href="\(path)" width="4" height="4"/></svg>
      """)
    #expect(try outside.rasterize(width: 4, height: 4).values.allSatisfy { $0 == 0 })
  }
}
