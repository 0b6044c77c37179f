import HingeKit

/// A hinged menu and what it was made of.
struct HingedPart {
  var side: PanelSide
  var menu: MenuController
  var controller: HingedMenuController
}
