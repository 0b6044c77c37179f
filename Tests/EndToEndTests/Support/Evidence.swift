import Glibc

/// The pictures of a failed comparison, kept for a person to look at.
enum Evidence {
  /// Writes both beside each other and says where.
  static func keep(_ actual: Picture, expected: Picture) throws {
    var template = Array("/tmp/hinge-failure-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw EndToEndError.system("mkdtemp", errno) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try actual.write(png: "\(path)/actual.png")
    try expected.write(png: "\(path)/expected.png")
    print("The pictures that differ are in \(path)")
  }
}
