import Loop

extension LoopRemote {
  /// Has the loop call `action` in its next round, as a part of the main actor, and wakes it. May be called from any
  /// thread.
  ///
  /// The loop must be one that the main thread runs, as an `Application`'s is; a loop that is gone calls nothing.
  nonisolated public func performOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    perform { MainActor.assumeIsolated(action) }
  }
}
