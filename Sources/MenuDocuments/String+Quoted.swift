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
