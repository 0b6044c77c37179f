/// Follows a hinged menu. However it was opened or folded, the calls and their order are the same: will once the menu
/// is decided to go there, did when it has come to rest.
///
/// Anything may be asked for in a call. What that brings about is told when the call has returned: at once where nothing is
/// animated, and where that goes on and on, since each call asks for another, in the loop's next turns, so that the window
/// lives.
@MainActor public protocol HingedMenuControllerDelegate: AnyObject {
  /// The menu is on its way to `state`, which is `menuState` already. Turning round on the way is told again.
  func hingedMenuController(_ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState)
  /// The menu rests at `state`. Of a way that turned round only the end is told, also if that is where it began.
  func hingedMenuController(_ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState)
  /// The fold has followed the menu to `fraction`, by whatever cause, or was laid out anew.
  func hingedMenuControllerDidFold(_ controller: HingedMenuController)
}

extension HingedMenuControllerDelegate {
  /// Does nothing.
  public func hingedMenuController(
    _ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState
  ) {}
  /// Does nothing.
  public func hingedMenuController(
    _ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState
  ) {}
  /// Does nothing.
  public func hingedMenuControllerDidFold(_ controller: HingedMenuController) {}
}
