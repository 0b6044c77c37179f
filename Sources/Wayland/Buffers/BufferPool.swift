import CWaylandProtocols
import Geometry

/// A window's buffers: the whole truth about which there are, which are free, and what each lacks.
///
/// A compositor that releases at once needs one, others two; three is the most there ever are, those of an old size
/// that the compositor still has included (W10 to W12).
final class BufferPool {
  /// How many buffers there may be.
  static let limit = 3

  private let shm: OpaquePointer
  private let released: () -> Void
  private var buffers: [Buffer] = []
  private var shownCount: UInt64 = 0
  private var size = (width: 0, height: 0)

  /// - Parameter released: Called when the compositor gives a buffer back.
  init(shm: OpaquePointer, released: @escaping () -> Void) {
    self.shm = shm
    self.released = released
  }

  /// The number of buffers, those with the compositor included.
  var count: Int { buffers.count }

  /// A free buffer of this size: the youngest, or a new one. Nothing while the compositor has as many as there may be.
  func take(width: Int, height: Int) throws(WaylandError) -> Buffer? {
    size = (width, height)
    removeOutgrown()
    let free = buffers.filter { !$0.isBusy }
    if let youngest = free.max(by: { $0.shown < $1.shown }) { return youngest }
    guard buffers.count < BufferPool.limit else { return nil }
    let buffer = try Buffer(width: width, height: height, shm: shm) { [unowned self] _ in bufferIsReleased() }
    buffers.append(buffer)
    Log.wayland("a buffer of \(width) x \(height), the \(buffers.count). of the window")
    return buffer
  }

  /// The buffer is being committed, with what has changed since the frame before.
  func willShow(_ buffer: Buffer, damage: PixelRegion) {
    shownCount += 1
    buffer.shown = shownCount
    buffer.isBusy = true
    buffer.stale = PixelRegion()
    for other in buffers where other !== buffer { other.stale?.formUnion(damage) }
  }

  /// Nothing in any buffer is of use any longer: the scale changed.
  func invalidate() {
    for buffer in buffers { buffer.stale = nil }
  }

  /// Lets go of all buffers. The surface that showed them is gone.
  func removeAll() {
    buffers = []
  }

  private func bufferIsReleased() {
    removeOutgrown()
    released()
  }

  private func removeOutgrown() {
    buffers.removeAll { !$0.isBusy && ($0.width != size.width || $0.height != size.height) }
  }
}
