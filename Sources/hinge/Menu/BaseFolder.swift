/// Where a person's files of a kind lie (XDG Base Directory Specification).
enum BaseFolder {
  /// What a variable names, if that is absolute; else a folder in the person's home; nil without a home.
  static func path(_ variable: String?, home: String?, inHome folder: String) -> String? {
    if let variable, variable.hasPrefix("/") { return variable }
    return home.map { "\($0)/\(folder)" }
  }
}
