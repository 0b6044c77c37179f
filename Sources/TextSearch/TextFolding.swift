import CGLib

/// Text as it is compared where case, accents and the width of letters do not matter.
enum TextFolding {
  /// Appends the folded scalar in UTF-8: nothing for an accent.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if let table = table.bytes(of: scalar) {
      bytes.append(contentsOf: table)
    } else {
      bytes.append(contentsOf: folded(scalar))
    }
  }

  /// A text's scalars, folded, one after the other.
  static func folded(_ text: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return bytes
  }

  /// Decomposed as far as it goes, without accents, as a capital and then small again: so ß is ss, and ς is σ.
  private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    var parts = [gunichar](repeating: 0, count: Int(G_UNICHAR_MAX_DECOMPOSITION_LENGTH))
    let count = g_unichar_fully_decompose(scalar.value, 1, &parts, gsize(parts.count))
    var text = ""
    for part in parts.prefix(Int(count)) {
      // What has a combining class is an accent or a point; vowel signs, which have none, are letters.
      guard let part = Unicode.Scalar(part)?.properties, part.canonicalCombiningClass == .notReordered else { continue }
      text += part.uppercaseMapping
    }
    return Array(text.lowercased().utf8)
  }

  /// The folded scalars of the scripts with case and accents, made at the first text that is not ASCII.
  private static let table = Table()

  private struct Table {
    private static let count: UInt32 = 0x3000
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]

    init() {
      for value in 0..<Self.count {
        if let scalar = Unicode.Scalar(value) { bytes.append(contentsOf: TextFolding.folded(scalar)) }
        ends.append(bytes.count)
      }
    }

    func bytes(of scalar: Unicode.Scalar) -> ArraySlice<UInt8>? {
      guard scalar.value < Self.count else { return nil }
      let index = Int(scalar.value)
      return bytes[ends[index]..<ends[index + 1]]
    }
  }
}
