import MenuDocuments

/// What the command line asks the program to do.
enum Command: Hashable {
  /// Open a window.
  case show(Options)
  /// Write a picture.
  case render(RenderOptions)
  /// Say what is wrong with a menu document: a file's name, or - for standard input.
  case check(String)
  case help
  case version

  /// Reads the arguments that follow the program's name. Nothing but the arguments decides the answer.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    if arguments.first == "render" { return try parseRender(Array(arguments.dropFirst())) }
    if arguments.first == "check" { return try parseCheck(Array(arguments.dropFirst())) }
    let reader = try read(arguments, without: \.isForRenderOnly) { .needs($0, other: "the command render") }
    if let command = information(among: reader.occurrences) { return command }
    var options = Options()
    for occurrence in reader.occurrences { try options.apply(occurrence) }
    try options.finish(reader)
    return .show(options)
  }

  /// Reads all options but some, which are refused with a line of their own where there is nothing worse.
  private static func read(
    _ arguments: [String], without isExcluded: (OptionName) -> Bool, refusal: (OptionName) -> UsageError
  ) throws(UsageError) -> CommandLineReader {
    do throws(UsageError) {
      return try CommandLineReader(arguments, known: OptionName.allCases.filter { !isExcluded($0) })
    } catch {
      let all = try? CommandLineReader(arguments, known: OptionName.allCases)
      throw all?.occurrences.lazy.map(\.option).first(where: isExcluded).map(refusal) ?? error
    }
  }

  private static func parseRender(_ arguments: [String]) throws(UsageError) -> Command {
    let reader = try read(arguments, without: \.isForWindowOnly) { .excluded($0, by: "command render") }
    if let command = information(among: reader.occurrences) { return command }
    var render = RenderOptions()
    for occurrence in reader.occurrences {
      try occurrence.option.isForRenderOnly ? render.apply(occurrence) : render.options.apply(occurrence)
    }
    try render.options.finish(reader)
    try render.finish(isFlat: reader.occurrences.contains { $0.option == .flat })
    return .render(render)
  }

  private static func parseCheck(_ arguments: [String]) throws(UsageError) -> Command {
    let reader = try CommandLineReader(arguments, known: [.help, .version])
    if let command = information(among: reader.occurrences) { return command }
    guard let file = reader.operands.first, !file.isEmpty else { throw .missingFile }
    if let operand = reader.operands.dropFirst().first { throw .unexpectedArgument(operand) }
    return .check(file)
  }

  /// `--help` and `--version` win over everything that was understood.
  private static func information(among occurrences: [CommandLineReader.Occurrence]) -> Command? {
    for occurrence in occurrences {
      if occurrence.option == .help { return .help }
      if occurrence.option == .version { return .version }
    }
    return nil
  }
}

extension Options {
  /// The last of several occurrences counts.
  fileprivate mutating func apply(_ occurrence: CommandLineReader.Occurrence) throws(UsageError) {
    switch occurrence.option {
    case .example: source = .example(try occurrence.choice())
    case .print: answering.answer = try occurrence.choice()
    case .once: answering.endsWithSelection = true
    case .exec: answering.runsCommands = true
    case .timeout: answering.timeout = try occurrence.number(in: Limits.timeout)
    case .theme: menu.theme = occurrence.value == "auto" ? nil : try occurrence.choice() as Theme
    case .direction: menu.direction = try occurrence.choice()
    case .zoom:
      menu.zoom = occurrence.value == "auto" ? .automatic : .factor(try occurrence.number(in: MenuLimits.zoom))
    case .size:
      (window.width, window.height) = try occurrence.size()
      window.hasOwnSize = true
    case .fullscreen: window.state = .fullscreen
    case .maximized: window.state = .maximized
    case .title: window.title = occurrence.value
    case .prompt: menu.prompt = occurrence.value
    case .appID: window.appID = try occurrence.nonEmptyText()
    case .open: menu.launch = .open
    case .closed: menu.launch = .folded
    case .closeOnSelect: menu.closesOnSelect = true
    case .fold: menu.fold = try occurrence.choice()
    case .perspective: menu.perspective = try occurrence.number(in: MenuLimits.perspective)
    case .pinAbove: menu.pinnedAbove = try occurrence.number(in: Limits.pinAbove)
    case .reducedMotion: window.reducesMotion = true
    case .select: menu.selection = occurrence.value
    case .fraction: menu.fraction = try occurrence.number(in: 0...1)
    case .left: menu.left = try occurrence.number(in: 0...1)
    case .right: menu.right = try occurrence.number(in: 0...1)
    case .scroll: menu.scroll = try occurrence.number(in: Limits.scroll)
    default: break
    }
  }

