import Drawing
import Geometry
import Pictures
import Testing

@Suite("The process that draws pictures")
struct PictureProcessTests {
  @Test("What the processes say to each other is understood as it was meant")
  func requests() throws {
    let fit = PictureFit(mode: .scaleAspectFill, room: Size(width: 1.0 / 3, height: 1e300), scale: 1.25)
    let tint = Color(red: 0.1, green: 0, blue: 1, alpha: 0.5)
    let contents: [UInt8] = [0, 1, 255]
    for source in [PictureSource.data(contents, name: "ä\n/b.png"), .file(path: "/y z"), .icon(name: "")] {
      let request = PictureRequest(source, fit: fit, tint: tint)
      let message = PictureMessage(text: Array(PictureMessage(request).bytes.dropFirst(4)))
      // The contents follow the message; a file's are nobody's but the reader's.
      let isData = if case .data = source { true } else { false }
      #expect(message.contentLength == (isData ? 3 : 0))
      #expect(message.request(contents: contents) == request)
    }
  }

  @Test(
    "What is no request is none, and asks for no contents",
    arguments: [
      [], ["file", "x"], ["data", "-5", "x", "center", "1", "1", "1", "0", "0", "0", "x"],
      ["other", "0", "x", "center", "1", "1", "1", "0", "0", "0", "1"],
      ["icon", "7", "x", "middle", "1", "1", "1", "0", "0", "0", "1"],
    ])
  func nonsense(words: [String]) {
    #expect(PictureMessage(words).request(contents: []) == nil)
    #expect(PictureMessage(words).contentLength == 0)
  }

  @Test("An answer says how large the picture is, or why there is none")
  func answers() throws {
    let drawing = PictureDrawing(size: Size(width: 1.5, height: 2), bitmap: try Bitmap(width: 3, height: 4))
    let answer = try PictureMessage(drawn: drawing).answer(for: "x")
    #expect(answer == (Size(width: 1.5, height: 2), 3, 4))
    #expect(throws: PictureError.undrawable("no")) {
      try PictureMessage(failed: .undrawable("no")).answer(for: "x")
    }
    #expect(throws: PictureError.self) { try PictureMessage(["drawn", "1", "x", "2", "2"]).answer(for: "x") }
  }

  @Test("Its program is where the environment says; else beside the running one, or in the folders for such programs")
  func places() {
    let name = "hinge-picture"
    #expect(PictureProgram.places(given: "/opt/p", executable: "/usr/bin/hinge") == ["/opt/p"])
    for given in [nil, ""] {
      #expect(
        PictureProgram.places(given: given, executable: "/usr/bin/hinge")
          == ["/usr/bin/\(name)", "/usr/libexec/hinge/\(name)", "/usr/lib/hinge/\(name)"])
    }
    #expect(PictureProgram.places(given: nil, executable: "/hinge") == ["/\(name)"])
    #expect(PictureProgram.places(given: nil, executable: nil).isEmpty)
  }
}
