import CPango

/// Which way a text is read.
public enum TextDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// That of the first letter that has one, as Unicode's bidirectional algorithm finds a paragraph's (rules P2 and P3);
  /// nil for a text without any, such as a number.
  public init?(of text: String) {
    var text = text
    let direction = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { letters in
        letters.baseAddress.map { pango_find_base_dir($0, Int32(clamping: letters.count)) } ?? PANGO_DIRECTION_NEUTRAL
      }
    }
    switch direction {
    case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: self = .leftToRight
    case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: self = .rightToLeft
    default: return nil
    }
  }
}
