/// Follows a slide-out controller. However a panel was opened or closed, the calls and their order are the same: will
/// once it is decided, did when the centre has come to rest.
///
/// Anything may be asked for in a call. What that brings about is told when the call has returned: at once where nothing is
/// animated, and where that goes on and on, since each call asks for another, in the loop's next turns, so that the window
/// lives.
@MainActor public protocol SlideOutControllerDelegate: AnyObject {
  /// The centre is on its way to `state`, which is `state` already. Turning round on the way is told again.
  func slideOutController(_ controller: SlideOutController, willMoveTo state: SlideOutController.State)
  /// The centre rests at `state`. Of a way that turned round only the end is told, also if that is where it began.
  func slideOutController(_ controller: SlideOutController, didMoveTo state: SlideOutController.State)
}

extension SlideOutControllerDelegate {
  /// Does nothing.
  public func slideOutController(_ controller: SlideOutController, willMoveTo state: SlideOutController.State) {}
  /// Does nothing.
  public func slideOutController(_ controller: SlideOutController, didMoveTo state: SlideOutController.State) {}
}

extension SlideOutController {
  /// Which panel is open: one at most.
  nonisolated public enum State: Hashable, Sendable {
    /// No panel is open: the centre covers both.
    case collapsed
    /// The panel at the leading edge is open.
    case leadingExpanded
    /// The panel at the trailing edge is open.
    case trailingExpanded

    /// With the panel at `edge` open; with none, closed.
    init(_ edge: HorizontalEdge) { self = edge == .leading ? .leadingExpanded : .trailingExpanded }

    /// Where the open panel is; nil with none.
    var edge: HorizontalEdge? {
      switch self {
      case .collapsed: nil
      case .leadingExpanded: .leading
      case .trailingExpanded: .trailing
      }
    }
  }
}
