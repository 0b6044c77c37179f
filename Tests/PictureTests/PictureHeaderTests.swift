import Geometry
import PictureDecoders
import Pictures
import SeededRandom
import Testing

@Suite("What a picture's header says")
struct PictureHeaderTests {
  private func size(_ bytes: [UInt8]) -> Size? { PictureHeader.size(of: .data(bytes, name: "a")) }

  @Test(
    "the size that the picture has when it is read",
    arguments: [SamplePictures.png, SamplePictures.webp, SamplePictures.gif])
  func raster(bytes: [UInt8]) { #expect(size(bytes) == Size(width: 32, height: 16)) }

  @Test("a JPEG file's, turned as its tag says", arguments: 1...8 as ClosedRange<UInt8>)
  func jpeg(orientation: UInt8) {
    let isTurned = orientation > 4
    #expect(
      size(SamplePictures.jpeg(orientation: orientation))
        == Size(width: isTurned ? 16 : 32, height: isTurned ? 32 : 16))
  }

  @Test(
    "an SVG document's, where that is plain, as librsvg has it",
    arguments: [
      ("<svg width='20' height='10' viewBox='0 0 200 100'/>", Size(width: 20, height: 10)),
      ("<svg viewBox='0 0 30 40'/>", Size(width: 30, height: 40)),
      ("<svg viewBox='5,5 30,40' width='100%' height='100%'/>", Size(width: 30, height: 40)),
      (
        "<?xml version='1.0'?><!-- <svg width='1' height='1'> --><svg\nwidth = \"20px\" height=\"7.5px\">",
        Size(width: 20, height: 7.5)
      ),
      ("<svg width='2cm' height='10' viewBox='0 0 3 4'/>", nil),
      ("<svg width='20'/>", nil), ("<svg/>", nil), ("<svg width=20 height=10>", nil), ("<svg", nil), ("", nil),
      ("<html><svg width='1' height='1'>", nil), ("<svg width='-2' height='3'/>", nil),
      ("<svg width='nan' height='inf'/>", nil),
    ] as [(String, Size?)])
  func vector(text: String, expected: Size?) {
    #expect(size(Array(text.utf8)) == expected)
    let whole = text.replacing("<svg ", with: "<svg xmlns='http://www.w3.org/2000/svg' ")
    if let expected, let picture = try? VectorPicture(svg: Array(whole.utf8)) {
      #expect(picture.intrinsicSize == expected)
    }
  }

  @Test("what is cut off or damaged anywhere is told or not, and traps nowhere")
  func damaged() {
    var random = SeededRandom(seed: 1)
    let pictures = [
      SamplePictures.png, SamplePictures.webp, SamplePictures.gif, SamplePictures.jpeg,
      Array("<svg width='20' height='10' viewBox='0 0 200 100'>".utf8),
    ]
    for picture in pictures {
      for length in 0..<min(picture.count, 200) { _ = size(Array(picture.prefix(length))) }
      for _ in 0..<2000 {
        var bytes = picture
        for _ in 0..<4 {
          bytes[Int.random(in: 0..<min(bytes.count, 80), using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let size = size(bytes) { #expect(size.width > 0 && size.height > 0) }
      }
    }
  }

  @Test("a file that is none is not waited for", arguments: ["/dev/zero", "/tmp", "/nowhere", ""])
  func noFile(path: String) { #expect(PictureHeader.size(of: .file(path: path)) == nil) }
}
