import FoundationEssentials
import Testing

@testable import hinge

/// What a desktop and a packager find of Hinge.
@Suite struct DesktopTests {
  private static let resources = "\(Golden.package)/Resources"

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(Golden.package)/\(path)", encoding: .utf8)
  }

  @Test(
    "the validators of the desktop and of man pages find nothing",
    arguments: [
      ["desktop-file-validate", "Desktop/org.hinge.Hinge.desktop"],
      ["appstreamcli", "validate", "--no-net", "--explain", "Desktop/org.hinge.Hinge.metainfo.xml"],
      ["groff", "-mandoc", "-t", "-Tutf8", "-ww", "-z", "Man/hinge.1", "Man/hinge-menu.5"],
      ["bash", "-n", "Completions/hinge.bash"],
      ["zsh", "-n", "Completions/_hinge"],
      ["fish", "-n", "Completions/hinge.fish"],
    ])
  func validators(command: [String]) throws {
    let run = try ToolRun(command, in: Self.resources)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.isEmpty || command[0] == "appstreamcli", "\(run.output)")
  }

  @Test("the strictest reader of man pages finds only that the other page is not installed")
  func mandoc() throws {
    let run = try ToolRun(["mandoc", "-T", "lint", "Man/hinge.1", "Man/hinge-menu.5"], in: Self.resources)
    let complaints = run.output.split(separator: "\n").filter { !$0.contains("referenced manual not found: Xr hinge") }
    #expect(complaints.isEmpty, "\(run.output)")
  }

  @Test("the version is the same everywhere")
  func version() throws {
    #expect(try read("meson-helpers/meson.build").contains("version: '\(Help.version)'"))
    let metainfo = try read("Resources/Desktop/org.hinge.Hinge.metainfo.xml")
    #expect(metainfo.split(separator: "<release ").dropFirst().first?.hasPrefix("version=\"\(Help.version)\"") == true)
    #expect(try read("debian/changelog").hasPrefix("hinge (\(Help.version))"))
  }

  @Test("the Debian package is built from the same C libraries as everything")
  func debianPackage() throws {
    let control = try read("debian/control").split(separator: "\n")
    // What the Debian package's tools bring themselves.
    let standard: Set<Substring> = ["libc6-dev", "libgcc-12-dev", "libstdc++-12-dev"]
    let list = try ToolRun(["meson-helpers/packages", "--list", "build"], in: Golden.package).output
    for package in list.split(separator: "\n") where package.hasSuffix("-dev") && !standard.contains(package) {
      #expect(control.contains(" \(package),"), "debian/control must have \(package)")
    }
  }

  @Test("a window is known by its desktop file's name, and the desktop file starts the program")
  func desktopFile() throws {
    let lines = try read("Resources/Desktop/\(WindowOptions().appID).desktop").split(separator: "\n")
    #expect(lines.contains("Exec=hinge"))
    #expect(lines.contains("Icon=\(WindowOptions().appID)"))
    #expect(lines.contains("StartupWMClass=\(WindowOptions().appID)"))
    #expect(
      try read("Resources/Desktop/\(WindowOptions().appID).metainfo.xml").contains("<id>\(WindowOptions().appID)</id>"))
  }

  @Test("the symbolic icon has the one colour that desktops put theirs in the place of")
  func symbolicIcon() throws {
    let icon = try read("Resources/Desktop/org.hinge.Hinge-symbolic.svg")
    let fills = icon.split(separator: "fill=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(fills == ["#2e3436"])
    #expect(!icon.contains("stroke"))
  }

  @Test("meson installs everything below the prefix and DESTDIR, and nothing elsewhere")
  func installation() throws {
    let folder = TemporaryFolder()
    let setup = try ToolRun([
      "meson", "setup", "\(folder.path)/build", "\(Golden.package)/meson-helpers", "--prefix=/opt/hinge",
    ])
    #expect(setup.status == 0, "\(setup.output)")
    // Stand for the programs, which take minutes to build.
    for program in ["hinge", "hinge-picture"] { try folder.write("program", to: "build/\(program)") }
    try folder.makeFolder("staging")
    let install = try ToolRun(
      ["meson", "install", "--no-rebuild", "-C", "\(folder.path)/build"],
      environment: ["DESTDIR": "\(folder.path)/staging"])
    #expect(install.status == 0, "\(install.output)")
    let installed = try folder.files().filter { !$0.hasPrefix("build/") }
    #expect(
      installed
        == [
          "bin/hinge",
          "libexec/hinge/hinge-picture",
          "share/applications/org.hinge.Hinge.desktop",
          "share/bash-completion/completions/hinge",
          "share/fish/vendor_completions.d/hinge.fish",
          "share/hinge/menu.schema.json",
          "share/icons/hicolor/scalable/apps/org.hinge.Hinge.svg",
          "share/icons/hicolor/symbolic/apps/org.hinge.Hinge-symbolic.svg",
          "share/licenses/hinge/LICENSE",
          "share/man/man1/hinge.1",
          "share/man/man5/hinge-menu.5",
          "share/metainfo/org.hinge.Hinge.metainfo.xml",
          "share/zsh/site-functions/_hinge",
        ].map { "staging/opt/hinge/\($0)" })
    for program in ["bin/hinge", "libexec/hinge/hinge-picture"] {
      #expect(FileManager.default.isExecutableFile(atPath: "\(folder.path)/staging/opt/hinge/\(program)"))
    }
  }
}
