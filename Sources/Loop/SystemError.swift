import Glibc

/// A system call failed: the machine, or what this process is allowed of it, gives no more.
public struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The system call that failed, or what it was to do.
  public var call: String
  /// The `errno` that the system call left.
  public var number: Int32

  /// Makes the error of a call, by its `errno`.
  public init(_ call: String, _ number: Int32) {
    self.call = call
    self.number = number
  }

  /// Whether the process, or the whole system, has as many files open as it may.
  public var isForWantOfFiles: Bool { number == EMFILE || number == ENFILE }

  /// One line for a person, without the program's name and without a full stop.
  public var description: String {
    switch number {
    case EMFILE: "this process may open no more files (\(call))"
    case ENFILE: "the system can open no more files (\(call))"
    default: "\(call): \(Self.text(of: number))"
    }
  }

  /// The system's words for an error number.
  package static func text(of number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
