import Drawing
import Geometry
import Testing

@Test("A text, a picture and a fold are drawn") func smoke() throws {
  let bitmap = try Bitmap(width: 200, height: 100)
  let canvas = try Canvas(bitmap)
  canvas.fill(Color(hex: 0x333333))
  canvas.scale(1.5)
  let text = TextLayout("Hello, office", font: .system(size: 16), maxWidth: 100, alignment: .center, lineLimit: 1)
  canvas.draw(text, at: Point(x: 10, y: 10))
  let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"/></svg>"#
  let picture = try VectorPicture(svg: Array(svg.utf8))
  #expect(picture.intrinsicSize == Size(width: 10, height: 10))
  canvas.draw(try picture.rasterize(width: 40, height: 40), atPixelX: 150, y: 50, opacity: 0.5)
  try canvas.check()
  try bitmap.writePNG(to: "/tmp/drawing-smoke.png")
  #expect(text.size.width > 20)
}
