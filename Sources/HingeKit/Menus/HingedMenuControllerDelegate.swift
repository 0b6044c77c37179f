/// Follows a hinged menu. However it was opened or folded, the calls and their order are the same: will once the menu
/// is decided to go there, did when it has come to rest.
public protocol HingedMenuControllerDelegate: AnyObject {
  func hingedMenuController(_ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState)
  func hingedMenuController(_ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState)
}

extension HingedMenuControllerDelegate {
  public func hingedMenuController(
    _ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState
  ) {}
  public func hingedMenuController(
    _ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState
  ) {}
}
