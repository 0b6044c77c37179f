import Glibc
import TestCompositor

/// A client that writes bytes: it can break every rule. It reads nothing.
final class RawClient {
  let compositor: TestCompositor
  private let socket: Int32
  private var lastID: UInt32 = 1
  private var memory: Int32 = -1

  let registry: UInt32 = 2

  init(_ compositor: TestCompositor) throws {
    self.compositor = compositor
    socket = try compositor.connectClient()
    _ = newID()
    send(1, 1, [registry])
    while compositor.dispatch() {}
  }

  deinit {
    close(socket)
    if memory >= 0 { close(memory) }
  }

  func newID() -> UInt32 {
    lastID += 1
    return lastID
  }

  /// Sends one request, and a descriptor with it.
  func send(_ object: UInt32, _ opcode: UInt16, _ words: [UInt32] = [], descriptor: Int32? = nil) {
    var message = [object, UInt32(8 + 4 * words.count) << 16 | UInt32(opcode)] + words
    // struct cmsghdr: 64 bits of length, SOL_SOCKET, SCM_RIGHTS, and the descriptor, padded.
    var control: [UInt32] = [20, 0, 1, 1, UInt32(bitPattern: descriptor ?? 0), 0]
    message.withUnsafeMutableBytes { bytes in
      control.withUnsafeMutableBytes { control in
        var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        withUnsafeMutablePointer(to: &vector) { vector in
          var header = msghdr()
          header.msg_iov = vector
          header.msg_iovlen = 1
          if descriptor != nil {
            header.msg_control = control.baseAddress
            header.msg_controllen = control.count
          }
          _ = sendmsg(socket, &header, Int32(MSG_NOSIGNAL))
        }
      }
    }
  }

  /// Binds a global by its interface's name and returns the object.
  func bind(_ interface: String, version: UInt32) -> UInt32 {
    let announced = compositor.events("wl_registry.global").first {
      $0.arguments.dropFirst().first == .string(interface)
    }
    guard case .uint(let name)? = announced?.arguments.first else { return 0 }
    let id = newID()
    var text = Array(interface.utf8) + [0]
    let length = UInt32(text.count)
    while text.count % 4 != 0 { text.append(0) }
    let words = stride(from: 0, to: text.count, by: 4).map { start in
      text[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    send(registry, 0, [name, length] + words + [version, id])
    return id
  }

  /// A window before its first commit: surface, xdg_surface and toplevel.
  func makeWindow() -> (surface: UInt32, xdg: UInt32, toplevel: UInt32) {
    let compositorID = bind("wl_compositor", version: 5)
    let base = bind("xdg_wm_base", version: 5)
    let surface = newID()
    send(compositorID, 0, [surface])
    let xdg = newID()
    send(base, 2, [xdg, surface])
    let toplevel = newID()
    send(xdg, 1, [toplevel])
    return (surface, xdg, toplevel)
  }

  /// A buffer of shared memory, all zeros.
  func makeBuffer(width: UInt32, height: UInt32) -> UInt32 {
    let shm = bind("wl_shm", version: 1)
    var name = Array("/tmp/hinge-raw-XXXXXX".utf8CString)
    memory = mkstemp(&name)
    unlink(name)
    ftruncate(memory, Int(width * height * 4))
    let pool = newID()
    send(shm, 0, [pool, width * height * 4], descriptor: memory)
    let buffer = newID()
    send(pool, 0, [buffer, 0, width, height, width * 4, 0])
    return buffer
  }

  /// Writes into the memory of the last buffer made.
  func scribble() {
    var byte: UInt8 = 77
    _ = pwrite(memory, &byte, 1, 0)
  }

  /// The bare first commit, and the ack of what it is answered with.
  func configure(_ window: (surface: UInt32, xdg: UInt32, toplevel: UInt32)) {
    send(window.surface, 6)
    while compositor.dispatch() {}
    send(window.xdg, 4, [compositor.serial])
    while compositor.dispatch() {}
  }

  func attachAndCommit(_ buffer: UInt32, to surface: UInt32) {
    send(surface, 1, [buffer, 0, 0])
    send(surface, 6)
    while compositor.dispatch() {}
  }
}
