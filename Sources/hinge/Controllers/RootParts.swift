import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// The controllers of a document: its detail, and at each edge of it what folds or slides.
@MainActor struct RootParts {
  let detail: DetailController
  /// The detail under its bar.
  let navigation: NavigationController
  /// The hinged menus, that at the left first.
  let hinged: [HingedPart]
  /// What moves the detail aside; nil for a document without a sliding panel.
  let slideOut: SlideOutController?
  /// Over a long detail; nil for a document without it.
  let floatingBurger: FloatingBurger?
  /// All of these.
  let content: ViewController

  /// The sliding panel at an edge; nil for none.
  func gallery(at edge: HorizontalEdge) -> GalleryController? {
    slideOut?.panel(at: edge) as? GalleryController
  }

  /// The rows of the panel at an edge.
  func table(at edge: HorizontalEdge) -> TableView? {
    hinged.first { $0.edge == edge }?.menu.tableView ?? gallery(at: edge)?.tableView
  }

  /// Whether the panel at an edge is open, or on its way there.
  func isOpen(_ edge: HorizontalEdge) -> Bool {
    if let part = hinged.first(where: { $0.edge == edge }) { return part.controller.isMenuOpen }
    return slideOut?.state == (edge == .leading ? .leadingExpanded : .trailingExpanded)
  }

  /// Takes a key that is typed to find a row: of the panel that is open, or of the first one, which opens for it. Returns
  /// whether it was used.
  func findRow(by key: KeyEvent) -> Bool {
    if let edge = HorizontalEdge.allCases.first(where: isOpen) { return table(at: edge)?.findRow(by: key) ?? false }
    guard let edge = HorizontalEdge.allCases.first(where: { table(at: $0) != nil }), let table = table(at: edge) else {
      return false
    }
    // A sliding panel that was never shown has no rows yet.
    _ = gallery(at: edge)?.view
    guard table.findRow(by: key) else { return false }
    if let part = hinged.first(where: { $0.edge == edge }) {
      part.controller.showMenu(animated: true)
    } else {
      slideOut?.showPanel(edge, animated: true)
      table.takeFocus()
    }
    return true
  }

  /// Marks the row of what the page shows, and no other.
  ///
  /// - Parameter place: Which row that is where it is known; lines are not looked through for it.
  func markShownItem(at place: (edge: HorizontalEdge, row: Int)? = nil) {
    for edge in HorizontalEdge.allCases {
      let row: Int?
      if let place {
        row = place.edge == edge ? place.row : nil
      } else if case .listed(let items)? = items(at: edge), let id = detail.item?.id {
        row = items.firstIndex { $0.id == id }
      } else {
        row = nil
      }
      table(at: edge)?.selectedRow = row
    }
  }

  /// The items of the panel at an edge.
  func items(at edge: HorizontalEdge) -> MenuItems? {
    hinged.first { $0.edge == edge }?.menu.items ?? gallery(at: edge)?.panel.items
  }

  // MARK: What changes

  /// Of the letters in bars, in logical pixels.
  private static let barTitle = 17.0
  /// Of what sliding panels are called there.
  private static let buttonTitle = 15.0

  /// Colours and letters.
  func apply(_ appearance: Appearance) {
    detail.appearance = appearance
    let menus = hinged.compactMap { $0.controller.menu as? NavigationController }
    for bar in [navigation.navigationBar] + menus.map(\.navigationBar) {
      bar.backgroundColor = appearance.bar
      bar.tintColor = appearance.tint
      bar.titleFont = Font(
        family: appearance.fontFamily, size: Self.barTitle * appearance.desktop.textScale, weight: .semibold)
    }
    floatingBurger?.titleFontFamily = appearance.fontFamily
    for part in hinged {
      part.menu.appearance = appearance
      part.controller.groundColor = appearance.behind
      part.controller.foldLight = appearance.foldLight
      part.controller.burger.color = appearance.tint
    }
    guard let slideOut else { return }
    for edge in HorizontalEdge.allCases { gallery(at: edge)?.appearance = appearance }
    for button in [slideOut.leadingButton, slideOut.trailingButton] {
      button.color = appearance.tint
      button.titleFont = Font(
        family: appearance.fontFamily, size: Self.buttonTitle * appearance.desktop.textScale)
    }
    // What is seen beyond a panel has its colour.
    if slideOut.isViewLoaded { slideOut.view.setNeedsLayout() }
  }

  /// Shows another document of the same structure.
  func update(_ document: MenuDocument) {
    for part in hinged {
      guard let panel = document[part.edge], let hinge = panel.hinge else { continue }
      part.menu.update(title: document.heading(of: panel), items: panel.items, hinge: hinge)
      part.controller.apply(hinge)
    }
    for edge in HorizontalEdge.allCases {
      if let panel = document[edge], panel.slide != nil { gallery(at: edge)?.update(panel) }
    }
    slideOut?.apply(document)
  }

  /// As large as a list needs to be to show all of its rows, in logical pixels.
  func preferredListSize(prompt: String) -> Size {
    guard let part = hinged.first, let menu = part.controller.menu as? NavigationController else { return .zero }
    part.menu.navigationItem.prompt = prompt.isEmpty ? nil : prompt
    let size = part.menu.preferredListSize
    let bar = menu.navigationBar.sizeThatFits(Size(width: size.width, height: .infinity)).height
    return Size(width: size.width.rounded(.up), height: (size.height + bar).rounded(.up))
  }

  /// Makes the hinged menus as wide as they need to be in a window of this width, in logical pixels. Where an open one
  /// leaves too little of the page for the prompt to be read there, it stands in the menu's heading.
  func layOutMenus(inWindow width: Double, prompt: String) {
    for part in hinged {
      part.controller.menuWidth = part.menu.preferredWidth(
        inWindow: width, isPinned: part.controller.pinnedAbove.map { width >= $0 } ?? false)
      let hasPrompt = part.controller.isContentInDrawer(atWidth: width) && !prompt.isEmpty
      part.menu.navigationItem.prompt = hasPrompt ? prompt : nil
    }
  }
}

extension MenuDocument {
  /// The panel at an edge; nil for none. A document's left is the leading edge: in a right-to-left window it is at the right.
  subscript(edge: HorizontalEdge) -> MenuPanel? { edge == .leading ? left : right }

  /// What stands in the bar over a panel's rows.
  func heading(of panel: MenuPanel) -> String { panel.title.isEmpty ? title : panel.title }

  /// Whether the same controllers can show both.
  func hasStructure(of other: MenuDocument) -> Bool {
    header == other.header && isList == other.isList
      && HorizontalEdge.allCases.allSatisfy { edge in
        (self[edge]?.hinge == nil) == (other[edge]?.hinge == nil)
          && (self[edge]?.slide == nil) == (other[edge]?.slide == nil)
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
  /// Of a panel that its document gives neither a width nor a peek: as wide as its rows need, in logical pixels.
  private static let galleryWidth = 400.0

  /// Moves aside as far as a document wants it.
  func apply(_ document: MenuDocument) {
    let slides = HorizontalEdge.allCases.compactMap { edge in document[edge]?.slide.map { (edge, $0) } }
    centerPeek = slides.first?.1.peek ?? MenuPanel.Slide().peek
    (leadingButton.title, trailingButton.title) = (document.left?.title ?? "", document.right?.title ?? "")
    for (edge, slide) in slides { panelWidths[edge] = slide.width ?? (slide.hasOwnPeek ? nil : Self.galleryWidth) }
  }
}

/// A hinged menu and what it was made of.
struct HingedPart {
  var edge: HorizontalEdge
  var menu: MenuController
  var controller: HingedMenuController
}
