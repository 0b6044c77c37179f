import HingeKit
import MenuDocuments

/// A sliding panel: a picture on top and a row for each item below it (R2.4).
final class GalleryController: ViewController {
  weak var delegate: (any GalleryControllerDelegate)?

  /// Colours and letters.
  var appearance: Appearance {
    didSet {
      guard appearance != oldValue else { return }
      apply()
      rowsDidChange()
    }
  }

  private(set) var panel: MenuPanel
  private let pictures: MenuPictures
  private let edge: HorizontalEdge
  private let galleryView = GalleryView()
  /// How rows show their items; nil before there is a width for them.
  private var look: (look: GalleryLook, width: Double)?

  /// - Parameter edge: Where it lies: its rows begin there.
  init(panel: MenuPanel, edge: HorizontalEdge, pictures: MenuPictures, appearance: Appearance = Appearance()) {
    self.panel = panel
    self.edge = edge
    self.pictures = pictures
    self.appearance = appearance
    super.init()
    tableView.delegate = self
    tableView.dataSource = self
    apply()
    panelDidChange()
  }

  var tableView: TableView { galleryView.tableView }

  override func loadView() -> View { galleryView }

  private func apply() {
    galleryView.backgroundColor = appearance.panel
  }

  /// What the rows' words need is known when their width is.
  override func viewWillLayoutSubviews() {
    let width = view.bounds.width
    guard width > 0, look?.width != width else { return }
    let look = GalleryLook(panel.items, inWidth: width, font: appearance.rowFont)
    galleryView.rowHeight = look.rowHeight
    if look != self.look?.look { tableView.reloadData() }
    self.look = (look, width)
  }

  private func rowsDidChange() {
    look = nil
    tableView.reloadData()
    galleryView.setNeedsLayout()
  }

  private func panelDidChange() {
    title = panel.title
    galleryView.headerView.picture = panel.slide?.picture.flatMap { pictures.picture(named: $0) }
    galleryView.setNeedsLayout()
  }

  /// Shows another panel's items in the place of these, scrolled as far; the arrow keys go on from the same item.
  func update(_ panel: MenuPanel) {
    let focused = tableView.item(in: self.panel.items)
    self.panel = panel
    panelDidChange()
    rowsDidChange()
    tableView.focus(onItem: focused, in: panel.items)
  }

  /// Scrolls, or as soon as there is a size to scroll in. In logical pixels.
  func scroll(to offsetY: Double) { galleryView.wantedOffsetY = offsetY }
}

extension GalleryController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { panel.items.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? GalleryCell ?? GalleryCell(edge: edge)
    let item = panel.items[row]
    let picture = item.pictureInRow.flatMap { pictures.picture(named: $0) }
    cell.show(item, picture: picture, look: look?.look, appearance: appearance)
    return cell
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { panel.items[row].title.onOneLine }
}

extension GalleryController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    delegate?.galleryController(self, didSelectRow: row)
  }
}

/// Hears what was chosen in a gallery (R2.4).
@MainActor protocol GalleryControllerDelegate: AnyObject {
  /// A person chose the item of this row: by a tap, a click or a key, once for each.
  func galleryController(_ gallery: GalleryController, didSelectRow row: Int)
}
