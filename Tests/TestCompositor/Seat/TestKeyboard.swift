import CWaylandServer
import CWaylandServerProtocols
import Glibc

/// A seat's keyboard. Keys go to the surface that has the focus; the newest window gets it if none has.
public final class TestKeyboard {
  unowned(unsafe) let compositor: TestCompositor
  /// The surface that `enter` was sent for.
  public private(set) weak var focus: TestSurface?
  public private(set) var pressed: [Key] = []
  /// The real modifiers held down, in the `us` layout: 1 shift, 4 control, 8 alt, 64 logo.
  public private(set) var depressed: UInt32 = 0
  /// 2 for caps lock.
  public private(set) var locked: UInt32 = 0
  /// The name of the memory that keymaps are sent in, as `/proc/self/fd` and `/proc/self/maps` show it.
  public let keymapName: String
  private var keymap: TestKeymap?
  private var rate: Int
  private var delay: Int
  private var devices = Devices<BoundKeyboard>()

  init(_ compositor: TestCompositor) {
    self.compositor = compositor
    keymap = compositor.configuration.keymap
    rate = compositor.configuration.repeatRate
    delay = compositor.configuration.repeatDelay
    keymapName = "hinge-keymap-\(UInt64.random(in: 0 ... .max))"
  }

  // MARK: - Focus

  /// When the modifiers are sent for a new focus.
  public enum ModifiersOrder: Sendable {
    case afterEnter
    /// As Mutter does.
    case beforeEnter
    case never
  }

  /// Sends `enter` with the keys that are down, and the modifiers.
  @discardableResult
  public func enter(_ surface: TestSurface, modifiers: ModifiersOrder = .afterEnter) -> UInt32 {
    if focus != nil { leave() }
    focus = surface
    if modifiers == .beforeEnter { sendModifiers() }
    let serial = compositor.nextSerial(.keyboardEnter)
    guard let target = surface.resource else { return serial }
    withArray(of: pressed.map(\.rawValue)) { keys in
      devices.each(of: surface.client) { _, resource in wl_keyboard_send_enter(resource, serial, target, keys) }
    }
    if modifiers == .afterEnter { sendModifiers() }
    return serial
  }

  /// Sends `leave` for the surface that has the focus.
  public func leave() {
    guard let surface = focus else { return }
    focus = nil
    guard let target = surface.resource else { return }
    let serial = compositor.nextSerial(.keyboardLeave)
    devices.each(of: surface.client) { _, resource in wl_keyboard_send_leave(resource, serial, target) }
  }

  // MARK: - Keys

  /// Sends a press, and the modifiers if the key is one. Returns the press's serial.
  @discardableResult
  public func press(_ key: Key) -> UInt32 {
    if focus == nil, let surface = compositor.toplevels.last?.surface { enter(surface) }
    pressed.append(key)
    let serial = sendKey(key, isPressed: true)
    if key == .capsLock { locked ^= 2 }
    depressed |= key.modifier
    if key.modifier != 0 || key == .capsLock { sendModifiers() }
    return serial
  }

  /// Sends a release, and the modifiers if the key is one. Returns the release's serial.
  @discardableResult
  public func release(_ key: Key) -> UInt32 {
    pressed.removeAll { $0 == key }
    let serial = sendKey(key, isPressed: false)
    depressed = pressed.reduce(0) { $0 | $1.modifier }
    if key.modifier != 0 { sendModifiers() }
    return serial
  }

  /// A press and a release.
  public func tap(_ key: Key) {
    press(key)
    release(key)
  }

  /// Changes what is down without telling anybody, as while another client has the focus.
  public func setPressedSilently(_ keys: [Key]) {
    pressed = keys
    depressed = keys.reduce(0) { $0 | $1.modifier }
  }

  // MARK: - Events one by one

  /// Sends `key` and nothing else.
  @discardableResult
  public func sendKey(_ key: Key, isPressed: Bool) -> UInt32 {
    let serial = compositor.nextSerial(isPressed ? .keyPress : .keyRelease)
    devices.each(of: focus?.client) { _, resource in
      wl_keyboard_send_key(resource, serial, compositor.time, key.rawValue, isPressed ? 1 : 0)
    }
    return serial
  }

  /// Sends `modifiers`: what the keys say, unless given.
  public func sendModifiers(depressed: UInt32? = nil, latched: UInt32 = 0, locked: UInt32? = nil, group: UInt32 = 0) {
    let serial = compositor.nextSerial(.modifiers)
    devices.each(of: focus?.client) { _, resource in
      wl_keyboard_send_modifiers(
        resource, serial, depressed ?? self.depressed, latched, locked ?? self.locked, group)
    }
  }

  /// Announces another repeat.
  ///
  /// - Parameters:
  ///   - rate: keys a second, 0 for none.
  ///   - delay: milliseconds.
  public func setRepeat(rate: Int, delay: Int) {
    self.rate = rate
    self.delay = delay
    devices.each { device, resource in sendRepeat(device, resource) }
  }

  /// Sends another keymap.
  public func setKeymap(_ keymap: TestKeymap) {
    self.keymap = keymap
    devices.each { _, resource in send(keymap, to: resource) }
  }

  /// Descriptors of keymaps that are open in this process. The compositor closes its own at once, so that the client's
  /// remain, and those still in the socket do not count.
  public var openKeymapDescriptors: Int {
    var count = 0
    guard let directory = opendir("/proc/self/fd") else { return 0 }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let descriptor = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        Int32(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
      }
      guard let descriptor else { continue }
      var target = [UInt8](repeating: 0, count: 256)
      let length = readlink("/proc/self/fd/\(descriptor)", &target, target.count)
      guard length > 0 else { continue }
      if String(decoding: target.prefix(length), as: UTF8.self).contains(keymapName) { count += 1 }
    }
    return count
  }

  /// How keymaps are mapped into this process at the moment: `r--p` for a private mapping that is only read.
  public var keymapMappings: [String] {
    guard let file = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(file) }
    var found: [String] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard line.contains(keymapName) else { continue }
      let fields = line.split(separator: " ")
      if fields.count > 1 { found.append(String(fields[1])) }
    }
    return found
  }

  // MARK: - Inside

  func add(_ device: BoundKeyboard) {
    devices.add(device)
    guard let resource = device.resource else { return }
    if let keymap { send(keymap, to: resource) }
    sendRepeat(device, resource)
  }

  private func sendRepeat(_ device: BoundKeyboard, _ resource: Resource) {
    if device.version >= 4 { wl_keyboard_send_repeat_info(resource, Int32(rate), Int32(delay)) }
  }

  private func send(_ keymap: TestKeymap, to resource: Resource) {
    let content = keymap.content
    // 3: MFD_CLOEXEC and MFD_ALLOW_SEALING.
    let descriptor = memfd_create(keymapName, 3)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard write(descriptor, content.bytes, content.bytes.count) == content.bytes.count else { return }
    // 1033: F_ADD_SEALS; 14: shrink, grow and write. A shared mapping is refused from now on (W31).
    _ = fcntl(descriptor, 1033, 14)
    wl_keyboard_send_keymap(resource, content.format, descriptor, UInt32(content.size))
  }

  func reset() {
    focus = nil
    pressed = []
    depressed = 0
  }

  func forget(_ surface: TestSurface) {
    if focus === surface { focus = nil }
  }
}
