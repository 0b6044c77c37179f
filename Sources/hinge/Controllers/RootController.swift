import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// The whole of a document: the detail, and at each edge of it what folds or slides. Hears what is chosen in the menus
/// and shows it in the detail (R1.4).
final class RootController: ViewController {
  weak var delegate: (any RootControllerDelegate)?
  /// What is shown, with the options applied that change it.
  private(set) var document: MenuDocument
  /// Which set of colours is shown.
  var theme: Theme { didSet { if theme != oldValue { applyAppearance() } } }

  /// What the desktop would have otherwise.
  var desktop = DesktopLook() { didSet { if desktop != oldValue { applyAppearance() } } }

  private let pictures: MenuPictures
  private let options: MenuOptions
  private(set) var parts: RootParts
  private let rootView = RootView()

  var detailController: DetailController { parts.detail }
  /// The hinged menus, that at the left first.
  var hinged: [HingedPart] { parts.hinged }
  /// What moves the detail aside; nil for a document without a sliding panel.
  var slideOut: SlideOutController? { parts.slideOut }
  /// Over a long detail; nil for a document without it.
  var floatingBurger: FloatingBurger? { parts.floatingBurger }

  /// - Parameters:
  ///   - document: With the options applied that change it.
  ///   - selection: The item shown at launch; nil for none yet.
  init(document: MenuDocument, pictures: MenuPictures, options: MenuOptions, selection: MenuItem?) {
    self.document = document
    self.pictures = pictures
    self.options = options
    theme = options.theme ?? .dark
    let appearance = Self.appearance(of: document, theme: theme, style: options.style, desktop: DesktopLook())
    parts = RootBuilder(document: document, pictures: pictures, options: options, appearance: appearance).build()
    super.init()
    title = document.title
    connectParts()
    detailController.item = selection
    parts.markShownItem()
    if let offset = options.scroll { detailController.scroll(to: offset) }
  }

  private func connectParts() {
    let parts = parts
    parts.detail.delegate = self
    parts.detail.prompt = document.prompt
    parts.detail.pictureMode = document.pictures
    for part in parts.hinged {
      part.menu.delegate = self
      part.controller.delegate = self
    }
    for edge in HorizontalEdge.allCases { parts.gallery(at: edge)?.delegate = parts.detail }
    parts.apply(appearance)
    guard let burger = parts.floatingBurger else {
      let bar = parts.navigation.navigationBar
      parts.detail.titleAbove = { [weak bar] in bar?.fits($0) ?? false ? .bar : .nothing }
      return
    }
    burger.isBar = true
    parts.navigation.headerView = burger
    parts.navigation.isNavigationBarHidden = true
    parts.detail.titleAbove = { [weak burger] in burger?.fits($0) ?? false ? .header : .nothing }
    burger.onTap = { [weak self] in self?.togglePanel(ofButtonAt: $0) }
  }

  override func loadView() -> View { rootView }

  override func viewDidLoad() {
    rootView.onWindow = { [weak self] in self?.didGetWindow() }
    embed(parts.content, in: rootView.content)
  }

  private func didGetWindow() {
    applyDirection()
    applyZoom()
    applyAppearance()
  }

  override func viewWillLayoutSubviews() { parts.layOutMenus(inWindow: view.bounds.width, prompt: document.prompt) }

  /// Escape is first for the message over everything else.
  override func interceptKey(_ key: KeyEvent) -> Bool {
    guard rootView.notice != nil, key.phase == .pressed, key.keysym == KeyEvent.escape else {
      return super.interceptKey(key)
    }
    showNotice(nil)
    return true
  }

  /// A key that nothing focused has used is the panels', or finds a row of one.
  override func keyDown(_ key: KeyEvent) -> Bool { parts.content.keyDown(key) || parts.findRow(by: key) }

  // MARK: What changes while it is seen

  private var appearance: Appearance {
    Self.appearance(of: document, theme: theme, style: options.style, desktop: desktop)
  }

