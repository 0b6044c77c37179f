import Drawing
import Geometry
import Glibc
import Testing

@Suite("Bitmaps and PNG files")
struct BitmapTests {
  private func temporaryFile(_ name: String) -> String { "/tmp/hinge-drawing-\(getpid())-\(name)" }

  @Test("A new bitmap is clear, and one without pixels is a bitmap too")
  func new() throws {
    let bitmap = try Bitmap(width: 3, height: 2)
    #expect(bitmap.values == Array(repeating: 0, count: 6))
    #expect(bitmap.stride >= 12)
    let empty = try Bitmap(width: 0, height: 5)
    try Canvas(empty).fill(.white)
    #expect(empty.bounds == PixelRect(x: 0, y: 0, width: 0, height: 5))
    #expect(empty[0, 0] == 0)
  }

  @Test("W15 impossible sizes are errors", arguments: [(-1, 5), (5, -1), (32_768, 1), (1, .max), (.min, .min)])
  func impossible(width: Int, height: Int) throws {
    #expect(throws: DrawingError.invalidSize(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test("Memory of somebody else's is drawn into where it lies, with its own stride")
  func wrapping() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 160, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7, count: 160)
    let bitmap = try Bitmap(wrapping: memory, width: 5, height: 4, stride: 40)
    #expect(bitmap[4, 3] == 0x0707_0707)
    try Canvas(bitmap).fill(.white)
    #expect(memory.load(fromByteOffset: 3 * 40 + 16, as: UInt32.self) == 0xFFFF_FFFF)
    #expect(memory.load(fromByteOffset: 3 * 40 + 20, as: UInt32.self) == 0x0707_0707)
    for stride in [16, 41, 1 << 40] {
      #expect(throws: DrawingError.self) { try Bitmap(wrapping: memory, width: 5, height: 4, stride: stride) }
    }
  }

  @Test("A PNG file comes back as it was written, premultiplied")
  func png() throws {
    let path = temporaryFile("round.png")
    defer { unlink(path) }
    let bitmap = try Bitmap.menu(width: 20, height: 40)
    try Canvas(bitmap).fill(Rect(x: 0, y: 0, width: 20, height: 3), Color.white.withAlpha(0.5))
    try bitmap.writePNG(to: path)
    #expect(try Bitmap(png: path).values == bitmap.values)
    let glass = try Bitmap.filled(2, 2, Color.white.withAlpha(0.5))
    try glass.writePNG(to: path)
    #expect(try Bitmap(png: path)[1, 1] == 0x8080_8080)
  }

  @Test("A picture that can't be written whole leaves the one that was there")
  func failedWriteKeepsTheOldFile() throws {
    let folder = temporaryFile("folder")
    mkdir(folder, 0o700)
    let path = "\(folder)/kept.png"
    defer {
      unlink(path)
      rmdir(folder)
    }
    try Bitmap.filled(2, 2, .white).writePNG(to: path)
    #expect(throws: DrawingError.self) { try Bitmap(width: 0, height: 0).writePNG(to: path) }
    #expect(try Bitmap(png: path)[1, 1] == 0xFFFF_FFFF)
    try Bitmap.filled(3, 3, .black).writePNG(to: path)
    #expect(try Bitmap(png: path).width == 3)
    // Nothing is left beside it, or the folder could not go.
    unlink(path)
    #expect(rmdir(folder) == 0)
  }

  @Test("Files that are missing, cannot be written or hold no picture are errors that name them")
  func badFiles() throws {
    let path = temporaryFile("none.png")
    #expect { try Bitmap(png: path) } throws: { "\($0)".hasPrefix(path) }
    #expect { try Bitmap(width: 1, height: 1).writePNG(to: path + "/x.png") } throws: {
      "\($0)" == "\(path)/x.png: No such file or directory"
    }
    #expect { try Bitmap(width: 1, height: 1).writePNG(to: "/dev/full") } throws: {
      "\($0)" == "/dev/full: No space left on device"
    }
    #expect(throws: DrawingError.self) { try Bitmap(width: 0, height: 0).writePNG(to: path) }
    let file = try #require(fopen(path, "w"))
    fputs("no picture", file)
    fclose(file)
    defer { unlink(path) }
    #expect(throws: DrawingError.self) { try Bitmap(png: path) }
  }
}