  /// Settles where the menu comes from, which may be said by options and by a file's name.
  fileprivate mutating func finish(_ reader: CommandLineReader) throws(UsageError) {
    let given = Set(reader.occurrences.map(\.option))
    if given.contains(.null), !given.contains(.lines) { throw .needs(.null, other: "--lines") }
    if let file = reader.operands.first {
      if let operand = reader.operands.dropFirst().first { throw .unexpectedArgument(operand) }
      for option in [OptionName.lines, .example] where given.contains(option) { throw .excluded(option, by: file) }
      guard !file.isEmpty else { throw .missingFile }
      source = file == "-" ? .standardInput : .file(file)
    } else if given.contains(.lines) {
      // They are not there yet when the window opens.
      if given.contains(.select) { throw .excluded(.select, by: "--lines") }
      if given.contains(.example) { throw .excluded(.lines, by: "--example") }
      // They have no title of their own.
      menu.title = window.title
      source = .lines(terminator: given.contains(.null) ? 0 : UInt8(ascii: "\n"))
    }
  }
}

extension RenderOptions {
  fileprivate mutating func apply(_ occurrence: CommandLineReader.Occurrence) throws(UsageError) {
    switch occurrence.option {
    case .scale: scale120 = Int((try occurrence.number(in: Limits.scale) * 120).rounded())
    case .output: output = try occurrence.nonEmptyText()
    case .layout: layout = try occurrence.nonEmptyText()
    case .only:
      guard occurrence.value == "menu" else { throw occurrence.isWrong }
      part = .menu
    case .decorations: decorations = try occurrence.choice()
    default: break
    }
  }

  /// What can be said only when every option is known.
  fileprivate mutating func finish(isFlat: Bool) throws(UsageError) {
    if isFlat {
      guard part == .menu else { throw .needs(.flat, other: "--only menu") }
      part = .flatMenu
    }
    guard !output.isEmpty || layout != nil else { throw .missingOption(.output) }
    let (width, height) = (deviceWidth, deviceHeight)
    guard max(width, height) <= Limits.deviceSide, width * height <= Limits.area else {
      throw .tooManyPixels(width: width, height: height)
    }
  }

  /// The picture's width in device pixels.
  var deviceWidth: Int { (options.window.width * scale120 + 60) / 120 }
  /// The picture's height in device pixels.
  var deviceHeight: Int { (options.window.height * scale120 + 60) / 120 }
}

extension CommandLineReader.Occurrence {
  fileprivate var isWrong: UsageError {
    .badValue(option, expected: option.expectedValue, found: value ?? "")
  }

  fileprivate func number(in range: ClosedRange<Double>) throws(UsageError) -> Double {
    guard let value, let number = Double(value), range.contains(number) else { throw isWrong }
    return number
  }

  fileprivate func choice<Choice: RawRepresentable<String>>() throws(UsageError) -> Choice {
    guard let value, let choice = Choice(rawValue: value) else { throw isWrong }
    return choice
  }

  fileprivate func size() throws(UsageError) -> (width: Int, height: Int) {
    let sides = (value ?? "").split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], Limits.side.contains(width),
      Limits.side.contains(height)
    else { throw isWrong }
    return (width, height)
  }

  fileprivate func nonEmptyText() throws(UsageError) -> String {
    guard let value, !value.isEmpty else { throw isWrong }
    return value
  }
}
