import HingeKit
import MenuDocuments

/// Puts a document's panels around its detail.
@MainActor struct RootBuilder {
  var document: MenuDocument
  var pictures: MenuPictures
  var options: MenuOptions
  var appearance: Appearance
  /// How panels that were there before are to stand; nil for as the document and the options have it at launch.
  var state: RootState?

  /// The detail's bar with the hinged menus about it, and around those what slides.
  func build() -> RootParts {
    let detail = DetailController(pictures: pictures, appearance: appearance)
    let navigation = NavigationController(rootViewController: detail)
    var content: ViewController = navigation
    var hinged: [HingedPart] = []
    for edge in [HorizontalEdge.trailing, .leading] {
      guard let panel = document[edge], let hinge = panel.hinge else { continue }
      let part = makeHinged(panel, hinge, at: edge, content: content)
      content = part.controller
      hinged.insert(part, at: 0)
    }
    // As if a finger held it there.
    if state == nil, let fraction = options.fraction { hinged.first?.controller.hold(at: fraction) }
    let slideOut = makeSlideOut(center: content)
    return RootParts(
      detail: detail, navigation: navigation, hinged: hinged, slideOut: slideOut,
      floatingBurger: document.header == .floatingBurger ? FloatingBurger() : nil, content: slideOut ?? content)
  }

  private func isOpen(_ edge: HorizontalEdge) -> Bool { state?.panels[edge]?.isOpen ?? document[edge]?.isOpen ?? false }

  private func makeHinged(
    _ panel: MenuPanel, _ hinge: MenuPanel.Hinge, at edge: HorizontalEdge, content: ViewController
  ) -> HingedPart {
    let menu = MenuController(
      title: document.heading(of: panel), items: panel.items, hinge: hinge, isList: document.isList,
      pictures: pictures, appearance: appearance)
    let navigation = NavigationController(rootViewController: menu)
    navigation.navigationBar.isHeading = true
    navigation.navigationBar.showsWindowControls = document.isList
    let controller = HingedMenuController(
      menu: navigation, content: content,
      menuWidth: hinge.width ?? MenuPanel.Hinge.standardWidth, edge: edge,
      menuState: isOpen(edge) ? .open : .folded)
    controller.apply(hinge)
    controller.pinnedAbove = options.pinnedAbove
    controller.foldsOnEscape = !document.isList
    return HingedPart(edge: edge, menu: menu, controller: controller)
  }

  private func makeSlideOut(center: ViewController) -> SlideOutController? {
    let leading = makeGallery(at: .leading)
    let trailing = makeGallery(at: .trailing)
    guard leading != nil || trailing != nil else { return nil }
    let controller = SlideOutController(center: center, leading: leading, trailing: trailing)
    controller.apply(document)
    if leading != nil, isOpen(.leading) { controller.showPanel(.leading, animated: false) }
    if trailing != nil, isOpen(.trailing) { controller.showPanel(.trailing, animated: false) }
    guard state == nil else { return controller }
    if let share = options.left { controller.hold(.leading, at: share) }
    if let share = options.right { controller.hold(.trailing, at: share) }
    return controller
  }

  private func makeGallery(at edge: HorizontalEdge) -> GalleryController? {
    guard let panel = document[edge], panel.slide != nil else { return nil }
    return GalleryController(panel: panel, edge: edge, pictures: pictures, appearance: appearance)
  }
}
