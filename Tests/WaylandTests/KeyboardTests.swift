import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Keyboards")
struct KeyboardTests {
  /// Repeats 25 times a second after 200 ms, unless told otherwise.
  private func scene(rate: Int = 25, delay: Int = 200, keymap: TestKeymap? = .us) throws -> Scene {
    try Scene(
      .init {
        $0.repeatRate = rate
        $0.repeatDelay = delay
        $0.keymap = keymap
      })
  }

  private func repeats(_ window: TestWindow, of key: Key? = nil) -> Int {
    window.keys.filter { $0.phase == .repeated && (key == nil || $0.keycode == key?.rawValue) }.count
  }

  @Test("A key has its place, its meaning and its text")
  func keyEvent() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.tap(.a)
    keyboard.press(.leftShift)
    keyboard.tap(.a)
    keyboard.release(.leftShift)
    keyboard.tap(.escape)
    try scene.pump.settle()
    #expect(window.focusChanges == [true])
    let presses = window.keys.filter { $0.phase == .pressed }
    #expect(presses.map(\.keycode) == [30, 42, 30, 1])
    #expect(presses[0].text == "a")
    #expect(presses[0].keysym == 0x61)
    #expect(presses[0].modifiers == [])
    #expect(presses[2].text == "A")
    #expect(presses[2].modifiers == [.shift])
    #expect(presses[3].keysym == 0xff1b)
    #expect(window.keys.filter { $0.phase == .released }.count == 4)
    #expect(window.keys.filter { $0.phase == .released }.allSatisfy { $0.text.isEmpty })
    scene.expectPeace()
  }

  enum Loss: CaseIterable { case leave, capability, seat }

  @Test(
    "W29 leave, lost capability or seat while a key repeats: it stops, modifiers are cleared", arguments: Loss.allCases)
  func repeatEndsWithFocus(loss: Loss) throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let surface = try #require(window.surface)
    var seat = scene.compositor.seat
    seat.keyboard.press(.leftShift)
    seat.keyboard.press(.a)
    try scene.pump.advance(by: .milliseconds(300))
    #expect(repeats(window) >= 2)
    switch loss {
    case .leave: seat.keyboard.leave()
    case .capability: seat.setCapabilities([.touch, .pointer])
    case .seat: seat.remove()
    }
    try scene.pump.settle()
    let count = repeats(window)
    #expect(window.focusChanges == [true, false])
    try scene.pump.advance(by: .seconds(2))
    #expect(repeats(window) == count)

    switch loss {
    case .leave: break
    case .capability: seat.setCapabilities([.touch, .pointer, .keyboard])
    case .seat: seat = scene.compositor.addSeat(name: "seat1", capabilities: [.keyboard])
    }
    try scene.pump.settle()
    window.forgetEvents()
    seat.keyboard.setPressedSilently([])
    // Nobody says that shift is up: it was forgotten with the focus.
    seat.keyboard.enter(surface, modifiers: .never)
    seat.keyboard.press(.l)
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["l"])
    #expect(window.keys.first?.modifiers == [])
    scene.expectPeace()
  }

  @Test("W29 a dead key before the leave does not colour the first key after it")
  func composeIsReset() throws {
    let scene = try scene(keymap: .layout("us", variant: "intl"))
    let window = try scene.openWindow()
    let surface = try #require(window.surface)
    let keyboard = scene.compositor.keyboard
    let deadAcute = Key(rawValue: 40)
    keyboard.enter(surface)
    keyboard.tap(deadAcute)
    keyboard.tap(.e)
    try scene.pump.settle()
    let composed = window.keys.filter { $0.keycode == Key.e.rawValue && $0.phase == .pressed }.map(\.text)
    // Where the locale has no compose file, the dead key is nothing (W34).
    #expect(composed == ["é"] || composed == ["e"])
    window.forgetEvents()
    keyboard.tap(deadAcute)
    keyboard.leave()
    keyboard.enter(surface)
    keyboard.press(.e)
    try scene.pump.settle()
    #expect(window.keys.filter { $0.keycode == Key.e.rawValue && $0.phase == .pressed }.map(\.text) == ["e"])
    scene.expectPeace()
  }

  @Test("W30 a held, l held, a released: l repeats on")
  func lastKeyRepeats() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.press(.a)
    try scene.pump.advance(by: .milliseconds(100))
    keyboard.press(.l)
    try scene.pump.advance(by: .milliseconds(100))
    keyboard.release(.a)
    try scene.pump.advance(by: .milliseconds(500))
    #expect(repeats(window, of: .a) == 0)
    // 600 ms of holding: at 200, 240, ... 600.
    #expect(repeats(window, of: .l) == 11)
    keyboard.release(.l)
    try scene.pump.advance(by: .seconds(1))
    #expect(repeats(window) == 11)
    scene.expectPeace()
  }

  @Test("W30 rate 0: no repeat")
  func rateZero() throws {
    let scene = try scene(rate: 0)
    let window = try scene.openWindow()
    scene.compositor.keyboard.press(.a)
    try scene.pump.advance(by: .seconds(5))
    #expect(repeats(window) == 0)
    scene.expectPeace()
  }

  @Test("W30 rate 25, delay 200: every 40 ms after 200", arguments: [1, 5, 16])
  func repeatSchedule(step: Int) throws {
    let scene = try scene()
    let window = try scene.openWindow()
    scene.compositor.keyboard.press(.a)
    try scene.pump.advance(by: .milliseconds(199), step: .milliseconds(step))
    #expect(repeats(window) == 0)
    try scene.pump.advance(by: .milliseconds(1))
    #expect(repeats(window) == 1)
    try scene.pump.advance(by: .milliseconds(400), step: .milliseconds(step))
    #expect(repeats(window) == 11)
    #expect(window.keys.last?.text == "a")
    scene.expectPeace()
  }

  @Test("W30 the schedule is absolute: a slow handler does not stretch it")
  func slowHandler() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    scene.compositor.keyboard.press(.a)
    try scene.pump.settle()
    let start = scene.clock.now
    window.didReceive = { [unowned window] event in
      guard case .key(let key) = event, key.phase == .repeated, repeats(window) % 4 == 0 else { return }
      scene.clock.advance(by: .milliseconds(70))
    }
    while scene.clock.now - start < .milliseconds(2000) {
      try scene.pump.advance(by: .milliseconds(1), step: .milliseconds(1))
    }
    let elapsed = scene.clock.now - start
    // At 200, 240, ... up to the time that has passed.
    let expected = Int((elapsed - .milliseconds(200)) / .milliseconds(40)) + 1
    #expect(abs(repeats(window) - expected) <= 2, "\(repeats(window)) repeats, where \(expected) were due")
    scene.expectPeace()
  }

  @Test("W30 the rate set to 0 in the middle of a repeat: it stops")
  func rateZeroInTheMiddle() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    scene.compositor.keyboard.press(.a)
    try scene.pump.advance(by: .milliseconds(400))
    let count = repeats(window)
    #expect(count >= 5)
    scene.compositor.keyboard.setRepeat(rate: 0, delay: 200)
    try scene.pump.advance(by: .seconds(2))
    #expect(repeats(window) == count)
    scene.expectPeace()
  }

  @Test("A modifier does not repeat, and does not end another key's repeat")
  func modifiersDoNotRepeat() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    scene.compositor.keyboard.press(.leftShift)
    try scene.pump.advance(by: .seconds(1))
    #expect(repeats(window) == 0)
    scene.expectPeace()
  }

  @Test("W31 keys and modifiers before any keymap: ignored; with the keymap they work")
  func keysBeforeKeymap() throws {
    let scene = try scene(keymap: nil)
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.tap(.a)
    keyboard.press(.leftShift)
    keyboard.release(.leftShift)
    keyboard.sendModifiers(depressed: 0xFFFF_FFFF, group: 77)
    try scene.pump.advance(by: .seconds(1))
    #expect(window.keys.allSatisfy { $0.text.isEmpty })
    keyboard.sendModifiers()
    keyboard.setKeymap(.us)
    try scene.pump.settle()
    window.forgetEvents()
    keyboard.press(.a)
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["a"])
    scene.expectPeace()
  }

  static let badKeymaps: [TestKeymap] = [
    .none, .nulls(count: 4096), .nulls(count: 1), .oversize(by: 1), .oversize(by: 1 << 20),
    .text("xkb_keymap { nonsense"),
    .text(""),
  ]

  @Test(
    "W31 a useless keymap at the start: ignored, its descriptor closed, a good one replaces it", arguments: badKeymaps)
  func badKeymapAtStart(keymap: TestKeymap) throws {
    let scene = try scene(keymap: keymap)
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.tap(.a)
    try scene.pump.settle()
    #expect(keyboard.openKeymapDescriptors == 0)
    window.forgetEvents()
    keyboard.setKeymap(.us)
    keyboard.press(.a)
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["a"])
    #expect(keyboard.openKeymapDescriptors == 0)
    scene.expectPeace()
  }

  @Test("W31 a useless keymap in the middle: nothing breaks", arguments: badKeymaps)
  func badKeymapInTheMiddle(keymap: TestKeymap) throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.press(.a)
    try scene.pump.advance(by: .milliseconds(250))
    keyboard.setKeymap(keymap)
    try scene.pump.advance(by: .milliseconds(250))
    keyboard.release(.a)
    keyboard.tap(.l)
    keyboard.setKeymap(.us)
    try scene.pump.settle()
    window.forgetEvents()
    keyboard.press(.a)
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["a"])
    #expect(keyboard.openKeymapDescriptors == 0)
    scene.expectPeace()
  }

  @Test("W31 a thousand keymaps: every descriptor is closed, the last one counts")
  func thousandKeymaps() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    // Small ones, so that the test is quick; the last is a real one.
    for round in 0..<1000 {
      keyboard.setKeymap(round % 2 == 0 ? .nulls(count: 64) : .none)
      if round % 16 == 0 { try scene.pump.settle() }
    }
    keyboard.setKeymap(.layout("de"))
    try scene.pump.settle()
    #expect(keyboard.openKeymapDescriptors == 0)
    keyboard.press(Key(rawValue: 44))
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["y"], "the key beside the left shift, as a German has it")
    scene.expectPeace()
  }

  @Test("W31 keymaps are mapped privately")
  func mappedPrivately() throws {
    let scene = try scene()
    _ = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    for keymap in [TestKeymap.us, .layout("de"), .nulls(count: 10_000)] {
      keyboard.setKeymap(keymap)
      try scene.pump.settle()
      #expect(keyboard.keymapMappings.allSatisfy { $0 == "r--p" })
    }
    scene.expectPeace()
  }

  @Test("W32 modifiers before enter: applied at enter")
  func modifiersBeforeEnter() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.setPressedSilently([.leftShift])
    keyboard.enter(try #require(window.surface), modifiers: .beforeEnter)
    keyboard.press(.a)
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["A"])
    #expect(window.keys.first?.modifiers == [.shift])
    scene.expectPeace()
  }

  @Test("W32 keys already down at enter are no presses, and do not repeat")
  func keysDownAtEnter() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let keyboard = scene.compositor.keyboard
    keyboard.setPressedSilently([.a, .return])
    keyboard.enter(try #require(window.surface))
    try scene.pump.advance(by: .seconds(1))
    #expect(window.keys.filter { $0.phase != .released }.isEmpty)
    keyboard.release(.a)
    keyboard.press(.l)
    try scene.pump.settle()
    #expect(window.keys.filter { $0.phase == .pressed }.map(\.text) == ["l"])
    scene.expectPeace()
  }

  @Test("W32 enter and leave for a window that is closed here: ignored")
  func focusOfClosedWindow() throws {
    let scene = try scene()
    let doomed = try scene.openWindow()
    let other = try scene.openWindow()
    let surface = try #require(doomed.surface)
    let keyboard = scene.compositor.keyboard
    doomed.toplevel.close()
    try scene.pump.settleClient()
    keyboard.enter(surface)
    keyboard.sendKey(.a, isPressed: true)
    keyboard.sendKey(.a, isPressed: false)
    keyboard.leave()
    try scene.pump.settle()
    #expect(doomed.keys.isEmpty)
    #expect(other.keys.isEmpty)
    #expect(other.focusChanges.isEmpty)
    keyboard.enter(try #require(other.surface))
    keyboard.press(.l)
    try scene.pump.settle()
    #expect(other.focusChanges == [true])
    #expect(other.keys.map(\.text) == ["l"])
    scene.expectPeace()
  }

  @Test("W33 no keyboard, and the only one unplugged: runs on; a second seat with one works")
  func keyboardsComeAndGo() throws {
    let scene = try Scene(.init { $0.seatCapabilities = [.touch] })
    let window = try scene.openWindow()
    #expect(scene.compositor.requests("wl_seat.get_keyboard").isEmpty)
    let second = scene.compositor.addSeat(name: "seat1", capabilities: [.keyboard])
    try scene.pump.settle()
    second.keyboard.press(.a)
    scene.compositor.touch.down(at: (1, 1)).up()
    try scene.pump.settle()
    #expect(window.keys.map(\.text) == ["a"])
    #expect(window.touches.map(\.phase) == [.down, .up])
    second.setCapabilities([])
    try scene.pump.advance(by: .seconds(1))
    #expect(window.focusChanges == [true, false])
    scene.expectPeace()
  }

  @Test("W34 Alt+Tab away: nothing stays pressed")
  func altTab() throws {
    let scene = try scene()
    let window = try scene.openWindow()
    let surface = try #require(window.surface)
    let keyboard = scene.compositor.keyboard
    keyboard.press(.leftAlt)
    keyboard.press(.tab)
    try scene.pump.settle()
    keyboard.leave()
    keyboard.setPressedSilently([])
    try scene.pump.advance(by: .seconds(1))
    #expect(repeats(window) == 0)
    keyboard.enter(surface)
    keyboard.press(.a)
    try scene.pump.settle()
    #expect(window.keys.last?.modifiers == [])
    #expect(window.keys.last?.text == "a")
    scene.expectPeace()
  }
}