  private static func appearance(
    of document: MenuDocument, theme: Theme, style: MenuStyle, desktop: DesktopLook
  ) -> Appearance {
    var textSizes = document.textSizes
    textSizes.row *= desktop.textScale
    textSizes.detail *= desktop.textScale
    return Appearance(
      theme: theme, colors: document.colors, textSizes: textSizes, desktop: desktop,
      listStyle: document.isList ? document.style.completed(by: style) : nil)
  }

  /// Shows the set of colours that the desktop prefers, unless a person has asked for one.
  func showDesktopTheme(_ theme: Theme) { if options.theme == nil { self.theme = theme } }

  private func applyAppearance() {
    parts.apply(appearance)
    rootView.notice?.theme = theme
    rootView.window?.backgroundColor = appearance.behind
    rootView.setNeedsLayout()
  }

  private func applyDirection() {
    rootView.window?.layoutDirection = document.layoutDirection ?? .leftToRight
  }

  /// A screen is filled, unless the document says itself how large things are.
  private func applyZoom() {
    let automatic = document.hasOwnSizes ? WindowZoom.factor(1) : .fillsScreen
    rootView.window?.zoom =
      switch document.zoom {
      case .factor(let factor): .factor(factor)
      case .automatic: automatic
      case nil: document.hasOwnSizes ? automatic : .fillsScreenInFullscreen
      }
  }

  /// Shows another document in the place of this one, as the same options want it; those that mean nothing for it are
  /// left out. Where its panels are of the same kinds, what moves goes on; else they come to stand as the others stood.
  /// An item that is gone leaves the prompt.
  func update(_ document: MenuDocument) {
    let old = self.document
    self.document = document.applying(options)
    title = document.title
    let state = RootState(parts)
    if self.document.hasStructure(of: old) {
      parts.update(self.document)
      parts.detail.prompt = document.prompt
      parts.detail.pictureMode = document.pictures
      parts.detail.update(item: state.item.flatMap(document.item(withID:)))
    } else {
      rebuild(state)
    }
    parts.markShownItem()
    applyAppearance()
    applyDirection()
    applyZoom()
  }

  private func rebuild(_ state: RootState) {
    let old = parts.content
    parts =
      RootBuilder(document: document, pictures: pictures, options: options, appearance: appearance, state: state)
      .build()
    connectParts()
    detailController.item = state.item.flatMap(document.item(withID:))
    state.restore(parts)
    guard isViewLoaded else { return }
    unembed(old)
    embed(parts.content, in: rootView.content)
    guard let edge = state.focusedEdge, parts.isOpen(edge) else { return }
    rootView.layoutIfNeeded()
    rootView.window?.focus(on: parts.table(at: edge))
  }

  /// Says something in the place of the document's prompt.
  func showPrompt(_ prompt: String) {
    document.prompt = prompt
    parts.detail.prompt = prompt
    rootView.setNeedsLayout()
  }

  /// Folds a list shut within `duration`; `completion` is called once it is, or at once where there is none.
  func foldShut(duration: Duration, completion: @escaping () -> Void) {
    guard document.isList, let part = hinged.first else { return completion() }
    part.controller.foldShut(duration: duration, completion: completion)
  }

  /// Whether the page lies beside an open panel that leaves too little of it to be read.
  var isPageInDrawer: Bool {
    hinged.contains { $0.controller.isMenuOpen && $0.controller.isContentInDrawer }
      || slideOut?.isCenterInDrawer ?? false
  }

  /// Files may have changed: the pictures are read again.
  func forgetPictures() { pictures.reload() }

  /// Lines have come to the end of a menu's `LineList`; the last ones, or there are none to come.
  func rowsWereAdded(isLast: Bool = false) {
    for part in hinged { part.menu.rowsWereAdded() }
    applyDirection()
    rootView.setNeedsLayout()
    delegate?.rootControllerRowsWereAdded(self, isLast: isLast)
  }

  /// Whether the window is a list.
  var isList: Bool { document.isList }

