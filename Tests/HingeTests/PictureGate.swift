import HingeKit
import PictureDecoders
import Pictures
import Synchronization

/// Holds back a store's work until the test lets it go, and counts it.
nonisolated final class PictureGate: PictureDrawer {
  private let held = Mutex<[@Sendable () -> Void]>([])
  private let reads = Mutex(0)

  /// How many pictures were read.
  var readCount: Int { reads.withLock { $0 } }
  /// Whether the store has asked for work that has not been done.
  var isAsked: Bool { held.withLock { !$0.isEmpty } }

  /// For a store.
  func worker() -> PictureWorker { PictureWorker(drawer: self) { [self] work in held.withLock { $0.append(work) } } }

  func draw(_ request: PictureRequest) throws(PictureError) -> sending PictureDrawing {
    reads.withLock { $0 += 1 }
    return try PictureReader().draw(request)
  }

  /// Does everything that was asked for.
  func open() {
    while let work = held.withLock({ $0.popLast() }) { work() }
  }
}
