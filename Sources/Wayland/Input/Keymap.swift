import CXKBCommon
import Glibc

/// A person's keyboard layout, the state of its modifiers, and the dead key that waits for its letter.
final class Keymap {
  /// The modifiers as the compositor tells them.
  struct Modifiers: Equatable {
    var depressed: UInt32 = 0
    var latched: UInt32 = 0
    var locked: UInt32 = 0
    var group: UInt32 = 0
  }

  /// What a key means just now.
  struct Meaning: Equatable {
    var keysym: UInt32
    var text: String
  }

  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer
  private let composeTable: OpaquePointer?
  private let composeState: OpaquePointer?

  /// Between a key's code for the kernel and for xkb.
  private static let offset: UInt32 = 8

  /// Reads a keymap. Fails when it is none.
  init?(_ file: KeymapFile) {
    // The keymap is complete in itself: no files are looked for.
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(flags)) else { return nil }
    if !Log.wayland.isOn { xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL) }
    let length = strnlen(file.text, file.length)
    let keymap = xkb_keymap_new_from_buffer(
      context, file.text, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    guard let keymap, let state = xkb_state_new(keymap) else {
      if let keymap { xkb_keymap_unref(keymap) }
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
    self.state = state
    // Without a file for the locale, keys type without dead keys (W34).
    composeTable = xkb_compose_table_new_from_locale(context, Keymap.locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
    composeState = composeTable.flatMap { xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS) }
  }

  deinit {
    if let composeState { xkb_compose_state_unref(composeState) }
    if let composeTable { xkb_compose_table_unref(composeTable) }
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  private static var locale: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return "C"
  }

  /// Takes over the modifiers.
  func update(_ modifiers: Modifiers) {
    xkb_state_update_mask(
      state, modifiers.depressed, modifiers.latched, modifiers.locked, 0, 0, modifiers.group)
  }

  /// Forgets a dead key that waits.
  func resetCompose() {
    if let composeState { xkb_compose_state_reset(composeState) }
  }

  /// The modifiers that are active.
  var modifiers: KeyModifiers {
    var active: KeyModifiers = []
    if isActive(XKB_MOD_NAME_SHIFT) { active.insert(.shift) }
    if isActive(XKB_MOD_NAME_CTRL) { active.insert(.control) }
    if isActive(XKB_MOD_NAME_ALT) { active.insert(.alt) }
    if isActive(XKB_MOD_NAME_LOGO) { active.insert(.logo) }
    if isActive(XKB_MOD_NAME_CAPS) { active.insert(.capsLock) }
    return active
  }

  private func isActive(_ name: String) -> Bool {
    xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0
  }

  /// Whether the layout lets a key repeat.
  func repeats(_ keycode: UInt32) -> Bool {
    xkb_keymap_key_repeats(keymap, keycode &+ Keymap.offset) != 0
  }

  /// What a key means by itself.
  func meaning(of keycode: UInt32) -> Meaning {
    let code = keycode &+ Keymap.offset
    let keysym = xkb_state_key_get_one_sym(state, code)
    return Meaning(keysym: keysym, text: Keymap.text { xkb_state_key_get_utf8(state, code, $0, $1) })
  }

  /// What a pressed key means, dead keys before it taken into account.
  func compose(_ keycode: UInt32) -> Meaning {
    var meaning = meaning(of: keycode)
    guard let composeState,
      xkb_compose_state_feed(composeState, meaning.keysym) == XKB_COMPOSE_FEED_ACCEPTED
    else { return meaning }
    switch xkb_compose_state_get_status(composeState) {
    case XKB_COMPOSE_COMPOSED:
      meaning.text = Keymap.text { xkb_compose_state_get_utf8(composeState, $0, $1) }
      let keysym = xkb_compose_state_get_one_sym(composeState)
      if keysym != 0 { meaning.keysym = keysym }
      xkb_compose_state_reset(composeState)
    case XKB_COMPOSE_COMPOSING:
      meaning.text = ""
    case XKB_COMPOSE_CANCELLED:
      meaning.text = ""
      xkb_compose_state_reset(composeState)
    default:
      break
    }
    return meaning
  }

  /// Text without control characters, which keys like Return and Escape would type.
  private static func text(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = Int(fill(start, buffer.count))
      guard count > 0, count < buffer.count else { return "" }
      let text = String(cString: start)
      return text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } ? "" : text
    }
  }
}

/// A keymap as the compositor sends it: text in a file, mapped privately, not yet read. Reading it takes a millisecond
/// here and sixty on a Raspberry Pi Zero, so it waits for the first key.
final class KeymapFile {
  let text: UnsafePointer<CChar>
  let length: Int
  private let memory: UnsafeMutableRawPointer

  /// Takes the descriptor over and closes it. Fails when there is nothing of this size in it (W31).
  init?(fd: Int32, size: UInt32) {
    defer { close(fd) }
    var status = stat()
    // Beyond the file's end lies SIGBUS.
    guard size > 0, fstat(fd, &status) == 0, status.st_size >= Int(size) else { return nil }
    guard let memory = mmap(nil, Int(size), PROT_READ, MAP_PRIVATE, fd, 0), memory != MAP_FAILED else { return nil }
    self.memory = memory
    length = Int(size)
    text = UnsafePointer(memory.assumingMemoryBound(to: CChar.self))
  }

  deinit {
    munmap(memory, length)
  }
}
