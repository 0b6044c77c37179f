import Testing

@testable import Wayland

@Suite("EventTime")
struct EventTimeTests {
  @Test(
    "W47 times wrap, repeat, go back: they only grow",
    arguments: [
      ([10, 20, 20, 35], [10, 20, 20, 35]),
      ([UInt32.max - 5, 4], [4_294_967_290, 4_294_967_300]),
      ([100, 98, 103], [100, 100, 103]),
      // A clock that is set anew goes on from where it was.
      ([50_000, 10, 26], [50_000, 50_000, 50_016]),
    ] as [([UInt32], [Int])])
  func unwrapping(raw: [UInt32], expected: [Int]) {
    var time = EventTime()
    #expect(raw.map { time.unwrap($0) } == expected.map { .milliseconds($0) })
  }
}

@Suite("KeyRepeat")
struct KeyRepeatTests {
  private func milliseconds(_ values: [Int]) -> [Duration] { values.map { .milliseconds($0) } }

  /// The times of the repeats when the handler looks every so often.
  private func strokes(_ keys: inout KeyRepeat, upTo end: Int, every step: Int) -> [Duration] {
    var strokes: [Duration] = []
    for now in stride(from: 0, through: end, by: step) {
      while let stroke = keys.fire(at: .milliseconds(now)) { strokes.append(stroke.elapsed) }
    }
    return strokes
  }

  @Test("W30 rate 25, delay 200: every 40 ms after 200, also when the handler is slow", arguments: [1, 40, 130, 400])
  func schedule(step: Int) {
    var keys = KeyRepeat()
    keys.configure(rate: 25, delay: 200)
    keys.press(30, at: .zero)
    #expect(
      strokes(&keys, upTo: 400, every: step)
        == milliseconds([200, 240, 280, 320, 360, 400]).filter {
          $0 <= .milliseconds(400 / step * step)
        })
  }

  @Test("W30 a handler that slept for long is not flooded, and stays on the schedule")
  func longSleep() {
    var keys = KeyRepeat()
    keys.configure(rate: 25, delay: 200)
    keys.press(30, at: .zero)
    #expect(keys.fire(at: .seconds(10))?.elapsed == .milliseconds(200))
    #expect(keys.nextTime == .seconds(9))
  }

  @Test("W30 rate 0: none, at once; another key takes over; only its release stops it")
  func stopping() {
    var keys = KeyRepeat()
    keys.configure(rate: 25, delay: 200)
    keys.press(30, at: .zero)
    keys.press(38, at: .milliseconds(10))
    keys.release(30)
    #expect(keys.fire(at: .milliseconds(210))?.keycode == 38)
    keys.configure(rate: 0, delay: 200)
    #expect(keys.nextTime == nil)
    #expect(keys.fire(at: .seconds(1)) == nil)
    keys.press(30, at: .zero)
    #expect(keys.nextTime == nil)
    keys.configure(rate: 10, delay: 100)
    #expect(keys.nextTime == nil, "what was held when there was no repeat stays silent")
    keys.press(30, at: .zero)
    keys.release(30)
    #expect(keys.nextTime == nil)
  }

  @Test("W30 another rate in the middle: from the next repeat on")
  func rateChanges() {
    var keys = KeyRepeat()
    keys.configure(rate: 10, delay: 100)
    keys.press(30, at: .zero)
    #expect(keys.fire(at: .milliseconds(100)) != nil)
    keys.configure(rate: 50, delay: 100)
    #expect(keys.nextTime == .milliseconds(200))
    #expect(keys.fire(at: .milliseconds(200)) != nil)
    #expect(keys.nextTime == .milliseconds(220))
  }
}

