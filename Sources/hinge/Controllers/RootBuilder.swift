import HingeKit
import MenuDocuments

/// Puts a document's panels around its detail.
struct RootBuilder {
  var document: MenuDocument
  var pictures: PictureStore
  var options: Options

  /// The detail's bar with the hinged menus about it, and around those what slides.
  func build(
    around navigation: NavigationController
  ) -> (content: ViewController, hinged: [RootController.Hinged], slideOut: SlideOutController?) {
    var content: ViewController = navigation
    var hinged: [RootController.Hinged] = []
    for (panel, edge) in [(document.right, HingedMenuController.Edge.trailing), (document.left, .leading)] {
      guard let panel, let hinge = panel.hinge else { continue }
      let part = makeHinged(panel, hinge, at: edge, content: content)
      content = part.controller
      hinged.insert(part, at: 0)
    }
    // As if a finger held it there.
    if let fraction = options.fraction { hinged.first?.controller.hold(at: fraction) }
    guard let slideOut = makeSlideOut(center: content) else { return (content, hinged, nil) }
    return (slideOut, hinged, slideOut)
  }

  private func makeHinged(
    _ panel: MenuPanel, _ hinge: MenuPanel.Hinge, at edge: HingedMenuController.Edge, content: ViewController
  ) -> RootController.Hinged {
    let menu = MenuController(
      title: heading(of: panel), items: panel.items, rowSizing: hinge.rows, pictures: pictures)
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: menu), content: content,
      menuWidth: hinge.width ?? MenuPanel.Hinge.standardWidth,
      edge: edge, menuState: panel.isOpen ? .open : .folded)
    controller.foldStyle = hinge.fold == .door ? .door : .push
    controller.perspectiveDistance = hinge.perspective
    controller.pinnedAbove = options.pinnedAbove
    return RootController.Hinged(panel: panel, menu: menu, controller: controller)
  }

  private func makeSlideOut(center: ViewController) -> SlideOutController? {
    let left = makeGallery(document.left, isAtRight: false)
    let right = makeGallery(document.right, isAtRight: true)
    guard left != nil || right != nil else { return nil }
    let controller = SlideOutController(center: center, left: left, right: right)
    if let peek = (document.left?.slide ?? document.right?.slide)?.peek { controller.centerPeek = peek }
    if left != nil, document.left?.isOpen == true { controller.showPanel(.left, animated: false) }
    if right != nil, document.right?.isOpen == true { controller.showPanel(.right, animated: false) }
    if let share = options.left { controller.hold(.left, at: share) }
    if let share = options.right { controller.hold(.right, at: share) }
    return controller
  }

  private func makeGallery(_ panel: MenuPanel?, isAtRight: Bool) -> GalleryController? {
    guard let panel, panel.slide != nil else { return nil }
    return GalleryController(panel: panel, isAtRight: isAtRight, pictures: pictures)
  }

  private func heading(of panel: MenuPanel) -> String { panel.title.isEmpty ? document.title : panel.title }
}
