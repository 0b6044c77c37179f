import Motion
import Testing

@Suite("Momentum")
struct DecelerationTests {
  /// 0.998 of the velocity is left after each millisecond; the way is summed by the trapezium rule.
  @Test("loses two thousandths of its speed each millisecond") func rate() {
    let motion = Deceleration(from: 100, velocity: 1000)
    var (place, speed) = (100.0, 1000.0)
    for millisecond in 0..<1500 {
      #expect(abs(motion.velocity(at: .milliseconds(millisecond)) - speed) < 1e-6)
      #expect(abs(motion.value(at: .milliseconds(millisecond)) - place) < 1e-3)
      place += (speed + speed * 0.998) / 2 * 0.001
      speed *= 0.998
    }
  }

  /// v₀ / (-1000 ln 0.998) = v₀ · 0.499 499 8…
  @Test("gets as far as UIKit's", arguments: [(1000.0, 499.499_833), (-2000, -998.999_666), (0, 0)])
  func target(velocity: Double, way: Double) {
    let motion = Deceleration(from: 20, velocity: velocity)
    #expect(abs(motion.target - 20 - way) < 1e-3)
    #expect(motion.value(at: motion.duration) == motion.target)
    #expect(motion.velocity(at: motion.duration) == 0)
    #expect(abs(motion.value(at: motion.duration - .nanoseconds(1)) - motion.target) <= 0.25 + 1e-6)
  }

  @Test("knows when it gets to a place") func reaching() throws {
    let motion = Deceleration(from: 0, velocity: 1000)
    let time = try #require(motion.time(toReach: 250))
    #expect(abs(motion.value(at: time) - 250) < 1e-6)
    #expect(motion.time(toReach: -1) == nil)
    #expect(motion.time(toReach: 499.6) == nil)
    #expect(motion.time(toReach: 0) == .zero)
  }

  @Test("what is no number stays where it is", arguments: [Double.nan, .infinity]) func nonsense(velocity: Double) {
    let motion = Deceleration(from: 7, velocity: velocity)
    #expect(motion.target == 7)
    #expect(motion.duration == .zero)
  }

  private static let starts: [Double] = [-300, -20, 0, 150, 400, 420, 900]
  private static let speeds: [Double] = [-6000, -900, -40, 0, 40, 900, 6000]

  @Test("flows from phase to phase without a jump, and rests within the content", arguments: starts, speeds)
  func throwing(start: Double, velocity: Double) {
    let motion = Momentum(from: start, velocity: velocity, within: 0...400, bounces: true)
    #expect((0...400).contains(motion.target))
    #expect(motion.value(at: motion.duration) == motion.target)
    var (place, speed) = (motion.value(at: .zero), motion.velocity(at: .zero))
    if motion.duration > .zero {
      #expect(abs(place - start) < 1e-9)
      #expect(abs(speed - velocity) < 1e-6)
    }
    var time = Duration.zero
    while time < motion.duration {
      time += .milliseconds(1)
      let (next, nextSpeed) = (motion.value(at: time), motion.velocity(at: time))
      // No faster than it says: a quarter of a pixel is what the end may put right.
      #expect(abs(next - place) <= max(abs(speed), abs(nextSpeed)) * 0.001 + 0.26)
      (place, speed) = (next, nextSpeed)
    }
  }

  @Test("without bounce it never leaves the content", arguments: starts, speeds)
  func clipped(start: Double, velocity: Double) {
    let motion = Momentum(from: start, velocity: velocity, within: 0...400, bounces: false)
    var time = Duration.zero
    repeat {
      #expect((0...400).contains(motion.value(at: time)))
      time += .milliseconds(1)
    } while time < motion.duration
    #expect(motion.value(at: motion.duration) == motion.target)
  }

  @Test("pulled beyond the top and thrown up, the content goes on past its end") func thrownBack() {
    let motion = Momentum(from: -60, velocity: 2000, within: 0...5000, bounces: true)
    #expect(motion.target > 300)
    let crawling = Momentum(from: -60, velocity: 200, within: 0...5000, bounces: true)
    #expect(crawling.target == 0)
  }

  /// (1 - 1 / (x 0.55 / 480 + 1)) 480, worked out with a pocket calculator.
  @Test("the rubber band gives as UIKit's", arguments: [(10.0, 5.437_693), (100, 49.345_794), (480, 170.322_581)])
  func rubberBand(way: Double, seen: Double) {
    let band = RubberBand(dimension: 480)
    #expect(abs(band.stretched(way) - seen) < 1e-5)
    #expect(band.stretched(-way) == -band.stretched(way))
    #expect(abs(band.unstretched(band.stretched(way)) - way) < 1e-6)
  }

  @Test(
    "a finger that catches stretched content holds it where it is", arguments: [-700.0, -20, 0, 33, 400, 410, 9000])
  func catching(wanted: Double) {
    let band = RubberBand(dimension: 640)
    let seen = band.offset(wanted, within: 0...400)
    #expect(abs(band.wantedOffset(seen, within: 0...400) - wanted) < 1e-6)
    #expect(seen > -640 && seen < 1040)
  }

  @Test("what is seen moves at the slope of the band", arguments: [-700.0, -20, 10, 390, 410, 9000])
  func rate(wanted: Double) {
    let band = RubberBand(dimension: 640)
    func seen(_ wanted: Double) -> Double { band.offset(wanted, within: 0...400) }
    let slope = (seen(wanted + 1e-3) - seen(wanted - 1e-3)) / 2e-3
    #expect(abs(band.rate(at: seen(wanted), within: 0...400) - slope) < 1e-6)
  }

  @Test("a view without length does not give") func flat() {
    #expect(RubberBand(dimension: 0).rate(at: 50, within: 0...10) == 0)
    #expect(RubberBand(dimension: 0).stretched(50) == 0)
    #expect(RubberBand(dimension: -3).unstretched(50) == 0)
    #expect(RubberBand(dimension: 100).unstretched(500).isFinite)
  }
}
