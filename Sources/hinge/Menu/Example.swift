/// One menu document for each of the designs, built into the program.
enum Example: String, CaseIterable {
  /// Starts open and stays so: the first hinged design.
  case taskChooser = "task-chooser"
  /// Starts folded, shows the first item and folds after each selection: the second.
  case door
  /// A gallery at either side.
  case slideOut = "slide-out"
  /// Long details under a header that rolls up.
  case floatingBurger = "floating-burger"

  /// Where its document is among the program's resources.
  var path: String { "Examples/\(rawValue).json" }

  /// The names, for messages.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
