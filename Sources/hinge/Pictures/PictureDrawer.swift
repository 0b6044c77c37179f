/// Reads and draws pictures. On any thread.
protocol PictureDrawer: Sendable {
  /// Draws a picture, which takes its time.
  func draw(_ request: PictureRequest, of reference: PictureReference) throws(PictureError) -> PictureDrawing
}
