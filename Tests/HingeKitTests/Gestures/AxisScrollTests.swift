import Geometry
import Testing

@testable import HingeKit

@Suite("Wheel and touchpad")
struct AxisScrollTests {
  private var recognizer = AxisScrollRecognizer()

  private typealias Event = AxisScrollRecognizer.Event

  /// Frames 10 ms apart.
  private mutating func scroll(
    _ source: AxisScroll.Source, _ ways: [(Double, Double)], from start: Int = 0
  ) -> [Event] {
    ways.enumerated().flatMap { index, way in
      recognizer.handle(
        AxisScroll(
          source: source, delta: Vector(dx: way.0, dy: way.1), time: .milliseconds(start + index * 10)))
    }
  }

  private mutating func lift(
    at time: Int, horizontal: Bool = false, vertical: Bool = false, source: AxisScroll.Source = .finger
  ) -> [Event] {
    recognizer.handle(
      AxisScroll(
        source: source, delta: .zero, stopsHorizontal: horizontal, stopsVertical: vertical, time: .milliseconds(time)))
  }

  @Test(
    "M24 mostly vertical scrolls; the fold needs its axis to lead by 1.2",
    arguments: [
      (1.0, 5.0, Axis.vertical), (4.5, 5, .vertical), (5, 5, .vertical), (5.9, 5, .vertical),
      (6.1, 5, .horizontal),
      (-6.1, 5, .horizontal), (-5, -5, .vertical), (8, 0, .horizontal),
    ])
  func axis(dx: Double, dy: Double, expected: Axis) {
    var recognizer = AxisScrollRecognizer()
    let told = recognizer.handle(AxisScroll(source: .finger, delta: Vector(dx: dx, dy: dy), time: .zero))
    let delta = expected == .horizontal ? dx : dy
    #expect(told == [.began(expected, delta: delta), .changed(expected, delta: delta)])
    #expect(recognizer.axis == expected)
  }

  @Test("M24 the axis is chosen once") mutating func once() {
    let told = scroll(.finger, [(0, 5), (90, 1), (90, 0), (0, -4)])
    #expect(
      told == [
        .began(.vertical, delta: 5), .changed(.vertical, delta: 5), .changed(.vertical, delta: 1),
        .changed(.vertical, delta: -4),
      ])
  }

  @Test("a first tremble sideways does not cost the scroll, and nothing of the way is lost") mutating func tremble() {
    let told = scroll(.finger, [(2, 0), (0, 1), (0, 2), (0, 2)])
    #expect(told == [.began(.vertical, delta: 5), .changed(.vertical, delta: 5)])
  }

  @Test("fingers lift: an end with their speed") mutating func momentum() {
    _ = scroll(.finger, Array(repeating: (0, 6), count: 20))
    let told = lift(at: 195, vertical: true)
    guard case .ended(.vertical, let velocity) = told.first, told.count == 1 else {
      Issue.record("expected one end of the vertical scroll, was told \(told)")
      return
    }
    #expect(abs(velocity - 600) < 1e-6)
    #expect(recognizer.axis == nil)
  }

  @Test("fingers that rested lift without speed") mutating func rested() {
    _ = scroll(.finger, [(20, 0), (20, 0), (20, 0)])
    #expect(lift(at: 300, horizontal: true) == [.ended(.horizontal, velocity: 0)])
  }

  @Test(
    "W36 stop for one axis in one frame and the other in the next: one end, with the speed it had",
    arguments: [true, false])
  func stops(otherFirst: Bool) {
    var copy = AxisScrollTests()
    _ = copy.scroll(.finger, Array(repeating: (1, 6), count: 20))
    let first = copy.lift(at: 192, horizontal: otherFirst, vertical: !otherFirst)
    let second = copy.lift(at: 194, horizontal: !otherFirst, vertical: otherFirst)
    guard case .ended(.vertical, let velocity) = (first + second).first, (first + second).count == 1 else {
      Issue.record("expected one end of the vertical scroll, was told \(first), then \(second)")
      return
    }
    #expect(abs(velocity - 600) < 1e-6)
  }

  @Test("a way too short for an axis is not lost") mutating func short() {
    #expect(scroll(.finger, [(0, 1), (0, 1)]) == [])
    let told = lift(at: 400, horizontal: true, vertical: true)
    #expect(told == [.began(.vertical, delta: 2), .changed(.vertical, delta: 2), .ended(.vertical, velocity: 0)])
  }

  @Test("stops without a way say nothing") mutating func emptyStop() {
    #expect(lift(at: 0, horizontal: true, vertical: true) == [])
    #expect(recognizer.deadline == nil)
  }

  @Test("W36 wheels and sources not told step; no end is awaited", arguments: [AxisScroll.Source.wheel, .unknown])
  func steps(source: AxisScroll.Source) {
    var copy = AxisScrollTests()
    let told = copy.scroll(source, [(0, 15), (0, 0), (15, 0), (0, -7.5)])
    #expect(
      told == [
        .stepped(.vertical, delta: 15), .stepped(.horizontal, delta: 15), .stepped(.vertical, delta: -7.5),
      ])
    #expect(copy.recognizer.deadline == nil)
    #expect(copy.recognizer.axis == nil)
  }

  @Test("a wheel turned during a touchpad scroll does not end it") mutating func wheelBetween() {
    _ = scroll(.finger, [(0, 9)])
    #expect(scroll(.wheel, [(0, 15)], from: 10) == [.stepped(.vertical, delta: 15)])
    #expect(scroll(.finger, [(0, 3)], from: 20) == [.changed(.vertical, delta: 3)])
  }

  @Test("a continuous source that falls silent has ended, at its own deadline") mutating func silent() {
    _ = scroll(.continuous, [(9, 0), (9, 0)])
    #expect(recognizer.deadline == .milliseconds(160))
    #expect(recognizer.expire(at: .milliseconds(159)) == [])
    #expect(recognizer.expire(at: .milliseconds(160)) == [.ended(.horizontal, velocity: 0)])
    #expect(recognizer.deadline == nil)
  }

  @Test("fingers may rest on a touchpad as long as they like") mutating func noDeadline() {
    _ = scroll(.finger, [(9, 0)])
    #expect(recognizer.deadline == nil)
    #expect(recognizer.expire(at: .seconds(90)) == [])
  }

  @Test("the device is lost: cancelled once, and the next scroll works") mutating func lost() {
    _ = scroll(.finger, [(0, 9)])
    #expect(recognizer.cancel() == [.cancelled(.vertical)])
    #expect(recognizer.cancel() == [])
    #expect(scroll(.finger, [(9, 0)], from: 50) == [.began(.horizontal, delta: 9), .changed(.horizontal, delta: 9)])
  }

  @Test("what is no number is ignored") mutating func nonsense() {
    #expect(scroll(.finger, [(.nan, 5), (.infinity, 0)]) == [])
  }
}