@Suite("AxisAccumulator")
struct AxisAccumulatorTests {
  @Test("W36 several in a frame add up, per axis; the source is of one frame")
  func adding() {
    var axes = AxisAccumulator()
    axes.add(source: .wheel)
    axes.add(value: 5, on: \.vertical)
    axes.add(value120: 40, on: \.vertical)
    axes.add(value: 2.5, on: \.vertical)
    axes.add(value120: 20, on: \.vertical)
    axes.add(value: -1, on: \.horizontal)
    #expect(
      axes.take()
        == AxisEvent(
          source: .wheel, horizontal: .init(value: -1), vertical: .init(value: 7.5, value120: 60)))
    #expect(axes.take() == nil)
    axes.stop(\.vertical)
    #expect(axes.take() == AxisEvent(vertical: .init(isStopped: true)))
  }

  @Test("W36 a source alone, and what is not a number: no event")
  func nothing() {
    var axes = AxisAccumulator()
    axes.add(source: .finger)
    axes.add(value: .nan, on: \.vertical)
    #expect(axes.take() == nil)
  }
}

@Suite("Scale")
struct ScaleArithmeticTests {
  @Test(
    "W41 a device length is (logical * s120 + 60) / 120, and at least 1",
    arguments: [
      (360, 120, 360), (360, 240, 720), (641, 180, 962), (641, 150, 801), (1, 150, 1), (3, 150, 4), (1, 60, 1),
      (0, 120, 1), (7680, 330, 21120),
    ])
  func lengths(logical: Int, scale120: Int, device: Int) {
    #expect(Scale.deviceLength(logical, scale120: scale120) == device)
  }

  @Test("W39 W42 the largest output entered; the last scale with none; before that the largest of all; never 0")
  func outputs() {
    #expect(Scale.fromOutputs(entered: [1, 3, 2], all: [4], last: 120) == 360)
    #expect(Scale.fromOutputs(entered: [], all: [1], last: 240) == 240)
    #expect(Scale.fromOutputs(entered: [], all: [1, 2], last: nil) == 240)
    #expect(Scale.fromOutputs(entered: [], all: [], last: nil) == 120)
    #expect(Scale.fromOutputs(entered: [0], all: [], last: nil) == 120)
  }

  @Test("W37 a cursor's scale is one that its size is a multiple of")
  func cursors() {
    #expect(CursorTheme.fittingScale(width: 48, height: 48, wanted: 2) == 2)
    #expect(CursorTheme.fittingScale(width: 33, height: 48, wanted: 2) == 1)
    #expect(CursorTheme.fittingScale(width: 32, height: 32, wanted: 3) == 2)
    #expect(CursorTheme.fittingScale(width: 24, height: 24, wanted: 0) == 1)
  }
}

@Suite("WindowSize")
struct WindowSizeTests {
  private typealias Extent = WindowSize.Extent

  private func extent(_ width: Int, _ height: Int) -> WindowSize.Extent { .init(width: width, height: height) }

  @Test("W1 W2 0 is ours, each dimension on its own; the floating size alone is remembered")
  func table() {
    var size = WindowSize()
    size.prefer(extent(360, 640))
    func resolve(_ width: Int, _ height: Int, floating: Bool = true, fullscreen: Bool = false) -> WindowSize.Extent {
      size.resolve(
        requested: extent(width, height), bounds: extent(0, 0), isFloating: floating, isFullscreen: fullscreen)
    }
    #expect(resolve(0, 0) == extent(360, 640))
    #expect(resolve(800, 0) == extent(800, 640))
    #expect(resolve(0, 500) == extent(800, 500))
    #expect(resolve(1920, 1080, floating: false) == extent(1920, 1080))
    #expect(resolve(0, 0) == extent(800, 500))
    #expect(resolve(1, 1, floating: false, fullscreen: true) == extent(800, 500))
    #expect(resolve(0, 0, floating: false, fullscreen: true) == extent(800, 500))
    #expect(resolve(1, 1) == extent(1, 1))
    #expect(resolve(-3, -4) == extent(1, 1))
  }

  @Test("Our own choice is within the compositor's bounds and not below our minimum")
  func bounds() {
    var size = WindowSize()
    size.prefer(extent(2000, 50))
    size.minimum = extent(100, 100)
    let resolved = size.resolve(
      requested: extent(0, 0), bounds: extent(1280, 720), isFloating: true, isFullscreen: false)
    #expect(resolved == extent(1280, 100))
  }
}
