import HingeKit

/// The menu: a row for each item. Knows neither the detail nor the burger (R1.4).
final class MenuController: ViewController {
  weak var delegate: (any MenuControllerDelegate)?

  private let source: any MenuDataSource
  private let pictures: PictureStore
  private let menuView: MenuView

  init(source: any MenuDataSource, pictures: PictureStore, rowSizing: RowSizing) {
    self.source = source
    self.pictures = pictures
    menuView = MenuView(rowSizing: rowSizing)
    super.init()
    title = source.title
  }

  override func loadView() -> View { menuView }

  override func viewDidLoad() {
    menuView.tableView.tableDelegate = self
    menuView.tableView.dataSource = self
  }
}

extension MenuController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { source.items.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? MenuItemCell ?? MenuItemCell()
    let item = source.items[row]
    cell.show(item, icon: pictures.picture(named: item.icon))
    return cell
  }
}

extension MenuController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    delegate?.menuController(self, didSelect: source.items[row])
  }
}
