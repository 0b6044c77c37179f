import Geometry

@testable import HingeKit

/// A window with recognizers in it, fingers to touch them, and a log of what they told.
final class GestureScene {
  let arena: GestureArena
  private let candidates: Candidates
  private let record = Record()

  /// The clock of the events; each goes a step on.
  var now = Duration.milliseconds(1000)

  private final class Candidates { var list: [GestureRecognizer] = [] }
  private final class Record { var entries: [String] = [] }

  init() {
    let candidates = Candidates()
    self.candidates = candidates
    arena = GestureArena { _ in candidates.list }
  }

  /// What was told since the last look, in order.
  func takeLog() -> [String] {
    defer { record.entries = [] }
    return record.entries
  }

  /// A pan beneath (shallower than) those that are there.
  @discardableResult
  func pan(_ name: String, _ axis: Axis?, claim: ((Vector) -> PanClaim)? = nil) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer(axis: axis) { [record] pan in record.entries.append("\(name) \(pan.state)") }
    pan.onFail = { [record] in record.entries.append("\(name) failed") }
    pan.claim = claim
    candidates.list.append(pan)
    return pan
  }

  /// A tap beneath those that are there.
  @discardableResult
  func tap(_ name: String) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer { [record] _ in record.entries.append("\(name) tapped") }
    tap.onPress = { [record] _ in record.entries.append("\(name) pressed") }
    tap.onPressCancelled = { [record] _ in record.entries.append("\(name) released") }
    candidates.list.append(tap)
    return tap
  }

  func log(_ entry: String) { record.entries.append(entry) }

  func finger(_ id: Int, kind: Touch.Kind = .finger) -> Finger { Finger(id: id, kind: kind, scene: self) }

  /// One finger, or the pointer.
  final class Finger {
    private let id: Int
    private let kind: Touch.Kind
    private let scene: GestureScene
    private var location = Point.zero

    init(id: Int, kind: Touch.Kind, scene: GestureScene) {
      (self.id, self.kind, self.scene) = (id, kind, scene)
    }

    @discardableResult func down(at x: Double, _ y: Double) -> Finger { send(.began, Point(x: x, y: y), 8) }

    @discardableResult func move(to x: Double, _ y: Double, after milliseconds: Int = 8) -> Finger {
      send(.moved, Point(x: x, y: y), milliseconds)
    }

    @discardableResult func move(by dx: Double, _ dy: Double, after milliseconds: Int = 8) -> Finger {
      send(.moved, location + Vector(dx: dx, dy: dy), milliseconds)
    }

    func up(after milliseconds: Int = 2) { send(.ended, location, milliseconds) }

    func cancel() { send(.cancelled, location, 0) }

    @discardableResult private func send(_ phase: Touch.Phase, _ place: Point, _ milliseconds: Int) -> Finger {
      location = place
      scene.now += .milliseconds(milliseconds)
      scene.arena.handle(Touch(id: id, phase: phase, location: place, time: scene.now, kind: kind))
      return self
    }
  }
}
