import Glibc
import Loop
import Synchronization

/// Finds icons by their names in the user's icon theme, in those that it inherits from, and beside them (Icon Theme
/// Specification 0.13, XDG Base Directory Specification).
package final class IconTheme: Sendable {
  /// Of the folder that the theme is in.
  package let name: String
  /// Where themes are, in the order in which they are looked through.
  package let baseFolders: [String]

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
  package init(name: String, baseFolders: [String]) {
    self.name = name
    self.baseFolders = baseFolders
  }

  /// The one that the user has chosen for the desktop, be it of GTK or of KDE.
  ///
  /// - Parameter environment: Says where things are.
  package convenience init(environment: [String: String]) {
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
  package static let user = IconTheme(environment: environment)

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
  package func path(ofIcon icon: String, size: Int, scale: Int) -> String? {
    for name in lineage {
      if let path = path(ofIcon: icon, in: theme(named: name), size: size, scale: scale) { return path }
    }
    for folder in baseFolders {
      for ending in Self.extensions where Self.isFile("\(folder)/\(icon)\(ending)") {
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
        guard let ending = Self.extensions.first(where: { Self.isFile(place + $0) }) else { continue }
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
    theme.roots = baseFolders.map { "\($0)/\(name)" }.filter(Self.isFolder)
    if let index = theme.roots.lazy.compactMap({ Self.keyFile(at: "\($0)/index.theme") }).first {
      let paths = index.list("Icon Theme", "Directories") + index.list("Icon Theme", "ScaledDirectories")
      theme.folders = paths.compactMap { IconFolder($0, in: index) }
      theme.parents = index.list("Icon Theme", "Inherits").filter { !$0.contains("/") }
    }
    themes.withLock { $0[name] = theme }
    return theme
  }

  private static func keyFile(at path: String) -> KeyFile? {
    (try? FileContents.read(path, limit: 1 << 20)).map { KeyFile(String(decoding: $0, as: UTF8.self)) }
  }

  private static func isFile(_ path: String) -> Bool { hasMode(path, S_IFREG) }

  private static func isFolder(_ path: String) -> Bool { hasMode(path, S_IFDIR) }

  private static func hasMode(_ path: String, _ mode: mode_t) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == mode
  }
}

/// One of the folders that an icon theme lists: what sizes its icons are for (Icon Theme Specification 0.13).
struct IconFolder: Hashable, Sendable {
  /// Within the theme's folder.
  var path: String
  /// The least and the greatest size, in pixels of which `scale` are one on the screen.
  var sizes: ClosedRange<Int>
  var scale: Int

  /// What the theme's index says of a folder; nil if that can't be.
  init?(_ path: String, in index: KeyFile) {
    guard let size = index.number(path, "Size"), (1...16_384).contains(size) else { return nil }
    self.path = path
    scale = max(1, index.number(path, "Scale") ?? 1)
    let least: Int
    let most: Int
    switch index[path, "Type"] {
    case "Fixed": (least, most) = (size, size)
    case "Scalable": (least, most) = (index.number(path, "MinSize") ?? size, index.number(path, "MaxSize") ?? size)
    default:
      let threshold = min(max(0, index.number(path, "Threshold") ?? 2), 16_384)
      (least, most) = (size - threshold, size + threshold)
    }
    guard least <= most, most <= 1 << 20 else { return nil }
    sizes = least...most
  }

  /// How far its icons are from what is wanted, in device pixels; 0 where they fit.
  ///
  /// - Parameters:
  ///   - size: In logical pixels.
  ///   - wantedScale: Device pixels per logical pixel.
  func distance(toSize size: Int, scale wantedScale: Int) -> Int {
    if scale == wantedScale, sizes.contains(size) { return 0 }
    let wanted = size * wantedScale
    let (least, most) = (sizes.lowerBound * scale, sizes.upperBound * scale)
    if wanted < least { return least - wanted }
    if wanted > most { return wanted - most }
    // As large as is wanted, but drawn for another scale: only better than what is not.
    return scale == wantedScale ? 0 : 1
  }
}

/// A file of groups of keys, as freedesktop.org's specifications and desktops' settings have it: `[Group]`, then
/// `Key=Value` on each line. What is neither is passed over.
struct KeyFile: Sendable {
  private var groups: [String: [String: String]] = [:]

  /// Reads the text of a file; of a key that is there twice the first counts.
  init(_ text: String) {
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.hasPrefix("[") && line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
        let key = String(line[..<equals].trimmed)
        if groups[group]?[key] == nil {
          groups[group, default: [:]][key] = String(line[line.index(after: equals)...].trimmed)
        }
      }
    }
  }

  /// A group's value for a key; nil if there is none.
  subscript(group: String, key: String) -> String? { groups[group]?[key] }

  /// The same as a whole number.
  func number(_ group: String, _ key: String) -> Int? { self[group, key].flatMap { Int($0) } }

  /// The same as words between commas.
  func list(_ group: String, _ key: String) -> [String] {
    (self[group, key] ?? "").split(separator: ",").map { String($0.trimmed) }
  }
}

extension Substring {
  /// Without white space at either end.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
