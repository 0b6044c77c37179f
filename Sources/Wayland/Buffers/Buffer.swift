import CLinux
import CWaylandProtocols
import Geometry
import Glibc
import Loop

/// Memory shared with the compositor, and the `wl_buffer` that stands for it. Has identity: a release frees this one.
final class Buffer {
  /// Device pixels.
  let width: Int
  /// Device pixels.
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// The first pixel of the first row.
  let pixels: UnsafeMutableRawPointer
  let proxy: OpaquePointer
  /// What this buffer lacks of the frames since it was last shown: its age, as rectangles (W14). Nil where nothing in it is
  /// of use: it has never been shown, or shows another scale.
  var stale: PixelRegion?
  /// The compositor has it, between commit and release: it is not written to.
  var isBusy = false
  /// Counts up with every buffer shown, to tell the youngest.
  var shown: UInt64 = 0
  private let length: Int
  private let released: (Buffer) -> Void

  /// Whether a buffer can be of this size: neither Cairo nor the protocol's 32 bits go further (W15).
  static func canExist(width: Int, height: Int) -> Bool {
    guard (1...32_767).contains(width), (1...32_767).contains(height) else { return false }
    return width * 4 * height <= Int(Int32.max)
  }

  /// Reserves the memory: what is not there is an error here, never a signal later.
  init(
    width: Int, height: Int, shm: OpaquePointer, released: @escaping (Buffer) -> Void
  ) throws(WaylandError) {
    self.width = width
    self.height = height
    self.released = released
    stride = width * 4
    length = stride * height
    let fd = try Buffer.reserve(length)
    defer { close(fd) }
    let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)
    guard let memory, memory != MAP_FAILED else { throw .system(SystemError("mmap", errno)) }
    pixels = memory
    let pool = wl_shm_create_pool(shm, fd, Int32(length))
    defer { if let pool { wl_shm_pool_destroy(pool) } }
    let buffer = pool.flatMap {
      wl_shm_pool_create_buffer(
        $0, 0, Int32(width), Int32(height), Int32(width * 4), WL_SHM_FORMAT_XRGB8888.rawValue)
    }
    guard let buffer else {
      munmap(memory, length)
      throw .system(SystemError("wl_shm.create_pool", ENOMEM))
    }
    proxy = buffer
    wl_buffer_add_listener(buffer, Buffer.listener, address(of: self))
  }

  deinit {
    wl_buffer_destroy(proxy)
    munmap(pixels, length)
  }

  /// A descriptor of real memory that can neither shrink nor grow.
  private static func reserve(_ length: Int) throws(WaylandError) -> Int32 {
    let fd = memfd_create("hinge", UInt32(MFD_CLOEXEC | MFD_ALLOW_SEALING))
    guard fd >= 0 else { throw .system(SystemError("memfd_create", errno)) }
    var status: Int32
    repeat {
      status = fallocate(fd, 0, 0, off_t(length))
    } while status < 0 && errno == EINTR
    guard status == 0 else {
      let number = errno
      close(fd)
      throw .system(SystemError("cannot reserve \(length) bytes for a window", number))
    }
    // Not against future writing: compositors map it writable. That a kernel can't seal is no harm.
    _ = fcntl(fd, Int32(HINGE_ADD_SEALS), Int32(HINGE_SEAL_GROW | HINGE_SEAL_SHRINK | HINGE_SEAL_SEAL))
    return fd
  }

  private func release() {
    isBusy = false
    released(self)
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_buffer_listener> = {
    var table = wl_buffer_listener()
    table.release = { data, _ in recover(data, as: Buffer.self)?.release() }
    return allocateListener(table)
  }()
}
