import Drawing
import Glibc
import HingeKitTesting
import Testing

/// Compares pictures with those that were looked at by a person and kept.
///
/// Two pictures are the same when they have the same size and at most `share` of their pixels differ by more than
/// `difference` in any channel: another FreeType or librsvg may draw an edge slightly otherwise, and nothing more.
/// `HINGE_RECORD=1` keeps the new picture instead of comparing.
struct Golden {
  /// Of 255, in any channel.
  var difference = 8
  /// Of all pixels.
  var share = 0.002

  /// The package's folder.
  static let package = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/\($1)" }

  private static let isRecording = getenv("HINGE_RECORD").map { String(cString: $0) } == "1"

  /// Records an issue unless the picture is the one at `path` in the package. What differs is left in
  /// `.build/goldens`.
  func check(_ picture: Bitmap, at path: String, location: SourceLocation = #_sourceLocation) throws {
    let kept = "\(Self.package)/\(path)"
    if Self.isRecording {
      try picture.writePNG(to: kept)
      return
    }
    let outcome = try picture.difference(from: Bitmap(png: kept), tolerance: difference)
    guard let outcome else {
      Issue.record("\(path) has another size than \(picture.width)x\(picture.height)", sourceLocation: location)
      return
    }
    guard outcome.share > share else { return }
    let folder = "\(Self.package)/.build/goldens"
    mkdir(folder, 0o777)
    let name = path.split(separator: "/").joined(separator: "-")
    try picture.writePNG(to: "\(folder)/\(name)")
    try outcome.picture.writePNG(to: "\(folder)/diff-\(name)")
    Issue.record(
      """
      \(path): \(outcome.share * 100) % of the pixels differ by more than \(difference) (at most \(outcome.largest)); \
      see \(folder)/diff-\(name)
      """,
      sourceLocation: location)
  }
}
