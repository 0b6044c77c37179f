import Geometry
import HingeKit
import MenuDocuments

/// The whole of a document: the detail, and at each side of it what folds or slides. Hears what is chosen in the menus
/// and shows it in the detail (R1.4).
final class RootController: ViewController {
  /// A hinged menu and what it was made of.
  struct Hinged {
    var panel: MenuPanel
    var menu: MenuController
    var controller: HingedMenuController
  }

  weak var delegate: (any RootControllerDelegate)?
  let detailController: DetailController
  /// The hinged menus, that at the left first.
  let hinged: [Hinged]
  /// What moves the detail aside; nil for a document without a sliding panel.
  let slideOut: SlideOutController?
  /// Over a long detail; nil for a document without it.
  let floatingBurger: FloatingBurger?

  private let document: MenuDocument
  /// The detail under its bar.
  private let navigation: NavigationController
  /// That with everything around it.
  private let content: ViewController

  /// - Parameters:
  ///   - document: With the options applied that change it.
  ///   - selection: The item shown at launch; nil for none yet.
  init(document: MenuDocument, pictures: PictureStore, options: Options, selection: MenuItem?) {
    self.document = document
    detailController = DetailController(pictures: pictures)
    navigation = NavigationController(rootViewController: detailController)
    let builder = RootBuilder(document: document, pictures: pictures, options: options)
    (content, hinged, slideOut) = builder.build(around: navigation)
    floatingBurger = document.header == .floatingBurger ? FloatingBurger() : nil
    super.init()
    title = document.title
    connect()
    detailController.prompt = document.prompt
    detailController.item = selection
    if let offset = options.scroll { detailController.scroll(to: offset) }
  }

  private func connect() {
    detailController.delegate = self
    for part in hinged { part.menu.delegate = self }
    for case let gallery as GalleryController in [slideOut?.leftPanel, slideOut?.rightPanel] {
      gallery.delegate = detailController
    }
    guard let floatingBurger else { return }
    navigation.headerView = floatingBurger
    detailController.headerHeight = FloatingBurger.height
    floatingBurger.onTap = { [weak self] in self?.toggleMenu() }
    floatingBurger.onProgress = { [weak self] in self?.navigation.navigationBar.titleAlpha = $0 }
    hinged.first?.controller.menuDelegate = self
  }

  override func loadView() -> View { ContainerView() }

  override func viewDidLoad() { embed(content, in: view) }

  /// A key that nothing focused has used is the panels'.
  override func keyDown(_ key: KeyEvent) -> Bool { content.keyDown(key) }

  // MARK: What changes while it is seen

  /// Which set of colours is shown.
  var theme = Theme.dark

  /// Shows another document in the place of this one, as the same options want it; what they mean nothing for is left
  /// out. Where its panels are of the same kinds, what moves goes on.
  func update(_ document: MenuDocument) {}

  /// Lines have come to the end of a menu's `LineList`.
  func rowsWereAdded() {}

  /// Shows a message over the bottom of the window until it is taken away (nil) or a person has enough of it.
  func showNotice(_ text: String?) {}

  /// Opens or closes the menu, or the panel where none folds (R3.6).
  private func toggleMenu() {
    if let menu = hinged.first?.controller {
      menu.toggleMenu(animated: true)
    } else {
      slideOut?.togglePanel(document.left == nil ? .right : .left, animated: true)
    }
  }
}

extension RootController: MenuControllerDelegate {
  func menuController(_ menu: MenuController, didSelectRow row: Int) {
    guard let part = hinged.first(where: { $0.menu === menu }) else { return }
    let item = part.panel.items[row]
    detailController.item = item
    if part.panel.closesOnSelection { part.controller.hideMenu(animated: true) }
    tell(item, at: row, of: part.panel)
  }

  private func tell(_ item: MenuItem, at row: Int, of panel: MenuPanel?) {
    let isAtRight = panel == document.right
    delegate?.rootController(self, didSelect: item, at: row + (isAtRight ? document.left?.items.count ?? 0 : 0))
  }
}

extension RootController: DetailControllerDelegate {
  func detailController(_ detail: DetailController, didShowRow row: Int, of gallery: GalleryController) {
    let panel = gallery === slideOut?.leftPanel ? document.left : document.right
    if panel?.closesOnSelection == true { slideOut?.collapsePanels(animated: true) }
    if let item = panel?.items[row] { tell(item, at: row, of: panel) }
  }

  /// What an open menu moves out of the window is not for reading.
  func detailControllerWillLayOut(_ detail: DetailController) {
    var covered = Insets.zero
    for part in hinged where !part.controller.isPinned {
      switch part.controller.fold.side {
      case .left: covered.right = part.controller.menuWidth
      case .right: covered.left = part.controller.menuWidth
      }
    }
    detail.coveredInsets = covered
  }

  func detailControllerDidLayOut(_ detail: DetailController) {
    guard let floatingBurger else { return }
    floatingBurger.title = detail.title ?? ""
    floatingBurger.color = detail.textColor
    floatingBurger.headerColor = detail.groundColor
    floatingBurger.buttonColor = detail.groundColor
    floatingBurger.isHidden = !detail.isLong
    floatingBurger.scrolled(to: detail.contentOffsetY, animated: false)
    navigation.navigationBar.titleAlpha = detail.isLong && !floatingBurger.isCollapsed ? 0 : 1
  }

  func detailControllerDidScroll(_ detail: DetailController) { floatingBurger?.scrolled(to: detail.contentOffsetY) }
}

extension RootController: HingedMenuControllerDelegate {
  func hingedMenuControllerDidFold(_ controller: HingedMenuController) {
    floatingBurger?.burgerAngle = controller.burger.angle
  }
}
