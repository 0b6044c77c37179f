import HingeKit
import Loop
import MenuDocuments

/// Where a menu and its pictures come from (R1.14).
@MainActor protocol MenuDataSource: AnyObject {
  /// What is to be shown, and how.
  var document: MenuDocument { get }

  /// Where the picture is that the document has this name for.
  func picture(named name: String) -> PictureSource

  /// What brings later changes to a window; nil for a menu that never changes.
  ///
  /// - Parameter report: Takes a line for standard error.
  func updates(report: @escaping (String) -> Void) -> (any MenuUpdates)?
}

@MainActor extension MenuDataSource {
  func updates(report: @escaping (String) -> Void) -> (any MenuUpdates)? { nil }
}

/// What brings to a menu on the screen whatever changes about it: lines that arrive, a document that is saved.
@MainActor protocol MenuUpdates: AnyObject {
  /// Begins, and goes on until it is released or the loop ends.
  func start(showing root: RootController, on loop: EventLoop)
  /// Whether there is nothing to show before it has begun.
  var isArriving: Bool { get }
}

extension MenuUpdates {
  var isArriving: Bool { false }
}
