import HingeKit
import MenuDocuments

/// A hinged menu and what it was made of.
struct HingedPart {
  var side: PanelSide
  var panel: MenuPanel
  var menu: MenuController
  var controller: HingedMenuController
}
