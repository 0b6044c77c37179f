import Foundation
import PackagePlugin

/// Runs wayland-scanner on every protocol of `Protocols/protocols.json`.
///
/// A target whose name says `Server` gets the server's headers alone: the tables are defined once, by the client's
/// target, which it links. Every other target gets the client's headers and the tables.
@main
struct Scanner: BuildToolPlugin {
  struct Manifest: Decodable {
    struct ProtocolFile: Decodable {
      let package: String
      let path: String
    }
    let protocols: [ProtocolFile]
    /// What test targets bind besides, by target.
    let tests: [String: [ProtocolFile]]
  }

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let manifestURL = context.package.directoryURL.appending(path: "Protocols/protocols.json")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: manifestURL))
    let scanner = URL(filePath: try pkgConfig("wayland_scanner", of: "wayland-scanner"))
    let isServer = target.name.contains("Server")
    let output = context.pluginWorkDirectoryURL

    var headers: [URL] = []
    var commands: [Command] = []
    for file in manifest.tests[target.name] ?? manifest.protocols {
      let xml =
        try file.path.hasPrefix("/")
        ? URL(filePath: file.path)
        : URL(filePath: pkgConfig("pkgdatadir", of: file.package)).appending(path: file.path)
      let name = xml.deletingPathExtension().lastPathComponent
      let headerName = "\(name)-\(isServer ? "server" : "client")-protocol.h"
      let header = output.appending(path: "include/\(headerName)")
      headers.append(header)
      // A test's protocol may be missing where no test is built, so only the command that needs it fails.
      guard FileManager.default.fileExists(atPath: xml.path()) else {
        let message = "\(xml.path()) is missing: apt-get install \(file.package), or run ./meson-helpers/test"
        commands.append(
          .buildCommand(
            displayName: message, executable: URL(filePath: "/bin/sh"),
            arguments: ["-c", "echo \"error: $0\" >&2; exit 1", message],
            outputFiles: [output.appending(path: "\(name)-protocol.c")]))
        continue
      }
      commands.append(
        .buildCommand(
          displayName: "wayland-scanner \(headerName)", executable: scanner,
          arguments: [isServer ? "server-header" : "client-header", xml.path(), header.path()],
          inputFiles: [xml], outputFiles: [header]))
      guard !isServer else { continue }
      let source = output.appending(path: "\(name)-protocol.c")
      // The header is an input of the source, or the build system never asks for it.
      commands.append(
        .buildCommand(
          displayName: "wayland-scanner \(name)-protocol.c", executable: scanner,
          arguments: ["private-code", xml.path(), source.path()],
          inputFiles: [xml, header], outputFiles: [source]))
    }
    if isServer {
      let source = output.appending(path: "headers-only.c")
      commands.append(
        .buildCommand(
          displayName: "touch headers-only.c", executable: URL(filePath: "/usr/bin/touch"),
          arguments: [source.path()], inputFiles: headers, outputFiles: [source]))
    }
    return commands
  }

  /// The value of a pkg-config variable.
  private func pkgConfig(_ variable: String, of package: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--variable=\(variable)", package]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let value = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0, !value.isEmpty else { throw Missing(package: package) }
    return value
  }

  struct Missing: Error, CustomStringConvertible {
    let package: String
    var description: String { "pkg-config does not know \(package): run meson-helpers/packages" }
  }
}
