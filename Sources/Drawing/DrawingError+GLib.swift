import CRSVG

extension DrawingError {
  /// What a library on GLib says, on one line; nil where it says nothing. The error is freed.
  static func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String? {
    guard let failure = error else { return nil }
    let text = failure.pointee.message.map { String(cString: $0) }
    g_error_free(failure)
    error = nil
    return text.flatMap { $0.split(whereSeparator: \.isNewline).first.map(String.init) }
  }
}
