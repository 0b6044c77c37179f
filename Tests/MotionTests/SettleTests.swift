import Motion
import Testing

@Suite("Settling")
struct SettleTests {
  private static let cases: [(start: Double, speed: Double, target: Double)] = {
    let starts: [Double] = [0, 0.1, 1, 8, 39, 40, 41, 79, 79.9, 80]
    let speeds: [Double] = [-8000, -1200, -300, -20, 0, 20, 300, 1200, 8000]
    var cases: [(start: Double, speed: Double, target: Double)] = []
    for start in starts {
      for speed in speeds { cases += [(start, speed, 0), (start, speed, 80)] }
    }
    return cases
  }()

  @Test("M6 rests at exactly 0 or 1 in finite time, M41 and never leaves its bounds", arguments: cases)
  func bounds(start: Double, speed: Double, target: Double) {
    let settle = Settle(from: start, to: target, initialVelocity: speed, within: 0...80)
    var time = Duration.zero
    while time < settle.duration {
      #expect((0...80).contains(settle.value(at: time)))
      time += .microseconds(500)
    }
    #expect(settle.value(at: settle.duration) == target)
    #expect(settle.velocity(at: settle.duration) == 0)
    #expect(settle.duration <= .milliseconds(450))
  }

  @Test("M5 starts without a jump in place or speed, and goes no faster than it says", arguments: cases)
  func continuity(start: Double, speed: Double, target: Double) {
    let settle = Settle(from: start, to: target, initialVelocity: speed, within: 0...80)
    guard settle.duration > .zero else {
      #expect(abs(start - target) <= 0.25)
      return
    }
    #expect(abs(settle.value(at: .zero) - start) < 1e-9)
    let outward = (start == 0 && speed < 0) || (start == 80 && speed > 0)
    if !outward { #expect(abs(settle.velocity(at: .zero) - speed) < 1e-6) }
    var (time, place) = (Duration.zero, start)
    while time < settle.duration {
      let before = settle.velocity(at: time)
      time += .microseconds(500)
      let next = settle.value(at: time)
      #expect(abs(next - place) <= max(abs(before), abs(settle.velocity(at: time))) * 0.000_5 + 0.3)
      place = next
    }
  }

  @Test(
    "takes as long as a person expects when the finger let go at rest",
    arguments: [
      (4.0, 0.2, 0.23), (40, 0.25, 0.3), (80, 0.34, 0.36), (900, 0.34, 0.36),
    ])
  func duration(way: Double, shortest: Double, longest: Double) {
    let settle = Settle(from: way, to: 0, within: 0...way)
    #expect(settle.duration.inSeconds >= shortest)
    #expect(settle.duration.inSeconds <= longest)
  }

  @Test("a hard throw arrives sooner than a soft one") func hardThrow() {
    let soft = Settle(from: 20, to: 80, initialVelocity: 400, within: 0...80)
    let hard = Settle(from: 20, to: 80, initialVelocity: 6000, within: 0...80)
    #expect(hard.duration < .milliseconds(30))
    #expect(soft.duration > hard.duration)
  }

  @Test("flung against the other end it turns round there") func turn() {
    let settle = Settle(from: 30, to: 80, initialVelocity: -3000, within: 0...80)
    let places = (0..<450).map { settle.value(at: .milliseconds($0)) }
    #expect(places.contains { $0 < 1 })
    #expect(places.last == 80)
  }

  @Test("caught in the middle it goes on from there (M5)") func caught() {
    let first = Settle(from: 70, to: 0, initialVelocity: -500, within: 0...80)
    let time = Duration.milliseconds(60)
    let second = Settle(
      from: first.value(at: time), to: 80, initialVelocity: first.velocity(at: time), within: 0...80)
    #expect(abs(second.value(at: .zero) - first.value(at: time)) < 1e-9)
    #expect(abs(second.velocity(at: .zero) - first.velocity(at: time)) < 1e-6)
  }

  @Test("already there takes no time") func there() {
    #expect(Settle(from: 80, to: 80, within: 0...80).duration == .zero)
    #expect(Settle(from: 80, to: 80, initialVelocity: 900, within: 0...80).duration == .zero)
  }

  @Test("M24 what is no number does not move it astray", arguments: [Double.nan, .infinity, -.infinity])
  func nonsense(value: Double) {
    let settle = Settle(from: 40, to: 80, initialVelocity: value, within: 0...80)
    #expect(settle.velocity(at: .zero) == 0)
    #expect(settle.value(at: settle.duration) == 80)
    let elsewhere = Settle(from: value, to: value, within: 0...80)
    #expect((0...80).contains(elsewhere.value(at: .milliseconds(100))))
  }
}
