import Drawing
import Geometry

/// What a program and its process for pictures say to each other: a few words. NUL, which no name has, is between them.
package struct PictureMessage: Equatable {
  package var words: [String]

  /// No message is longer, in bytes.
  package static let longest = 1 << 16

  /// Its length in four bytes of the machine's own order, then the words.
  package var bytes: [UInt8] {
    let text = Array(words.joined(separator: "\0").utf8.prefix(Self.longest))
    return withUnsafeBytes(of: UInt32(text.count)) { Array($0) } + text
  }

  package init(_ words: [String]) { self.words = words }

  /// From the bytes that follow the length.
  package init(text: [UInt8]) {
    words = text.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}

// MARK: What is asked

extension PictureMessage {
  /// Asks for a picture. The contents of one that is in memory follow the message.
  package init(_ request: PictureRequest) {
    let (kind, length) =
      switch request.source {
      case .file: ("file", 0)
      case .icon: ("icon", 0)
      case .data(let bytes, _): ("data", bytes.count)
      }
    let (fit, tint) = (request.fit, request.tint)
    let numbers = [fit.room.width, fit.room.height, fit.scale, tint.red, tint.green, tint.blue, tint.alpha]
    self.init([kind, "\(length)", request.source.name, fit.mode.rawValue] + numbers.map { "\($0)" })
  }

  /// How many bytes of contents follow.
  package var contentLength: Int {
    guard words.count == 11, words[0] == "data", let length = Int(words[1]) else { return 0 }
    return max(0, length)
  }

  /// What picture is asked for; nil where it says something else.
  ///
  /// - Parameter contents: What has followed the message.
  package func request(contents: [UInt8]) -> PictureRequest? {
    guard words.count == 11, let mode = PictureFit.Mode(rawValue: words[3]) else { return nil }
    let source: PictureSource
    switch words[0] {
    case "file": source = .file(path: words[2])
    case "icon": source = .icon(name: words[2])
    case "data": source = .data(contents, name: words[2])
    default: return nil
    }
    let numbers = words[4...].compactMap { Double($0) }
    guard numbers.count == 7 else { return nil }
    let fit = PictureFit(mode: mode, room: Size(width: numbers[0], height: numbers[1]), scale: numbers[2])
    let tint = Color(red: numbers[3], green: numbers[4], blue: numbers[5], alpha: numbers[6])
    return PictureRequest(source, fit: fit, tint: tint)
  }
}

// MARK: What is answered

extension PictureMessage {
  /// Says that pixels follow, row after row.
  package init(drawn drawing: PictureDrawing) {
    let (size, bitmap) = (drawing.size, drawing.bitmap)
    self.init(["drawn", "\(size.width)", "\(size.height)", "\(bitmap.width)", "\(bitmap.height)"])
  }

  /// Says why there are none.
  package init(failed error: PictureError) { self.init(["failed", "\(error)"]) }

  /// The picture's size and that of the pixels that follow; throws why none do.
  ///
  /// - Parameter name: What the error calls the picture where the message does not say what is wrong.
  package func answer(for name: String) throws(PictureError) -> (size: Size, width: Int, height: Int) {
    if words.count == 5, words[0] == "drawn", let width = Double(words[1]), let height = Double(words[2]),
      let pixelWidth = Int(words[3]), let pixelHeight = Int(words[4])
    {
      return (Size(width: width, height: height), pixelWidth, pixelHeight)
    }
    throw .undrawable(words.count == 2 ? words[1] : "'\(name)': the picture cannot be drawn")
  }
}
