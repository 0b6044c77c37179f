import HingeKit
import MenuDocuments

/// A hinged menu: a row for each item. Knows neither the detail nor the burger (R1.4).
final class MenuController: ViewController {
  weak var delegate: (any MenuControllerDelegate)?

  /// Colours and letters.
  var appearance: Appearance {
    didSet {
      guard appearance != oldValue else { return }
      apply()
      tableView.reloadData()
    }
  }

  private(set) var items: MenuItems
  private(set) var width: MenuWidth
  /// Of the rows' titles, in logical pixels; nil before their width is known.
  private var titleSize: Double?
  private let pictures: MenuPictures
  private let menuView: MenuView

  init(
    title: String, items: MenuItems, hinge: MenuPanel.Hinge = MenuPanel.Hinge(), pictures: MenuPictures,
    appearance: Appearance = Appearance()
  ) {
    self.items = items
    self.pictures = pictures
    self.appearance = appearance
    width = MenuWidth(items: items, hinge: hinge)
    menuView = MenuView(rowSizing: width.rowSizing)
    super.init()
    self.title = title
    tableView.delegate = self
    tableView.dataSource = self
    apply()
  }

  var tableView: TableView { menuView.tableView }

  override func loadView() -> View { menuView }

  private func apply() {
    menuView.backgroundColor = appearance.menu
    menuView.textSize = width.showsWords ? appearance.textSizes.row : nil
  }

  /// What the rows' words need is known when their width is.
  override func viewWillLayoutSubviews() {
    let text = width.rowText(of: items, inWidth: view.bounds.width, textSize: appearance.textSizes.row)
    menuView.wordsHeight = text.height
    guard text.size != titleSize else { return }
    titleSize = text.size
    tableView.reloadData()
  }

  // MARK: What changes

  /// Shows other items in the place of these, scrolled as far; the arrow keys go on from the same item.
  func update(title: String, items: MenuItems, hinge: MenuPanel.Hinge) {
    self.title = title
    let focused = tableView.item(in: self.items)
    self.items = items
    width = MenuWidth(items: items, hinge: hinge)
    menuView.rowSizing = width.rowSizing
    apply()
    tableView.reloadData()
    tableView.focus(onItem: focused, in: items)
  }

  /// Lines have come to the end of the items.
  func rowsWereAdded() {
    tableView.rowsWereAdded()
    menuView.setNeedsLayout()
  }

  /// As wide as the menu is to be in a window of this width; both in logical pixels.
  func preferredWidth(inWindow windowWidth: Double) -> Double {
    width.width(of: items, inWindow: windowWidth, textSize: appearance.textSizes.row)
  }

  /// Scrolls, or as soon as there is a size to scroll in. In logical pixels.
  func scroll(to offsetY: Double) { menuView.wantedOffsetY = offsetY }
}

extension MenuController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? MenuItemCell ?? MenuItemCell()
    let item = items[row]
    cell.show(
      item, icon: item.icon.flatMap { pictures.picture(named: $0) }, iconSide: width.rowSizing.iconSide,
      titleSize: titleSize ?? appearance.textSizes.row, appearance: appearance)
    return cell
  }

  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { items[row].title.onOneLine }

  func tableView(_ tableView: TableView, rowFor search: RowSearch) -> Int? {
    switch items {
    case .lines(let lines): lines.row(for: search)
    case .listed(let items): search.run { search.pattern.rank(in: items[$0].title.onOneLine) }
    }
  }
}

extension MenuController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    delegate?.menuController(self, didSelectRow: row)
  }
}

/// Hears what was chosen in a menu (R1.4).
@MainActor protocol MenuControllerDelegate: AnyObject {
  /// A person chose the item of this row: by a tap, a click or a key, once for each.
  func menuController(_ menu: MenuController, didSelectRow row: Int)
}
