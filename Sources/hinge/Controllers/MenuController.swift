import Geometry
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
  private var look = RowLook()
  private var hinge: MenuPanel.Hinge
  private let isList: Bool
  /// From how many times the usual height on a list's rows have larger letters, and how much larger those are.
  private static let (roomyShare, roomyLetters) = (1.5, 1.25)
  private let pictures: MenuPictures
  private let menuView: MenuView

  init(
    title: String, items: MenuItems, hinge: MenuPanel.Hinge = MenuPanel.Hinge(), isList: Bool = false,
    pictures: MenuPictures, appearance: Appearance = Appearance()
  ) {
    self.items = items
    self.hinge = hinge
    self.isList = isList
    self.pictures = pictures
    self.appearance = appearance
    width = MenuWidth(items: items, hinge: hinge, isList: isList)
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
    menuView.rowSizing = width.rowSizing
    menuView.columns = hinge.columns
    menuView.isList = isList
    menuView.textSize = width.showsWords ? appearance.textSizes.row : nil
    if case .listed(let items) = items { menuView.sharedCount = items.count } else { menuView.sharedCount = nil }
  }

  /// What the rows' words need is known when their width is.
  override func viewWillLayoutSubviews() {
    let rowsWidth = menuView.cellWidth(in: view.bounds.size)
    let rowHeight = width.rowSizing.rowHeight(
      inHeight: view.bounds.height, textSize: menuView.textSize, count: menuView.sharedCount)
    let isRoomy = isList && rowHeight >= Self.roomyShare * RowFont.rowHeight(size: appearance.textSizes.row)
    var font = appearance.rowFont
    if isRoomy { font.size *= Self.roomyLetters }
    let text = width.rowText(of: items, inWidth: rowsWidth, font: font)
    font.size = text.size
    menuView.wordsHeight = max(text.height, appearance.listStyle?.rowHeight ?? 0)
    let look = RowLook(
      iconSide: width.rowSizing.iconSide(inHeight: rowHeight), font: font, lines: hinge.lines,
      trailingWidth: text.trailingWidth, isTile: menuView.isTiled)
    guard look != self.look else { return }
    self.look = look
    tableView.reloadData()
  }

  // MARK: What changes

  /// Shows other items in the place of these, scrolled as far; the arrow keys go on from the same item.
  func update(title: String, items: MenuItems, hinge: MenuPanel.Hinge) {
    self.title = title
    let focused = tableView.item(in: self.items)
    self.items = items
    self.hinge = hinge
    width = MenuWidth(items: items, hinge: hinge, isList: isList)
    apply()
    tableView.reloadData()
    tableView.focus(onItem: focused, in: items)
  }

  /// Lines have come to the end of the items.
  func rowsWereAdded() {
    tableView.rowsWereAdded()
    menuView.setNeedsLayout()
  }

  /// As large as a list that nothing limits, in logical pixels.
  var preferredListSize: Size {
    if menuView.isTiled { return menuView.preferredTilesSize(count: items.count) }
    let font = appearance.rowFont
    let width = width.listWidth(of: items, font: font)
    let text = self.width.rowText(of: items, inWidth: width, font: font)
    let rowHeight = max(
      RowFont.rowHeight(size: font.size), text.height, appearance.listStyle?.rowHeight ?? 0)
    return Size(width: width, height: rowHeight * Double(max(1, items.count)))
  }

  /// As wide as the menu is to be in a window of this width; both in logical pixels.
  func preferredWidth(inWindow windowWidth: Double, isPinned: Bool) -> Double {
    width.width(of: items, inWindow: windowWidth, isPinned: isPinned, font: appearance.rowFont)
  }

  /// Where a page that shows a row's item comes from; nil for a row that nobody sees.
  func origin(ofRow row: Int) -> PageOrigin? {
    guard let cell = tableView.cell(forRow: row) as? MenuItemCell,
      let point = tableView.latestTap ?? cell.convert(toWindow: cell.bounds.center)
    else { return nil }
    return PageOrigin(point: point, icon: cell.iconInWindow)
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
      item, icon: item.icon.flatMap { pictures.picture(named: $0) }, look: look, appearance: appearance)
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
