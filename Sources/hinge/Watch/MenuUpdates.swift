import Loop

/// What brings to a menu on the screen whatever changes about it: lines that arrive, a document that is saved.
@MainActor protocol MenuUpdates: AnyObject {
  /// Begins, and goes on until it is released or the loop ends.
  func start(showing root: RootController, on loop: EventLoop)
}
