import Glibc
import Synchronization

/// Finds icons by their names in the user's icon theme, in those that it inherits from, and beside them (Icon Theme
/// Specification 0.13, XDG Base Directory Specification).
final class IconTheme: Sendable {
  /// Of the folder that the theme is in.
  let name: String
  /// Where themes are, in the order in which they are looked through.
  let baseFolders: [String]

  /// What is known of themes so far.
  private let themes = Mutex<[String: Theme]>([:])

  private struct Theme {
    /// The folders of that theme that exist, one below each base folder at most.
    var roots: [String] = []
    var folders: [IconFolder] = []
    var parents: [String] = []
  }

  /// Without this nothing is known of a desktop: GNOME's icons.
  static let standardName = "Adwaita"
  /// Where every theme ends.
  private static let lastName = "hicolor"
  /// Sharp at any size goes first.
  private static let extensions = [".svg", ".png"]

  /// - Parameters:
  ///   - name: Of the folder that the theme is in.
  ///   - baseFolders: Where themes are; icons that are in no theme lie in these themselves.
  init(name: String, baseFolders: [String]) {
    self.name = name
    self.baseFolders = baseFolders
  }

  /// The one that the user has chosen for the desktop, be it of GTK or of KDE.
  ///
  /// - Parameter environment: Says where things are.
  convenience init(environment: [String: String]) {
    func folder(_ variable: String, _ inHome: String) -> String? {
      BaseFolder.path(environment[variable], home: environment["HOME"], inHome: inHome)
    }
    let dataFolders = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    var bases = [
      environment["HOME"].map { "\($0)/.icons" }, folder("XDG_DATA_HOME", ".local/share").map { "\($0)/icons" },
    ]
    bases += dataFolders.split(separator: ":").map { "\($0)/icons" }
    bases.append("/usr/share/pixmaps")
    let settings = folder("XDG_CONFIG_HOME", ".config")
    let name = settings.flatMap(Self.chosenName(inSettings:)) ?? Self.standardName
    self.init(name: name, baseFolders: bases.compactMap { $0 })
  }

  /// The user's own, as the program's environment says.
  static let user = IconTheme(environment: environment)

  private static var environment: [String: String] {
    ["HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CONFIG_HOME"].reduce(into: [:]) { result, name in
      result[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// The theme that is set in a folder of settings; nil for none.
  private static func chosenName(inSettings folder: String) -> String? {
    let places = [
      ("gtk-4.0/settings.ini", "Settings", "gtk-icon-theme-name"),
      ("gtk-3.0/settings.ini", "Settings", "gtk-icon-theme-name"),
      ("kdeglobals", "Icons", "Theme"),
    ]
    for (file, group, key) in places {
      // A name that is a path would lead elsewhere.
      if let name = keyFile(at: "\(folder)/\(file)")?[group, key], !name.isEmpty, !name.contains("/") { return name }
    }
    return nil
  }

  /// The file of an icon that is best for a size; nil if there is no such icon.
  ///
  /// - Parameters:
  ///   - size: In logical pixels.
  ///   - scale: Device pixels per logical pixel.
  func path(ofIcon icon: String, size: Int, scale: Int) -> String? {
    for name in lineage {
      if let path = path(ofIcon: icon, in: theme(named: name), size: size, scale: scale) { return path }
    }
    for folder in baseFolders {
      for ending in Self.extensions where PictureFile.isFile("\(folder)/\(icon)\(ending)") {
        return "\(folder)/\(icon)\(ending)"
      }
    }
    return nil
  }

  /// The theme, what it inherits from, what that inherits from: each once, and at last the one that all share.
  private var lineage: [String] {
    var names: [String] = []
    var rest = [name]
    while let next = rest.popLast() {
      guard next != Self.lastName, !names.contains(next), names.count < 32 else { continue }
      names.append(next)
      rest += theme(named: next).parents.reversed()
    }
    return names + [Self.lastName]
  }

  private func path(ofIcon icon: String, in theme: Theme, size: Int, scale: Int) -> String? {
    var best: (path: String, distance: Int)?
    for folder in theme.folders {
      let distance = folder.distance(toSize: size, scale: scale)
      guard distance < best?.distance ?? .max else { continue }
      for root in theme.roots {
        let place = "\(root)/\(folder.path)/\(icon)"
        guard let ending = Self.extensions.first(where: { PictureFile.isFile(place + $0) }) else { continue }
        best = (place + ending, distance)
        break
      }
      if best?.distance == 0 { break }
    }
    return best?.path
  }

  private func theme(named name: String) -> Theme {
    if let known = themes.withLock({ $0[name] }) { return known }
    var theme = Theme()
    theme.roots = baseFolders.map { "\($0)/\(name)" }.filter(PictureFile.isFolder)
    if let index = theme.roots.lazy.compactMap({ Self.keyFile(at: "\($0)/index.theme") }).first {
      let paths = index.list("Icon Theme", "Directories") + index.list("Icon Theme", "ScaledDirectories")
      theme.folders = paths.compactMap { IconFolder($0, in: index) }
      theme.parents = index.list("Icon Theme", "Inherits").filter { !$0.contains("/") }
    }
    themes.withLock { $0[name] = theme }
    return theme
  }

  private static func keyFile(at path: String) -> KeyFile? {
    (try? PictureFile.bytes(at: path, atMost: 1 << 20)).map { KeyFile(String(decoding: $0, as: UTF8.self)) }
  }
}
