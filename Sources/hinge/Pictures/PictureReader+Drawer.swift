import Drawing
import MenuDocuments

/// Draws in this process, which is what a picture can then end.
extension PictureReader: PictureDrawer {
  func draw(_ request: PictureRequest, of reference: PictureReference) throws(PictureError) -> PictureDrawing {
    let fit = request.fit
    let picture = try read(reference, side: max(fit.room.width, fit.room.height), scale: fit.scale)
    let (width, height) = fit.pixels(of: picture.intrinsicSize)
    do throws(DrawingError) {
      let bitmap = try picture.rasterize(width: width, height: height, tint: request.tint)
      return PictureDrawing(size: picture.intrinsicSize, bitmap: bitmap)
    } catch {
      throw .undrawable("\(request.name.quoted): \(error)")
    }
  }
}