  /// As large as a list's window needs to be, in the compositor's logical pixels.
  var preferredWindowSize: Size {
    let size = parts.preferredListSize(prompt: document.prompt)
    guard case .factor(let factor)? = document.zoom else { return size }
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// Shows a message over the bottom of the window until it is taken away (nil) or a person has enough of it.
  func showNotice(_ text: String?) {
    let notice = text.map { NoticeView(text: $0, theme: theme) }
    notice?.onTap = { [weak self] in self?.showNotice(nil) }
    rootView.notice = notice
  }

  /// The message that is shown; nil for none.
  var notice: String? { rootView.notice?.text }

  // MARK: The header that is the bar

  /// The panels that a header's buttons open, by where those are: at the panel's end, or, of one alone, at the trailing
  /// one (R3.2). A pinned menu needs none.
  private var panelsOfButtons: [HorizontalEdge: HorizontalEdge] {
    let pinned = hinged.filter(\.controller.isPinned).map(\.edge)
    let edges = HorizontalEdge.allCases.filter { document[$0] != nil && !pinned.contains($0) }
    return edges.count == 1 ? [.trailing: edges[0]] : Dictionary(uniqueKeysWithValues: edges.map { ($0, $0) })
  }

  /// Opens or closes what a button is for (R3.6).
  private func togglePanel(ofButtonAt end: HorizontalEdge) {
    guard let edge = panelsOfButtons[end] else { return }
    if let part = hinged.first(where: { $0.edge == edge }) {
      part.controller.toggleMenu(animated: true)
    } else {
      slideOut?.togglePanel(edge, animated: true)
    }
  }

  /// A button for each panel that can be closed, and the title of what the page shows, if that doesn't say it itself.
  func showHeader(over detail: DetailController) {
    guard let burger = floatingBurger else { return }
    burger.buttonEdges = Set(panelsOfButtons.keys)
    turnBurgers()
    let title = detail.saysTitle ? document.title : detail.title ?? document.title
    burger.title = burger.fits(title) ? title : ""
    burger.color = detail.textColor
    burger.buttonColor = detail.groundColor
    showScrolling(of: detail, animated: false)
  }

  /// At its top the page's own ground is the header's, whatever spreads there; scrolled, its words go under it.
  func showScrolling(of detail: DetailController, animated: Bool = true) {
    floatingBurger?.headerColor = detail.contentOffsetY > 0 ? detail.groundColor : nil
    floatingBurger?.scrolled(to: detail.contentOffsetY, animated: animated)
  }

  /// The header's bars stand while the menu that they fold is open.
  func turnBurgers() {
    for (end, edge) in panelsOfButtons {
      let menu = hinged.first { $0.edge == edge }?.controller
      floatingBurger?.setBurgerAngle(menu?.burger.angle ?? 0, at: end)
    }
  }
}

/// Hears what is chosen, wherever it is.
@MainActor protocol RootControllerDelegate: AnyObject {
  /// A person chose this item: by a tap, a click or a key, once for each.
  ///
  /// - Parameter index: Its place among all items of the document, those of the left panel first, from 0.
  func rootController(_ root: RootController, didSelect item: MenuItem, at index: Int)
  /// Lines have arrived; the last of them, or there are none to come.
  func rootControllerRowsWereAdded(_ root: RootController, isLast: Bool)
}

extension MenuDocument {
  /// How many titles of items are looked at.
  private static let lookedAtCount = 50

  /// Which way its window is laid out: as it says, else as its first text is read that has a direction. nil where there
  /// is none yet.
  var layoutDirection: LayoutDirection? {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .auto: textDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
    }
  }

  private var textDirection: TextDirection? {
    let titles = panels.lazy.flatMap { $0.items.prefix(Self.lookedAtCount).lazy.map(\.title) }
      .prefix(Self.lookedAtCount)
    return ([title] + panels.map(\.title)).lazy.compactMap(TextDirection.init(of:)).first
      ?? titles.compactMap(TextDirection.init(of:)).first
  }
}
