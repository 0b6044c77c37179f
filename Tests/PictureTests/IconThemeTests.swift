import FoundationEssentials
import Glibc
import PictureDecoders
import Testing

/// A folder of icon themes, gone with this object.
private final class Themes {
  let folder: String

  init() throws {
    var template = Array("/tmp/hinge-test-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file, with the folders that it is in.
  func add(_ path: String, _ text: String = "") throws {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "\(folder)/\(parent)", withIntermediateDirectories: true)
    let file = try #require(fopen("\(folder)/\(path)", "w"))
    fputs(text, file)
    try #require(fclose(file) == 0)
  }
}

@Suite("Icon themes")
struct IconThemeTests {
  private let themes: Themes

  init() throws {
    themes = try Themes()
    try themes.add(
      "user/Own/index.theme",
      """
      [Icon Theme]
      Name=Own
      Inherits=Parent,Missing
      Directories=16,48,scalable,48@2

      [16]
      Size=16
      Type=Fixed
      [48]
      Size=48
      Type=Threshold
      [scalable]
      Size=64
      MinSize=60
      MaxSize=512
      Type=Scalable
      [48@2]
      Size=48
      Scale=2
      """)
    for folder in ["16", "48", "scalable", "48@2"] { try themes.add("user/Own/\(folder)/home.png") }
    try themes.add("user/Own/16/small.png")
    try themes.add("system/Own/48/late.svg")
    // Parents may name each other.
    try themes.add(
      "system/Parent/index.theme", "[Icon Theme]\nInherits=Own\nDirectories=a\n[a]\nSize=48\n")
    try themes.add("system/Parent/a/parent.png")
    try themes.add("system/Parent/a/both.png")
    try themes.add("system/hicolor/index.theme", "[Icon Theme]\nDirectories=a\n[a]\nSize=48\n")
    try themes.add("system/hicolor/a/both.png")
    try themes.add("system/hicolor/a/last.svg")
    try themes.add("system/hicolor/a/last.png")
    try themes.add("system/loose.png")
  }

  @Test(
    "R5.12 An icon is found where the specification says",
    arguments: [
      ("home", 16, 1, "user/Own/16/home.png"), ("home", 47, 1, "user/Own/48/home.png"),
      ("home", 300, 1, "user/Own/scalable/home.png"), ("home", 48, 2, "user/Own/48@2/home.png"),
      // None is that small or that large: the nearest.
      ("home", 4, 1, "user/Own/16/home.png"), ("home", 2000, 1, "user/Own/scalable/home.png"),
      ("small", 48, 1, "user/Own/16/small.png"),
      // A theme may lie in several folders.
      ("late", 48, 1, "system/Own/48/late.svg"), ("parent", 48, 1, "system/Parent/a/parent.png"),
      ("both", 48, 1, "system/Parent/a/both.png"), ("last", 48, 1, "system/hicolor/a/last.svg"),
      ("loose", 48, 1, "system/loose.png"),
    ])
  func found(name: String, size: Int, scale: Int, path: String) {
    let theme = IconTheme(name: "Own", baseFolders: ["\(themes.folder)/user", "\(themes.folder)/system"])
    #expect(theme.path(ofIcon: name, size: size, scale: scale) == "\(themes.folder)/\(path)")
    #expect(theme.path(ofIcon: "none", size: size, scale: scale) == nil)
  }

  @Test("R5.12 The theme is the one of GTK's settings, else of KDE's, else GNOME's own")
  func chosen() throws {
    let environment = ["HOME": themes.folder, "XDG_DATA_DIRS": "/a:/b"]
    let plain = IconTheme(environment: environment)
    #expect(plain.name == "Adwaita")
    let home = themes.folder
    #expect(
      plain.baseFolders == [
        "\(home)/.icons", "\(home)/.local/share/icons", "/a/icons", "/b/icons", "/usr/share/pixmaps",
      ])
    try themes.add(".config/kdeglobals", "[General]\nTheme=no\n[Icons]\nTheme=breeze\n")
    #expect(IconTheme(environment: environment).name == "breeze")
    try themes.add(
      ".config/gtk-3.0/settings.ini", "[Settings]\n# gtk-icon-theme-name=no\ngtk-icon-theme-name = Papirus \n")
    #expect(IconTheme(environment: environment).name == "Papirus")
    try themes.add("other/gtk-4.0/settings.ini", "[Settings]\ngtk-icon-theme-name=../../etc\n")
    #expect(IconTheme(environment: ["XDG_CONFIG_HOME": "\(home)/other"]).name == "Adwaita")
  }
}
