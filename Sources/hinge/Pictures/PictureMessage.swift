import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// What the program and its process for pictures say to each other: a few words. NUL, which no name has, is between them.
struct PictureMessage: Equatable {
  var words: [String]

  /// No message is longer, in bytes.
  static let longest = 1 << 16

  /// Its length in four bytes of the machine's own order, then the words.
  var bytes: [UInt8] {
    let text = Array(words.joined(separator: "\0").utf8.prefix(Self.longest))
    return withUnsafeBytes(of: UInt32(text.count)) { Array($0) } + text
  }

  init(_ words: [String]) { self.words = words }

  /// From the bytes that follow the length.
  init(text: [UInt8]) {
    words = text.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension PictureMessage {
  private static let kinds = ["built-in", "file", "icon"]
  private static let modes: [ImageView.ContentMode] = [.scaleAspectFit, .scaleAspectFill, .center]

  /// Asks for a picture.
  init(_ request: PictureRequest, of reference: PictureReference) {
    let (kind, place) =
      switch reference {
      case .builtIn(let path): (0, path)
      case .file(let path): (1, path)
      case .icon(let name): (2, name)
      }
    let (fit, tint) = (request.fit, request.tint)
    let numbers = [fit.room.width, fit.room.height, fit.scale, tint.red, tint.green, tint.blue, tint.alpha]
    let mode = Self.modes.firstIndex(of: fit.mode) ?? 0
    self.init([Self.kinds[kind], place, request.name, "\(mode)"] + numbers.map { "\($0)" })
  }

  /// What picture is asked for; nil where it says something else.
  var request: (request: PictureRequest, reference: PictureReference)? {
    guard words.count == 11, let mode = Int(words[3]), Self.modes.indices.contains(mode) else { return nil }
    let reference: PictureReference
    switch words[0] {
    case Self.kinds[0]: reference = .builtIn(words[1])
    case Self.kinds[1]: reference = .file(path: words[1])
    case Self.kinds[2]: reference = .icon(name: words[1])
    default: return nil
    }
    let numbers = words[4...].compactMap { Double($0) }
    guard numbers.count == 7 else { return nil }
    let fit = PictureFit(
      mode: Self.modes[mode], room: Size(width: numbers[0], height: numbers[1]), scale: numbers[2])
    let tint = Color(red: numbers[3], green: numbers[4], blue: numbers[5], alpha: numbers[6])
    return (PictureRequest(name: words[2], fit: fit, tint: tint), reference)
  }

  /// Says that pixels follow, row after row.
  init(drawn drawing: PictureDrawing) {
    self.init(
      [
        "drawn", "\(drawing.size.width)", "\(drawing.size.height)", "\(drawing.bitmap.width)",
        "\(drawing.bitmap.height)",
      ])
  }

  /// Says why there are none.
  init(failed error: PictureError) { self.init(["failed", "\(error)"]) }

  /// The picture's size and that of the pixels that follow; throws why none do.
  func answer(for name: String) throws(PictureError) -> (size: Size, width: Int, height: Int) {
    if words.count == 5, words[0] == "drawn", let width = Double(words[1]), let height = Double(words[2]),
      let pixelWidth = Int(words[3]), let pixelHeight = Int(words[4])
    {
      return (Size(width: width, height: height), pixelWidth, pixelHeight)
    }
    throw .undrawable(words.count == 2 ? words[1] : "\(name.quoted): the picture cannot be drawn")
  }
}
