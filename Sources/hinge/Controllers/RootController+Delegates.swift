import Geometry
import HingeKit
import MenuDocuments

extension RootController: MenuControllerDelegate {
  func menuController(_ menu: MenuController, didSelectRow row: Int) {
    guard let part = hinged.first(where: { $0.menu === menu }) else { return }
    let item = part.menu.items[row]
    // Behind a list nobody sees the page yet.
    detailController.show(item, from: isList && part.controller.fraction == 0 ? nil : part.menu.origin(ofRow: row))
    if document[part.edge]?.closesOnSelection == true { part.controller.hideMenu(animated: true) }
    tell(item, at: row, in: part.edge)
  }

  private func tell(_ item: MenuItem, at row: Int, in edge: HorizontalEdge) {
    parts.markShownItem(at: (edge, row))
    let before = edge == .trailing ? document.left?.items.count ?? 0 : 0
    delegate?.rootController(self, didSelect: item, at: row + before)
  }
}

extension RootController: DetailControllerDelegate {
  func detailController(_ detail: DetailController, didShowRow row: Int, of gallery: GalleryController) {
    guard let edge = HorizontalEdge.allCases.first(where: { parts.gallery(at: $0) === gallery }) else { return }
    if gallery.panel.closesOnSelection { slideOut?.collapsePanels(animated: true) }
    tell(gallery.panel.items[row], at: row, in: edge)
  }

  func detailControllerDidLayOut(_ detail: DetailController) { showHeader(over: detail) }

  func detailControllerDidScroll(_ detail: DetailController) { showScrolling(of: detail) }
}

extension RootController: HingedMenuControllerDelegate {
  func hingedMenuControllerDidFold(_ controller: HingedMenuController) {
    turnBurgers()
    if controller.isContentInDrawer { detailController.promptAlpha = controller.fraction }
  }
}
