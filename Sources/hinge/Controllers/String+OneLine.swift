extension String {
  /// With spaces for its line breaks.
  var onOneLine: String { contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self }
}
