import HingeKit
import MenuDocuments

/// The controllers of a document: its detail, and at each side of it what folds or slides.
@MainActor struct RootParts {
  let detail: DetailController
  /// The detail under its bar.
  let navigation: NavigationController
  /// The hinged menus, that at the left first.
  var hinged: [HingedPart]
  /// What moves the detail aside; nil for a document without a sliding panel.
  let slideOut: SlideOutController?
  /// Over a long detail; nil for a document without it.
  let floatingBurger: FloatingBurger?
  /// All of these.
  let content: ViewController

  /// The sliding panel at a side; nil for none.
  func gallery(at side: PanelSide) -> GalleryController? {
    slideOut?.panel(at: side.slideOutSide) as? GalleryController
  }

  /// The rows of the panel at a side.
  func table(at side: PanelSide) -> TableView? {
    hinged.first { $0.side == side }?.menu.tableView ?? gallery(at: side)?.tableView
  }

  /// Whether the panel at a side is open, or on its way there.
  func isOpen(_ side: PanelSide) -> Bool {
    if let part = hinged.first(where: { $0.side == side }) { return part.controller.isMenuOpen }
    return slideOut?.state == (side == .left ? .leftExpanded : .rightExpanded)
  }

  /// Takes a key that is typed to find a row: of the panel that is open, or of the first one, which opens for it. Returns
  /// whether it was used.
  func findRow(by key: KeyEvent) -> Bool {
    if let side = PanelSide.allCases.first(where: isOpen) { return table(at: side)?.findRow(by: key) ?? false }
    guard let side = PanelSide.allCases.first(where: { table(at: $0) != nil }), let table = table(at: side) else {
      return false
    }
    // A sliding panel that was never shown has no rows yet.
    _ = gallery(at: side)?.view
    guard table.findRow(by: key) else { return false }
    if let part = hinged.first(where: { $0.side == side }) {
      part.controller.showMenu(animated: true)
    } else {
      slideOut?.showPanel(side.slideOutSide, animated: true)
      table.takeFocus()
    }
    return true
  }

  // MARK: What changes

  /// Colours and letters.
  func apply(_ appearance: Appearance) {
    detail.appearance = appearance
    let menus = hinged.compactMap { $0.controller.menu as? NavigationController }
    for bar in [navigation.navigationBar] + menus.map(\.navigationBar) {
      bar.backgroundColor = appearance.bar
      bar.tintColor = appearance.tint
    }
    for part in hinged {
      part.menu.appearance = appearance
      part.controller.groundColor = appearance.menu
      part.controller.burger.color = appearance.tint
    }
    guard let slideOut else { return }
    for side in PanelSide.allCases { gallery(at: side)?.appearance = appearance }
    for button in [slideOut.leftButton, slideOut.rightButton] { button.color = appearance.tint }
    // What is seen beyond a panel has its colour.
    if slideOut.isViewLoaded { slideOut.view.setNeedsLayout() }
  }

  /// Shows another document of the same structure.
  mutating func update(_ document: MenuDocument) {
    for index in hinged.indices {
      let side = hinged[index].side
      guard let panel = document[side], let hinge = panel.hinge else { continue }
      hinged[index].panel = panel
      hinged[index].menu.update(title: document.heading(of: panel), items: panel.items, hinge: hinge)
      hinged[index].controller.apply(hinge)
    }
    for side in PanelSide.allCases {
      if let panel = document[side], panel.slide != nil { gallery(at: side)?.update(panel) }
    }
    slideOut?.apply(document)
  }

  /// Makes the hinged menus as wide as they need to be in a window of this width, in logical pixels.
  func layOutMenus(inWindow width: Double) {
    for part in hinged { part.controller.menuWidth = part.menu.preferredWidth(inWindow: width) }
  }
}

extension MenuDocument {
  /// What stands in the bar over a panel's rows.
  func heading(of panel: MenuPanel) -> String { panel.title.isEmpty ? title : panel.title }

  /// Whether the same controllers can show both.
  func hasStructure(of other: MenuDocument) -> Bool {
    header == other.header
      && PanelSide.allCases.allSatisfy { side in
        (self[side]?.hinge == nil) == (other[side]?.hinge == nil)
          && (self[side]?.slide == nil) == (other[side]?.slide == nil)
      }
  }
}

extension HingedMenuController {
  /// Folds as a document wants it.
  func apply(_ hinge: MenuPanel.Hinge) {
    foldStyle = hinge.fold
    perspectiveDistance = hinge.perspective
  }
}

extension SlideOutController {
  /// Moves aside as far as a document wants it.
  func apply(_ document: MenuDocument) {
    let slides = PanelSide.allCases.compactMap { side in document[side]?.slide.map { (side, $0) } }
    centerPeek = slides.first?.1.peek ?? MenuPanel.Slide().peek
    for (side, slide) in slides { panelWidths[side.slideOutSide] = slide.width }
  }
}
