extension TemporaryFolder {
  /// The names of all files in it and in its folders, sorted.
  func files() throws -> [String] {
    try ToolRun(["find", ".", "!", "-type", "d", "-printf", "%P\\n"], in: path).output.split(separator: "\n")
      .map(String.init).sorted()
  }
}
