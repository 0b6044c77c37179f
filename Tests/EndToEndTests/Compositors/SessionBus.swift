import Glibc

/// A D-Bus session bus of its own, on which nothing is started by name.
final class SessionBus {
  let address: String
  private let process: ChildProcess
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let socket = directory.file("bus")
    address = "unix:path=\(socket)"
    try directory.write(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>\(address)</listen>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """, to: "bus.conf")
    process = try ChildProcess(
      Tool.dbusDaemon.path(), ["--config-file=\(directory.file("bus.conf"))", "--nofork", "--print-address"],
      in: directory, environment: [:])
    // It prints its address once it listens.
    try process.wait(for: "the bus's address") { [process] in process.output.contains("unix:") ? true : nil }
  }

  deinit { end() }

  func end() { process.terminate() }

  /// Calls a method and gives back what gdbus printed of the answer.
  ///
  /// - Parameters:
  ///   - method: with its interface.
  ///   - arguments: as gdbus reads them; a number stands for a descriptor where the method takes one.
  func call(
    _ method: String, of service: String, at path: String, _ arguments: [String], descriptors: [Int32: Int32] = [:]
  ) throws -> String {
    let answers = try TemporaryDirectory()
    let gdbus = try ChildProcess(
      Tool.gdbus.path(), ["call", "--session", "-d", service, "-o", path, "-m", method] + arguments, in: answers,
      environment: ["DBUS_SESSION_BUS_ADDRESS": address, "LANG": "C.UTF-8"], descriptors: descriptors)
    let exit = try gdbus.waitForExit()
    guard exit == .status(0) else { throw EndToEndError.exited("gdbus \(method)", exit, log: gdbus.log) }
    return gdbus.output
  }
}
