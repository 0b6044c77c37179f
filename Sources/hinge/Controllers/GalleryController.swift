import HingeKit
import MenuDocuments

/// A sliding panel: a picture on top and a row for each item below it (R2.4).
final class GalleryController: ViewController {
  weak var delegate: (any GalleryControllerDelegate)?

  let panel: MenuPanel
  private let pictures: PictureStore
  private let isAtRight: Bool
  private let galleryView = GalleryView()

  /// - Parameter isAtRight: Whether it lies at the right in a left-to-right window: all is mirrored then.
  init(panel: MenuPanel, isAtRight: Bool, pictures: PictureStore) {
    self.panel = panel
    self.isAtRight = isAtRight
    self.pictures = pictures
    super.init()
    title = panel.title
  }

  override func loadView() -> View { galleryView }

  override func viewDidLoad() {
    galleryView.headerView.picture = panel.slide?.picture.flatMap { pictures.picture(named: $0) }
    galleryView.tableView.tableDelegate = self
    galleryView.tableView.dataSource = self
  }
}

extension GalleryController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { panel.items.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? GalleryCell ?? GalleryCell(isAtRight: isAtRight)
    let item = panel.items[row]
    cell.show(item, picture: item.picture.flatMap { pictures.picture(named: $0) })
    return cell
  }
}

extension GalleryController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    delegate?.galleryController(self, didSelectRow: row)
  }
}
