import Geometry
import HingeKit
import MenuDocuments

extension RootController: MenuControllerDelegate {
  func menuController(_ menu: MenuController, didSelectRow row: Int) {
    guard let part = hinged.first(where: { $0.menu === menu }) else { return }
    let item = part.menu.items[row]
    detailController.item = item
    if document[part.side]?.closesOnSelection == true { part.controller.hideMenu(animated: true) }
    tell(item, at: row, in: part.side)
  }

  private func tell(_ item: MenuItem, at row: Int, in side: PanelSide) {
    let before = side == .right ? document.left?.items.count ?? 0 : 0
    delegate?.rootController(self, didSelect: item, at: row + before)
  }
}

extension RootController: DetailControllerDelegate {
  /// What is left of a detail beside an open menu is read only from this width on, in logical pixels.
  private static let narrowestColumn = 200.0
  /// The same of a prompt, which is a few words.
  private static let narrowestPrompt = 110.0

  func detailController(_ detail: DetailController, didShowRow row: Int, of gallery: GalleryController) {
    guard let side = PanelSide.allCases.first(where: { parts.gallery(at: $0) === gallery }) else { return }
    if gallery.panel.closesOnSelection { slideOut?.collapsePanels(animated: true) }
    tell(gallery.panel.items[row], at: row, in: side)
  }

  /// What an open menu moves out of the window is not for reading.
  func detailControllerWillLayOut(_ detail: DetailController) {
    detail.hiddenInsets = hiddenInsets
    detail.coveredInsets = coveredInsets(leaving: Self.narrowestColumn)
    detail.promptInsets = coveredInsets(leaving: Self.narrowestPrompt)
  }

  /// What menus take from the detail that leave at least this much of it, in logical pixels: narrow ones always, so that
  /// nothing is laid out anew as they fold; wide ones while they are open.
  private func coveredInsets(leaving least: Double) -> Insets {
    insets { part in
      guard roomBeside(part) >= least, !isWide(part) || part.controller.isMenuOpen else { return 0 }
      return part.controller.menuWidth
    }
  }

  /// What wide menus have moved out of sight as they stand now; nil without such a menu.
  private var hiddenInsets: Insets? {
    func counts(_ part: HingedPart) -> Bool {
      isWide(part) && !part.controller.isPinned && roomBeside(part) >= Self.narrowestPrompt
    }
    guard hinged.contains(where: counts) else { return nil }
    return insets { counts($0) ? $0.controller.menuWidth * (1 - $0.controller.fraction) : 0 }
  }

  /// At the ends of the detail that menus move out of sight. A pinned one moves nothing.
  private func insets(_ width: (HingedPart) -> Double) -> Insets {
    var insets = Insets.zero
    for part in hinged where !part.controller.isPinned {
      switch part.controller.fold.side {
      case .left: insets.right = width(part)
      case .right: insets.left = width(part)
      }
    }
    return insets
  }

  /// A narrow menu leaves the middle of the detail in sight.
  private func isWide(_ part: HingedPart) -> Bool { part.controller.menuWidth > MenuPanel.Hinge.standardWidth }

  /// What an open menu leaves in sight of the detail, in logical pixels.
  private func roomBeside(_ part: HingedPart) -> Double {
    view.bounds.width - part.controller.menuWidth
  }

  func detailControllerDidLayOut(_ detail: DetailController) {
    guard let floatingBurger else { return }
    floatingBurger.title = detail.title ?? ""
    floatingBurger.color = detail.textColor
    floatingBurger.headerColor = detail.groundColor
    floatingBurger.buttonColor = detail.groundColor
    floatingBurger.isHidden = !detail.isLong
    floatingBurger.scrolled(to: detail.contentOffsetY, animated: false)
    parts.navigation.navigationBar.titleAlpha = detail.isLong && !floatingBurger.isCollapsed ? 0 : 1
  }

  func detailControllerDidScroll(_ detail: DetailController) { floatingBurger?.scrolled(to: detail.contentOffsetY) }
}

extension RootController: HingedMenuControllerDelegate {
  func hingedMenuController(_ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState) {
    detailController.view.setNeedsLayout()
  }

  func hingedMenuControllerDidFold(_ controller: HingedMenuController) {
    if controller === hinged.first?.controller { floatingBurger?.burgerAngle = controller.burger.angle }
    if detailController.hiddenInsets != hiddenInsets { detailController.view.setNeedsLayout() }
    // A prompt that an open menu would cut off comes as the menu goes.
    let covering = hinged.filter { roomBeside($0) < Self.narrowestPrompt }
    detailController.promptAlpha = covering.map(\.controller.fraction).min() ?? 1
  }
}
