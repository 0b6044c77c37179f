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
    for side in [PanelSide.right, .left] {
      guard let panel = document[side], let hinge = panel.hinge else { continue }
      let part = makeHinged(panel, hinge, at: side, content: content)
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

  private func isOpen(_ side: PanelSide) -> Bool { state?.panels[side]?.isOpen ?? document[side]?.isOpen ?? false }

  private func makeHinged(
    _ panel: MenuPanel, _ hinge: MenuPanel.Hinge, at side: PanelSide, content: ViewController
  ) -> HingedPart {
    let menu = MenuController(
      title: document.heading(of: panel), items: panel.items, hinge: hinge, pictures: pictures,
      appearance: appearance)
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: menu), content: content,
      menuWidth: hinge.width ?? MenuPanel.Hinge.standardWidth, edge: side.edge,
      menuState: isOpen(side) ? .open : .folded)
    controller.apply(hinge)
    controller.pinnedAbove = options.pinnedAbove
    return HingedPart(side: side, menu: menu, controller: controller)
  }

  private func makeSlideOut(center: ViewController) -> SlideOutController? {
    let left = makeGallery(at: .left)
    let right = makeGallery(at: .right)
    guard left != nil || right != nil else { return nil }
    let controller = SlideOutController(center: center, left: left, right: right)
    controller.apply(document)
    if left != nil, isOpen(.left) { controller.showPanel(.left, animated: false) }
    if right != nil, isOpen(.right) { controller.showPanel(.right, animated: false) }
    guard state == nil else { return controller }
    if let share = options.left { controller.hold(.left, at: share) }
    if let share = options.right { controller.hold(.right, at: share) }
    return controller
  }

  private func makeGallery(at side: PanelSide) -> GalleryController? {
    guard let panel = document[side], panel.slide != nil else { return nil }
    return GalleryController(panel: panel, isAtRight: side == .right, pictures: pictures, appearance: appearance)
  }
}
