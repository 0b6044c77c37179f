extension Double {
  /// Without a fraction that says nothing: 60, 60.5.
  public var spelled: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension ClosedRange<Double> {
  /// "1 to 100", without a fraction that says nothing.
  public var spelled: String { "\(lowerBound.spelled) to \(upperBound.spelled)" }
}

extension ClosedRange<Int> {
  /// "1 to 100".
  public var spelled: String { "\(lowerBound) to \(upperBound)" }
}

extension String {
  /// In quotes, on one line whatever it holds, and not endless: for messages.
  public var quoted: String {
    var quoted = "'"
    for scalar in unicodeScalars.prefix(80) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: quoted += "?"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + (unicodeScalars.count > 80 ? "…'" : "'")
  }
}

extension String {
  /// As a JSON string (RFC 8259), escaped only where that must be, on one line.
  public var inJSON: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
