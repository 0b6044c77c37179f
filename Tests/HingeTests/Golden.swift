import Drawing
import Glibc
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

  /// What a comparison found.
  struct Outcome {
    /// The share of pixels that differ by more than is allowed.
    var share: Double
    /// The largest difference of any channel.
    var largest: Int
    /// Black where both agree, the brighter the more they differ.
    var picture: Bitmap
  }

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
    let outcome = try compare(picture, Bitmap(png: kept))
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

  /// What differs between two pictures; nil if their sizes do.
  func compare(_ one: Bitmap, _ other: Bitmap) throws -> Outcome? {
    guard one.width == other.width, one.height == other.height else { return nil }
    let picture = try Bitmap(width: one.width, height: one.height)
    var (count, largest) = (0, 0)
    for y in 0..<one.height {
      let (a, b, out) = (one.row(y), other.row(y), picture.row(y))
      for x in 0..<one.width {
        var worst = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          worst = max(worst, abs(Int(a[x] >> shift & 0xFF) - Int(b[x] >> shift & 0xFF)))
        }
        if worst > difference { count += 1 }
        largest = max(largest, worst)
        let grey = UInt32(min(255, worst * 4))
        out[x] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
      }
    }
    picture.markChanged()
    return Outcome(share: Double(count) / Double(max(1, one.width * one.height)), largest: largest, picture: picture)
  }
}
