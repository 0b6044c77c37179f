/// What came of a request.
struct PictureResult: Sendable {
  var request: PictureRequest
  var outcome: Result<PictureDrawing, PictureError>
}
