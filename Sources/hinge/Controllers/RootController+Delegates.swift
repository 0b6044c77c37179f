import Geometry
import HingeKit
import MenuDocuments

extension RootController: MenuControllerDelegate {
  func menuController(_ menu: MenuController, didSelectRow row: Int) {
    guard let part = hinged.first(where: { $0.menu === menu }) else { return }
    let item = part.panel.items[row]
    detailController.item = item
    if part.panel.closesOnSelection { part.controller.hideMenu(animated: true) }
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

  func detailController(_ detail: DetailController, didShowRow row: Int, of gallery: GalleryController) {
    guard let side = PanelSide.allCases.first(where: { parts.gallery(at: $0) === gallery }) else { return }
    if gallery.panel.closesOnSelection { slideOut?.collapsePanels(animated: true) }
    tell(gallery.panel.items[row], at: row, in: side)
  }

  /// What an open menu moves out of the window is not for reading.
  func detailControllerWillLayOut(_ detail: DetailController) {
    var covered = Insets.zero
    for part in hinged where !part.controller.isPinned {
      let width = part.controller.menuWidth
      guard detail.view.bounds.width - width >= Self.narrowestColumn else { continue }
      switch part.controller.fold.side {
      case .left: covered.right = width
      case .right: covered.left = width
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
    parts.navigation.navigationBar.titleAlpha = detail.isLong && !floatingBurger.isCollapsed ? 0 : 1
  }

  func detailControllerDidScroll(_ detail: DetailController) { floatingBurger?.scrolled(to: detail.contentOffsetY) }
}

extension RootController: HingedMenuControllerDelegate {
  func hingedMenuControllerDidFold(_ controller: HingedMenuController) {
    floatingBurger?.burgerAngle = controller.burger.angle
  }
}
