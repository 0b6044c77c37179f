import CWaylandServer
import CWaylandServerProtocols

/// A `wl_buffer` that was attached at least once. libwayland owns the protocol object; this is its identity.
public final class TestBuffer {
  unowned(unsafe) let compositor: TestCompositor
  private(set) var resource: Resource?
  /// 1 for the first buffer that this compositor saw, 2 for the next: never used twice.
  public let number: Int
  /// Device pixels.
  public let width: Int
  public let height: Int
  /// Bytes from a row to the next.
  public let stride: Int
  /// Whether the compositor holds it: committed and not yet released.
  public internal(set) var isHeld = false
  /// How often it was committed.
  public internal(set) var commitCount = 0
  private var pictureWhenCommitted: Picture?
  private var listener: UnsafeMutablePointer<Listener>?

  /// Whether the client has destroyed it.
  public var isDestroyed: Bool { resource == nil }

  private struct Listener {
    // First, so that the listener's address is the struct's.
    var listener: wl_listener
    var buffer: Unmanaged<TestBuffer>
  }

  init?(_ compositor: TestCompositor, _ resource: Resource, number: Int) {
    guard let shm = wl_shm_buffer_get(resource) else { return nil }
    self.compositor = compositor
    self.resource = resource
    self.number = number
    width = Int(wl_shm_buffer_get_width(shm))
    height = Int(wl_shm_buffer_get_height(shm))
    stride = Int(wl_shm_buffer_get_stride(shm))
    let memory = UnsafeMutablePointer<Listener>.allocate(capacity: 1)
    memory.initialize(to: Listener(listener: wl_listener(), buffer: .passUnretained(self)))
    memory.pointee.listener.notify = { listener, _ in
      guard let listener else { return }
      UnsafeMutableRawPointer(listener).load(as: Listener.self).buffer.takeUnretainedValue().resourceDestroyed()
    }
    listener = memory
    UnsafeMutableRawPointer(memory).withMemoryRebound(to: wl_listener.self, capacity: 1) {
      wl_resource_add_destroy_listener(resource, $0)
    }
  }

  private func resourceDestroyed() {
    checkUntouched()
    let gone = resource
    resource = nil
    isHeld = false
    listener?.deallocate()
    listener = nil
    if let gone { compositor.bufferDestroyed(gone) }
  }

  /// Its pixels now; nil once it is destroyed.
  public var picture: Picture? {
    guard let resource, let shm = wl_shm_buffer_get(resource) else { return nil }
    return Picture(copying: shm)
  }

  func hold() -> Picture? {
    checkUntouched()
    isHeld = true
    commitCount += 1
    let picture = picture
    pictureWhenCommitted = picture
    return picture
  }

  /// Sends `release`, if the compositor holds it.
  public func release() {
    guard isHeld, let resource else { return }
    checkUntouched()
    isHeld = false
    pictureWhenCommitted = nil
    wl_buffer_send_release(resource)
  }

  /// Records a violation when the client wrote into a buffer that is not its own at the moment (W13).
  public func checkUntouched() {
    guard isHeld, let before = pictureWhenCommitted, let now = picture, before != now else { return }
    compositor.violate(.bufferWrittenWhileHeld, "buffer \(number) changed between commit and release")
  }
}
