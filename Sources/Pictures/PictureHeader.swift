import Geometry
import Glibc

/// What a picture's first bytes say of its size: enough to keep room for it before another process has read it whole.
///
/// Only what is said plainly is believed: PNG, GIF, WebP and JPEG (turned as its orientation tag says) by their headers, SVG
/// by `width` and `height` in pixels or by its `viewBox`. A file is not waited for, and little of it is read.
package enum PictureHeader {
  /// In logical pixels; nil where the header does not say, and for an icon, which has first to be found.
  package static func size(of source: PictureSource) -> Size? {
    switch source {
    case .icon: return nil
    case .data(let bytes, _):
      return size { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    case .file(let path):
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return size { offset, count in
        var bytes = [UInt8](repeating: 0, count: count)
        let length = pread(file, &bytes, count, offset)
        return Array(bytes.prefix(max(0, length)))
      }
    }
  }

  /// Takes a piece of the picture: its offset and its length, in bytes; shorter where the picture ends.
  private typealias Read = (_ offset: Int, _ count: Int) -> [UInt8]

  /// What is read at once, in bytes: an SVG document begins within.
  private static let firstPiece = 4096
  /// A JPEG file's size stands behind what programs have to say about it; no further than so many pieces are looked at.
  private static let mostSegments = 256

  private static func size(_ read: Read) -> Size? {
    let start = read(0, firstPiece)
    let size: Size?
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      size = Size(start.big(16, 4), start.big(20, 4))
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      size = jpeg(read)
    } else if start.holds("GIF8", at: 0) {
      size = Size(start.little(6, 2), start.little(8, 2))
    } else if start.holds("RIFF", at: 0), start.holds("WEBP", at: 8) {
      size = webP(start)
    } else {
      size = svg(String(decoding: start, as: UTF8.self))
    }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return size
  }

  // MARK: WebP, by its container specification (RFC 9649)

  private static func webP(_ bytes: [UInt8]) -> Size? {
    if bytes.holds("VP8X", at: 12) {
      return Size(bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
    }
    if bytes.holds("VP8L", at: 12) {
      return bytes.little(21, 4).flatMap { Size($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    }
    guard bytes.holds("VP8 ", at: 12) else { return nil }
    return Size(bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
  }

  // MARK: JPEG, by ITU T.81, and its orientation by Exif 2.3

  private static func jpeg(_ read: Read) -> Size? {
    var offset = 2
    var isTurned = false
    for _ in 0..<mostSegments {
      let head = read(offset, 9)
      guard head.count >= 4, head[0] == 0xFF, let length = head.big(2, 2), length >= 2 else { return nil }
      switch head[1] {
      case 0xFF:
        offset += 1
        continue
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let size = Size(head.big(7, 2), head.big(5, 2)) else { return nil }
        return isTurned ? Size(width: size.height, height: size.width) : size
      case 0xE1 where read(offset + 4, 6).holds("Exif\0\0", at: 0):
        isTurned = orientation(read(offset + 10, min(length, firstPiece))).map { $0 >= 5 } ?? isTurned
      case 0xD9, 0xDA: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }

  /// 1...8 of the first image; from 5 on width and height are exchanged.
  private static func orientation(_ tiff: [UInt8]) -> Int? {
    let isBig = tiff.starts(with: [0x4D, 0x4D])
    func number(_ offset: Int, _ count: Int) -> Int? { isBig ? tiff.big(offset, count) : tiff.little(offset, count) }
    guard let first = number(4, 4), let count = number(first, 2) else { return nil }
    let entry = (0..<min(count, firstPiece / 12)).lazy.map { first + 2 + 12 * $0 }.first { number($0, 2) == 0x112 }
    return entry.flatMap { number($0 + 8, 2) }
  }

  // MARK: SVG

  /// - Parameter text: The beginning of the document.
  private static func svg(_ text: String) -> Size? {
    var rest = text[...]
    // Whatever stands before the root: comments, instructions, a document type.
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<svg") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        return svg(attributes: rest.dropFirst(4)[..<end])
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        rest = rest.dropFirst(2)
      } else {
        return nil
      }
    }
    return nil
  }

  private static func svg(attributes: Substring) -> Size? {
    var values: [Substring: Substring] = [:]
    var rest = attributes
    while let sign = rest.firstIndex(of: "=") {
      let name = rest[..<sign].split(whereSeparator: \.isWhitespace).last ?? ""
      rest = rest[sign...].dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return nil }
      values[name] = rest[..<end]
      rest = rest[end...].dropFirst()
    }
    func pixels(_ name: Substring) -> Double? {
      guard var text = values[name] else { return nil }
      if text.hasSuffix("px") { text = text.dropLast(2) }
      return Double(text)
    }
    if let width = pixels("width"), let height = pixels("height") { return Size(width: width, height: height) }
    // A length in another unit is for who draws it.
    let lengths = ["width", "height"].compactMap { values[$0] }
    guard lengths.allSatisfy({ $0.hasSuffix("%") }), let box = values["viewBox"] else { return nil }
    let numbers = box.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3] else { return nil }
    return Size(width: width, height: height)
  }
}

extension Size {
  fileprivate init?(_ width: Int?, _ height: Int?) {
    guard let width, let height else { return nil }
    self.init(width: Double(width), height: Double(height))
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { dropFirst(offset).starts(with: $0) }
  }

  /// A number of so many bytes, the first of them the most significant; nil where they are not all there.
  fileprivate func big(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset <= count - length else { return nil }
    return self[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The same, the first of them the least significant.
  fileprivate func little(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset <= count - length else { return nil }
    return self[offset..<offset + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
