import HingeKit
import MenuDocuments

/// A hinged menu: a row for each item. Knows neither the detail nor the burger (R1.4).
final class MenuController: ViewController {
  weak var delegate: (any MenuControllerDelegate)?

  private let items: MenuItems
  private let pictures: PictureStore
  private let menuView: MenuView

  init(title: String, items: MenuItems, rowSizing: RowSizing, pictures: PictureStore) {
    self.items = items
    self.pictures = pictures
    menuView = MenuView(rowSizing: rowSizing)
    super.init()
    self.title = title
  }

  override func loadView() -> View { menuView }

  override func viewDidLoad() {
    menuView.tableView.tableDelegate = self
    menuView.tableView.dataSource = self
  }
}

extension MenuController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? MenuItemCell ?? MenuItemCell()
    let item = items[row]
    cell.show(item, icon: item.icon.flatMap { pictures.picture(named: $0) })
    return cell
  }
}

extension MenuController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    delegate?.menuController(self, didSelectRow: row)
  }
}
