import Drawing
import Geometry
import HingeKit
import MenuDocuments

@testable import hinge

/// A document in a window that nobody shows.
struct RowScene {
  let root: RootController
  let window: Window

  init(
    _ document: MenuDocument, options: MenuOptions = MenuOptions(), size: Size = Size(width: 360, height: 640),
    selection: MenuItem? = nil
  ) throws {
    root = RootController(
      document: document.applying(options), pictures: MenuPictures(of: try BundledMenuDataSource()),
      options: options, selection: selection)
    window = Window(rootViewController: root)
    window.resize(to: size, scale: 1)
    _ = try window.snapshot()
  }

  /// A hinged menu that is open, with these items. Unless it is to be a list, the last of them has a text, and so there is a
  /// page beside it.
  static func document(
    _ items: [MenuItem], title: String = "Menu", hinge: MenuPanel.Hinge = MenuPanel.Hinge(), isList: Bool = false
  ) -> MenuDocument {
    var items = items
    if !isList, let last = items.indices.last { items[last].text = "Told on a page." }
    return MenuDocument(
      title: title, prompt: "Which one?",
      left: MenuPanel(presentation: .hinge(hinge), isOpen: true, items: .listed(items)))
  }

  /// Items of these titles, each on the same blue.
  static func items(_ titles: [String], icon: String? = nil) -> [MenuItem] {
    titles.map { MenuItem(id: $0, title: $0, color: ThemedColor(Color(hex: 0x0E5895)), icon: icon) }
  }

  func frame() throws { _ = try window.snapshot() }

  var table: TableView? { root.hinged.first?.menu.tableView }

  /// What is seen of a row's words, from the top down.
  func labels(ofRow row: Int) -> [Label] {
    let views = table?.cell(forRow: row)?.subviews ?? []
    return views.compactMap { $0 as? Label }.filter { !$0.isHidden && !$0.text.isEmpty }
  }

  /// The row's icon, where one is seen.
  func icon(ofRow row: Int) -> ImageView? {
    table?.cell(forRow: row)?.subviews.lazy.compactMap { $0 as? ImageView }.first { $0.picture != nil }
  }

  /// A colour of the window, as 0xRRGGBB.
  func colour(x: Int, y: Int) throws -> UInt32 { try window.snapshot()[x, y] & 0xFFFFFF }

  /// What is told to a person below the detail's bar, from the top down.
  var detailLabels: [Label] {
    root.detailController.view.subviews.flatMap(\.subviews).compactMap { $0 as? Label }.filter { !$0.isHidden }
  }

  func tap(x: Double, y: Double) {
    window.handle(Touch(id: 1, phase: .began, location: Point(x: x, y: y), time: window.now))
    window.handle(Touch(id: 1, phase: .ended, location: Point(x: x, y: y), time: window.now + .milliseconds(50)))
  }
}
