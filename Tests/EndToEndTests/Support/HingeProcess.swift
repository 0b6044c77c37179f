import Glibc

/// The program itself, as a person starts it.
final class HingeProcess {
  let process: ChildProcess
  private let directory: TemporaryDirectory

  /// Starts it with a runtime directory of its own, in which there is no compositor unless one is given.
  convenience init(
    _ arguments: [String] = [], on compositor: (any HeadlessCompositor)? = nil, environment: [String: String] = [:]
  ) throws {
    try self.init(Self.binary(), arguments, on: compositor, environment: environment)
  }

  /// Starts it as a person's script does, which finds it in its PATH and runs in a directory with these files.
  convenience init(
    script: String, files: [String: String] = [:], on compositor: (any HeadlessCompositor)? = nil,
    environment: [String: String] = [:]
  ) throws {
    let folder = try Self.binary().split(separator: "/").dropLast().map { "/\($0)" }.joined()
    try self.init(
      "/bin/bash", ["-c", "PATH=\"$FOLDER:$PATH\"\n\(script)"], files: files, on: compositor,
      environment: environment.merging(["FOLDER": folder]) { $1 })
  }

  /// Starts another program that was built beside these tests.
  convenience init(program: String, on compositor: any HeadlessCompositor) throws {
    try self.init(Self.builtProgram(program), [], on: compositor, environment: [:])
  }

  private init(
    _ executable: String, _ arguments: [String], files: [String: String] = [:],
    on compositor: (any HeadlessCompositor)?,
    environment: [String: String]
  ) throws {
    directory = try TemporaryDirectory()
    for (name, text) in files { try directory.write(text, to: name) }
    var whole = [
      "HOME": directory.path, "XDG_RUNTIME_DIR": directory.path, "LANG": "C.UTF-8", "HINGE_LOG": "startup",
    ]
    whole.merge(compositor?.clientEnvironment ?? [:]) { $1 }
    whole.merge(environment) { $1 }
    process = try ChildProcess(executable, arguments, name: "hinge", in: directory, environment: whole)
  }

  /// A file in the directory where it runs.
  func file(_ name: String) -> String { directory.file(name) }

  /// Returns once it has given its first frame to the compositor.
  func waitForFirstFrame() throws {
    try process.wait(for: "hinge's first frame") { process.errors.contains("first frame") ? true : nil }
  }

  /// What it told the person: its standard error without the log that the tests asked for.
  var complaints: [String] {
    process.errors.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("[") }
  }

  /// How often its threads have given up the processor of their own accord since it started.
  func voluntarySwitches() throws -> Int {
    let tasks = "/proc/\(process.pid)/task"
    return try names(in: tasks).reduce(into: 0) { sum, task in
      let status = String(decoding: readFile("\(tasks)/\(task)/status"), as: UTF8.self)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      guard let count = line?.split(separator: "\t").last.flatMap({ Int($0) }) else {
        throw EndToEndError.exited("hinge", .status(0), log: process.log)
      }
      sum += count
    }
  }

  /// What `hinge render` draws with these options.
  static func render(_ arguments: [String]) throws -> Picture {
    let directory = try TemporaryDirectory()
    let file = directory.file("out.png")
    let process = try ChildProcess(
      binary(), ["render", "-o", file] + arguments, name: "hinge", in: directory, environment: ["HOME": directory.path])
    let exit = try process.waitForExit(within: .seconds(30))
    guard exit == .status(0) else { throw EndToEndError.exited("hinge render", exit, log: process.log) }
    return try Picture(png: file)
  }

  /// The release binary that `HINGE_BINARY` names, or the one that was built beside these tests.
  static func binary() throws -> String {
    if let named = getenv("HINGE_BINARY") { return String(cString: named) }
    return try builtProgram("hinge")
  }

  private static func builtProgram(_ name: String) throws -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard readlink("/proc/self/exe", &path, path.count - 1) > 0 else {
      throw EndToEndError.system("readlink /proc/self/exe", errno)
    }
    let tests = path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let binary = tests.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/\(name)"
    guard access(binary, X_OK) == 0 else { throw EndToEndError.missingTool(binary, package: "none: swift build") }
    return binary
  }
}
