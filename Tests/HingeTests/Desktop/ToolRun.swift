import FoundationEssentials
import Glibc

/// A program of the system's that has run to its end.
struct ToolRun {
  /// What it said on standard output and standard error, in the order it came.
  private(set) var output = ""
  private(set) var status: Int32 = -1

  /// A program that is not installed, or cannot be started.
  struct Missing: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name) cannot be started: run ./meson-helpers/packages tests" }
  }

  /// Runs a program with nothing on its standard input. One that takes longer than a minute is ended.
  ///
  /// - Parameters:
  ///   - environment: What its environment has besides that of the tests.
  ///   - folder: Where it runs.
  init(_ arguments: [String], environment: [String: String] = [:], in folder: String = "/") throws {
    var template = Array("/tmp/hinge-tool-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw Missing(name: "a file in /tmp") }
    close(file)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)

    let settings = environment.map { "\($0)=\($1)" }
    let words = ["env", "--chdir=\(folder)"] + settings + ["timeout", "60"] + arguments
    var strings = words.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, "/usr/bin/env", &actions, nil, &strings, environ)
    guard code == 0 else { throw Missing(name: "env") }
    var ended: Int32 = 0
    waitpid(pid, &ended, 0)
    output = try String(contentsOfFile: path, encoding: .utf8)
    status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -1
    // As env and timeout say it.
    if status == 126 || status == 127 { throw Missing(name: arguments.first ?? "") }
  }
}
