import Glibc

/// The whole program, from its arguments to its exit status.
struct Program {
  /// Takes what goes to standard output.
  var output: (String) -> Void
  /// Takes what goes to standard error.
  var errors: (String) -> Void

  /// The program as a shell runs it.
  static var main: Program {
    Program(output: { write($0, to: STDOUT_FILENO) }, errors: { write($0, to: STDERR_FILENO) })
  }

  func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try Command.parse(arguments) {
      case .help: output(Help.text)
      case .version: output("hinge \(Help.version)\n")
      case .show(let options): return try show(options)
      case .render(let options): return try render(options)
      }
      return .done
    } catch let error as UsageError {
      complain("\(error) (see hinge --help)")
      return .usage
    } catch {
      complain("\(error)")
      return .failed
    }
  }

  private func show(_ options: Options) throws -> ExitStatus {
    .done
  }

  private func render(_ options: RenderOptions) throws -> ExitStatus {
    .done
  }

  /// One line on standard error.
  func complain(_ message: String) { errors("hinge: \(message)\n") }

  /// All of it, unless nobody reads any more.
  private static func write(_ text: String, to descriptor: Int32) {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
