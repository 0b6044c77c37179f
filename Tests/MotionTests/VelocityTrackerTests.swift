import Geometry
import Motion
import Testing

@Suite("Velocity")
struct VelocityTrackerTests {
  /// A finger's places, each a time in milliseconds and an x.
  private func tracker(_ samples: [(Int, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, x) in samples { tracker.add(Point(x: x, y: 0), at: .milliseconds(time)) }
    return tracker
  }

  @Test("an even movement has its own speed, at any rate of events", arguments: [1, 4, 8, 16, 33])
  func even(interval: Int) {
    let tracker = tracker(stride(from: 0, through: 198, by: interval).map { ($0, Double($0) * 0.7) })
    let velocity = tracker.velocity(at: .milliseconds(199))
    #expect(abs(velocity.dx - 700) < 1e-6)
    #expect(velocity.dy == 0)
  }

  @Test("both axes") func axes() {
    var tracker = VelocityTracker()
    for step in 0...10 {
      tracker.add(Point(x: Double(step) * 2, y: Double(step) * -3), at: .milliseconds(step * 10))
    }
    let velocity = tracker.velocity(at: .milliseconds(100))
    #expect(abs(velocity.dx - 200) < 1e-6)
    #expect(abs(velocity.dy + 300) < 1e-6)
  }

  @Test("what was before the last 150 ms does not count") func window() {
    let before: [(Int, Double)] = (0...20).map { ($0 * 10, Double($0) * -20) }
    let after: [(Int, Double)] = (1...20).map { (200 + $0 * 10, -400 + Double($0) * 5) }
    #expect(abs(tracker(before + after).velocity(at: .milliseconds(400)).dx - 500) < 1e-6)
  }

  @Test("M4 a flick of two events") func flick() {
    #expect(abs(tracker([(0, 0), (12, 40)]).velocity(at: .milliseconds(14)).dx - 3333.333) < 0.01)
  }

  @Test("a finger that turned round has its last direction (M20)") func turned() {
    let there: [(Int, Double)] = (0...9).map { ($0 * 10, Double($0) * 10) }
    let back: [(Int, Double)] = (1...6).map { (90 + $0 * 10, 90 - Double($0) * 10) }
    #expect(tracker(there + back).velocity(at: .milliseconds(150)).dx < -100)
  }

  @Test("a finger that rested before lifting has none, with events or without") func rest() {
    let moving: [(Int, Double)] = (0...10).map { ($0 * 10, Double($0) * 10) }
    #expect(tracker(moving).velocity(at: .milliseconds(108)).dx > 900)
    #expect(tracker(moving).velocity(at: .milliseconds(185)) == .zero)
    var tremble: [(Int, Double)] = []
    for step in 1...12 { tremble.append((100 + step * 8, step.isMultiple(of: 2) ? 100 : 100.4)) }
    #expect(tracker(moving + tremble).velocity(at: .milliseconds(197)) == .zero)
  }

  @Test("M24 two events with one time stamp give zero") func sameTime() {
    #expect(tracker([(5, 0), (5, 100)]).velocity(at: .milliseconds(5)) == .zero)
    #expect(tracker([(5, 0), (5, 100), (5, 170)]).velocity(at: .milliseconds(5)) == .zero)
    #expect(tracker([]).velocity(at: .zero) == .zero)
    #expect(tracker([(5, 3)]).velocity(at: .milliseconds(5)) == .zero)
  }

  @Test("a burst with one time stamp counts as its last place") func burst() {
    let burst = tracker([(0, 0), (10, 2), (10, 7), (10, 10), (20, 20)])
    #expect(abs(burst.velocity(at: .milliseconds(20)).dx - 1000) < 1e-6)
  }

  @Test("W47 times that go backwards or hardly forwards give no infinite speed") func backwards() {
    let back = tracker([(100, 0), (110, 10), (50, 20), (60, 30)]).velocity(at: .milliseconds(60))
    #expect(abs(back.dx - 1000) < 1e-6)
    var close = VelocityTracker()
    close.add(.zero, at: .zero)
    close.add(Point(x: 500, y: 0), at: .microseconds(3))
    #expect(close.velocity(at: .microseconds(4)) == .zero)
    let fast = tracker([(0, 0), (1, 900)]).velocity(at: .milliseconds(1))
    #expect(abs(fast.length - VelocityTracker.maximumSpeed) < 1e-6)
  }

  @Test("M24 places that are no numbers are ignored", arguments: [Double.nan, .infinity]) func nonsense(x: Double) {
    let velocity = tracker([(0, 0), (10, 10), (15, x), (20, 20)]).velocity(at: .milliseconds(20))
    #expect(abs(velocity.dx - 1000) < 1e-6)
  }

  @Test("forgets when told to") func reset() {
    var tracker = tracker([(0, 0), (10, 10)])
    tracker.reset()
    #expect(tracker.velocity(at: .milliseconds(10)) == .zero)
  }

  @Test("keeps no more than its window of a long drag") func long() {
    let tracker = tracker((0...20_000).map { ($0, Double($0)) })
    #expect(abs(tracker.velocity(at: .milliseconds(20_000)).dx - 1000) < 1e-6)
  }
}
