import CWaylandProtocols
import Glibc
import Loop

/// A seat's keyboard.
final class Keyboard {
  private let proxy: OpaquePointer
  private unowned let seat: Seat
  private let loop: EventLoop
  private var focus: OpaquePointer?
  private var pressed: Set<UInt32> = []
  private var modifiers = Keymap.Modifiers()
  private var keymapFile: KeymapFile?
  private var keymap: Keymap?
  private var repeating = KeyRepeat()
  private var repeatTimer: LoopTimer?
  /// The press that repeats.
  private var repeatedPress: (time: Duration, serial: UInt32) = (.zero, 0)
  private var time = EventTime()
  private var lastTime = Duration.zero

  init(proxy: OpaquePointer, seat: Seat, loop: EventLoop) {
    self.proxy = proxy
    self.seat = seat
    self.loop = loop
    wl_keyboard_add_listener(proxy, Keyboard.listener, address(of: self))
  }

  deinit {
    repeatTimer?.cancel()
    if wl_keyboard_get_version(proxy) >= UInt32(WL_KEYBOARD_RELEASE_SINCE_VERSION) {
      wl_keyboard_release(proxy)
    } else {
      wl_keyboard_destroy(proxy)
    }
  }

  /// Every way of losing the keyboard ends here: nothing stays pressed, nothing repeats, no dead key waits (W29).
  func reset(_ reason: LossReason, on surface: OpaquePointer? = nil) {
    guard surface == nil || focus == surface else { return }
    Log.wayland("the keyboard is lost: \(reason.rawValue)")
    repeating.stop()
    schedule()
    pressed = []
    modifiers = Keymap.Modifiers()
    keymap?.update(modifiers)
    keymap?.resetCompose()
    guard let focus else { return }
    self.focus = nil
    seat.deliver(.keyboardFocus(false), to: focus)
  }

  // MARK: Events

  private func receiveKeymap(format: UInt32, fd: Int32, size: UInt32) {
    guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue else {
      if fd >= 0 { close(fd) }
      return Log.wayland("a keymap of format \(format) is ignored")
    }
    guard let file = KeymapFile(fd: fd, size: size) else {
      return Log.wayland("a keymap of \(size) bytes that are not there is ignored")
    }
    keymapFile = file
    repeating.stop()
    schedule()
  }

  /// Reads the newest keymap, if that has not been done. A bad one leaves the one before in force.
  private func prepareKeymap() {
    guard let file = keymapFile else { return }
    keymapFile = nil
    guard let newest = Keymap(file) else { return Log.wayland("a keymap that can't be read is ignored") }
    newest.update(modifiers)
    keymap = newest
  }

  private func enter(_ surface: OpaquePointer?) {
    guard let surface, seat.toplevel(of: surface) != nil else {
      return Log.wayland("the keyboard on a surface that is gone is ignored")
    }
    if let focus, focus != surface { reset(.left) }
    guard focus == nil else { return }
    focus = surface
    seat.deliver(.keyboardFocus(true), to: surface)
  }

  private func leave(_ surface: OpaquePointer?) {
    guard let surface, surface == focus else { return }
    reset(.left)
  }

  private func key(_ keycode: UInt32, isPressed: Bool, time raw: UInt32, serial: UInt32) {
    lastTime = max(lastTime, time.unwrap(raw))
    guard let focus else { return Log.wayland("key \(keycode) without focus is ignored") }
    guard isPressed else {
      repeating.release(keycode)
      schedule()
      // Keys that were down already when the window got the keyboard were never pressed here (W32).
      guard pressed.remove(keycode) != nil else { return }
      prepareKeymap()
      let keysym = keymap?.meaning(of: keycode).keysym ?? 0
      deliver(.released, keycode, Keymap.Meaning(keysym: keysym, text: ""), serial: serial, to: focus)
      return
    }
    pressed.insert(keycode)
    prepareKeymap()
    let meaning = keymap?.compose(keycode) ?? Keymap.Meaning(keysym: 0, text: "")
    if keymap?.repeats(keycode) ?? false {
      repeating.press(keycode, at: loop.now)
      repeatedPress = (lastTime, serial)
      schedule()
    }
    deliver(.pressed, keycode, meaning, serial: serial, to: focus)
  }

  private func deliver(
    _ phase: KeyEvent.Phase, _ keycode: UInt32, _ meaning: Keymap.Meaning, serial: UInt32, to surface: OpaquePointer
  ) {
    let event = KeyEvent(
      seat: seat.id, phase: phase, keycode: keycode, keysym: meaning.keysym, text: meaning.text,
      modifiers: keymap?.modifiers ?? [], time: lastTime, serial: serial)
    seat.deliver(.key(event), to: surface)
  }

  private func update(_ modifiers: Keymap.Modifiers) {
    self.modifiers = modifiers
    keymap?.update(modifiers)
  }

  // MARK: Repeating

  private func configureRepeat(rate: Int32, delay: Int32) {
    repeating.configure(rate: Int(rate), delay: Int(delay))
    schedule()
  }

  /// Sets the timer for the next repeat, or none.
  private func schedule() {
    if repeatTimer != nil, repeatTimer?.deadline == repeating.nextTime { return }
    repeatTimer?.cancel()
    repeatTimer = repeating.nextTime.map { time in
      loop.addTimer(at: time) { [unowned self] in
        repeatTimer = nil
        repeatKey()
      }
    }
  }

  private func repeatKey() {
    guard let stroke = repeating.fire(at: loop.now), let focus, let keymap else { return schedule() }
    schedule()
    lastTime = max(lastTime, repeatedPress.time + stroke.elapsed)
    deliver(
      .repeated, stroke.keycode, keymap.meaning(of: stroke.keycode), serial: repeatedPress.serial, to: focus)
  }

  private nonisolated(unsafe) static let listener: UnsafePointer<wl_keyboard_listener> = {
    var table = wl_keyboard_listener()
    table.keymap = { data, _, format, fd, size in
      recover(data, as: Keyboard.self)?.receiveKeymap(format: format, fd: fd, size: size)
    }
    table.enter = { data, _, _, surface, _ in recover(data, as: Keyboard.self)?.enter(surface) }
    table.leave = { data, _, _, surface in recover(data, as: Keyboard.self)?.leave(surface) }
    table.key = { data, _, serial, time, key, state in
      let isPressed = state == WL_KEYBOARD_KEY_STATE_PRESSED.rawValue
      recover(data, as: Keyboard.self)?.key(key, isPressed: isPressed, time: time, serial: serial)
    }
    table.modifiers = { data, _, _, depressed, latched, locked, group in
      recover(data, as: Keyboard.self)?
        .update(Keymap.Modifiers(depressed: depressed, latched: latched, locked: locked, group: group))
    }
    table.repeat_info = { data, _, rate, delay in
      recover(data, as: Keyboard.self)?.configureRepeat(rate: rate, delay: delay)
    }
    return allocateListener(table)
  }()
}
