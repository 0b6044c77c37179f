import Geometry
import Testing

@testable import HingeKit

@Suite("Who has the touch")
struct GestureArenaTests {
  /// A row in a list that scrolls, in a scroller that folds.
  private func menu() -> GestureScene {
    let scene = GestureScene()
    scene.tap("row")
    scene.pan("list", .vertical)
    scene.pan("fold", .horizontal)
    return scene
  }

  /// The whole life of a touch, as the ways between its events, and what must come of it.
  struct Drag: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var ways: [(Double, Double)]
    var told: [String]
  }

  @Test(
    "M23 the larger way wins once; the other does nothing",
    arguments: [
      Drag(
        testDescription: "straight sideways", ways: [(6, 0), (6, 0), (30, 0)],
        told: ["row pressed", "row released", "list failed", "fold began", "fold changed", "fold ended"]),
      Drag(
        testDescription: "straight down", ways: [(0, 6), (0, 6), (0, 30)],
        told: ["row pressed", "row released", "fold failed", "list began", "list changed", "list ended"]),
      Drag(
        testDescription: "2 px of sideways jitter before the scroll", ways: [(2, 0), (0, 4), (0, 8)],
        told: ["row pressed", "row released", "fold failed", "list began", "list ended"]),
      Drag(
        testDescription: "down, then far sideways", ways: [(1, 11), (90, 0)],
        told: ["row pressed", "row released", "fold failed", "list began", "list changed", "list ended"]),
      Drag(
        testDescription: "sideways, then far down", ways: [(11, 9), (0, 90)],
        told: ["row pressed", "row released", "list failed", "fold began", "fold changed", "fold ended"]),
      Drag(
        testDescription: "exactly diagonal scrolls", ways: [(-12, 12)],
        told: ["row pressed", "row released", "fold failed", "list began", "list ended"]),
      Drag(
        testDescription: "within the slop", ways: [(7, 7), (-10, 0), (3, -10)],
        told: ["row pressed", "list failed", "fold failed", "row tapped"]),
      Drag(
        testDescription: "out of the slop and back", ways: [(0, 11), (0, -11)],
        told: ["row pressed", "row released", "fold failed", "list began", "list changed", "list ended"]),
    ])
  func axis(drag: Drag) {
    let scene = menu()
    let finger = scene.finger(0).down(at: 40, 200)
    for way in drag.ways { finger.move(by: way.0, way.1) }
    finger.up()
    #expect(scene.takeLog() == drag.told)
    #expect(!scene.arena.isTracking)
  }

  @Test("M23 a finger that nobody follows taps nothing") func nobody() {
    let scene = GestureScene()
    scene.tap("button")
    scene.pan("fold", .horizontal)
    scene.finger(0).down(at: 10, 10).move(by: 0, 11).move(by: 50, -11).up()
    #expect(scene.takeLog() == ["button pressed", "button released", "fold failed"])
  }

  @Test("M7 a vertical drag on the bar leaves no lock behind") func barThenBurger() {
    let scene = GestureScene()
    scene.tap("burger")
    let fold = scene.pan("fold", .horizontal)
    let finger = scene.finger(0)
    finger.down(at: 20, 20).move(by: 0, 30).up()
    _ = scene.takeLog()
    finger.down(at: 20, 20).up()
    #expect(scene.takeLog() == ["burger pressed", "fold failed", "burger tapped"])
    finger.down(at: 20, 20).move(by: 30, 0).up()
    #expect(scene.takeLog() == ["burger pressed", "burger released", "fold began", "fold ended"])
    #expect(fold.state == .possible)
  }

  @Test("M26 the deeper pan of the axis wins while it wants to, else the next", arguments: [PanClaim.none, .leftover])
  func nested(claimAtEnd: PanClaim) {
    let scene = GestureScene()
    scene.pan("pictures", .horizontal) { $0.dx < 0 ? .content : claimAtEnd }
    scene.pan("fold", .horizontal)
    scene.finger(0).down(at: 90, 90).move(by: -20, 0).up()
    #expect(scene.takeLog() == ["fold failed", "pictures began", "pictures ended"])
    scene.finger(0).down(at: 90, 90).move(by: 20, 0).up()
    #expect(scene.takeLog() == ["pictures failed", "fold began", "fold ended"])
  }

  /// Deepest first.
  @Test(
    "M26, M27 the highest claim wins, of equals the deepest; a leftover is better than nothing",
    arguments: [
      ([PanClaim.content, .content], "1"), ([.content, .edge], "2"), ([.control, .edge], "1"),
      ([.edge, .control], "2"), ([.leftover, .content], "2"), ([.leftover, .leftover], "1"),
      ([.none, .leftover], "2"), ([.edge, .leftover], "1"),
    ])
  func claims(_ claims: [PanClaim], winner: String) {
    let scene = GestureScene()
    for (index, claim) in claims.enumerated() { scene.pan("\(index + 1)", .horizontal) { _ in claim } }
    scene.finger(0).down(at: 90, 90).move(by: 20, 0).up()
    let loser = winner == "1" ? "2" : "1"
    #expect(scene.takeLog() == ["\(loser) failed", "\(winner) began", "\(winner) ended"])
  }

  @Test("M27 a pan of both axes on a slider has its drags") func slider() {
    let scene = GestureScene()
    scene.pan("slider", nil)
    scene.pan("list", .vertical)
    scene.pan("fold", .horizontal)
    scene.finger(0).down(at: 90, 90).move(by: 2, 15).up()
    #expect(scene.takeLog() == ["list failed", "fold failed", "slider began", "slider ended"])
  }

  @Test("M28 a recognizer that is off or does not want the touch is not there") func locked() {
    let scene = menu()
    let lock = scene.pan("lock", .horizontal)
    lock.shouldReceive = { _ in false }
    scene.finger(0).down(at: 40, 40).up()
    #expect(scene.takeLog() == ["row pressed", "list failed", "fold failed", "row tapped"])
    let off = GestureScene()
    off.pan("fold", .horizontal).isEnabled = false
    off.finger(0).down(at: 40, 40).move(by: 50, 0).up()
    #expect(off.takeLog() == [])
  }

  @Test("only the deepest tap under the finger is pressed") func deepestTap() {
    let scene = GestureScene()
    scene.tap("button")
    scene.tap("row")
    scene.finger(0).down(at: 5, 5).up()
    #expect(scene.takeLog() == ["button pressed", "button tapped"])
  }

  @Test("M25 a click with 2 or 3 px of tremor is a click; a pointer's slop is smaller") func click() {
    let scene = menu()
    let pointer = scene.finger(0, kind: .pointer)
    pointer.down(at: 40, 40).move(by: 3, -2).move(by: -3, 3).up()
    #expect(scene.takeLog() == ["row pressed", "list failed", "fold failed", "row tapped"])
    pointer.down(at: 40, 40).move(by: 7, 0).up()
    #expect(scene.takeLog() == ["row pressed", "row released", "list failed", "fold began", "fold ended"])
  }

  @Test("M5 what moves is told of the finger, and of its going away unused") func catching() {
    let scene = GestureScene()
    let fold = scene.pan("fold", .horizontal)
    fold.onTouchDown = { [unowned scene] _ in scene.log("caught") }
    scene.finger(0).down(at: 40, 40).up()
    #expect(scene.takeLog() == ["caught", "fold failed"])
    scene.finger(0).down(at: 40, 40).move(by: 12, 0).up()
    #expect(scene.takeLog() == ["caught", "fold began", "fold ended"])
  }

  @Test("the finger lifts elsewhere than it was last seen") func liftsElsewhere() {
    let scene = menu()
    scene.finger(0).down(at: 40, 40)
    scene.arena.handle(Touch(id: 0, phase: .ended, location: Point(x: 90, y: 40), time: scene.now))
    #expect(scene.takeLog() == ["row pressed", "row released", "list failed", "fold began", "fold ended"])
  }

  @Test("W26 an up without a place is at the last one known") func noPlace() {
    let scene = menu()
    scene.finger(0).down(at: 40, 40)
    scene.arena.handle(Touch(id: 0, phase: .ended, location: Point(x: .nan, y: .nan), time: scene.now))
    #expect(scene.takeLog().last == "row tapped")
  }

  @Test("places that are no numbers are ignored", arguments: [Double.nan, .infinity]) func nonsense(x: Double) {
    let scene = menu()
    scene.finger(0).down(at: x, 40).move(to: 50, 50).up()
    #expect(scene.takeLog() == [])
    let finger = scene.finger(0).down(at: 40, 40)
    finger.move(to: x, 40)
    finger.move(to: 42, 40).up()
    #expect(scene.takeLog().last == "row tapped")
  }

  @Test("a burst with one time stamp is as good as any") func burst() {
    let scene = GestureScene()
    let fold = scene.pan("fold", .horizontal)
    let finger = scene.finger(0).down(at: 10, 10)
    for _ in 0..<50 { finger.move(by: 3, 0, after: 0) }
    #expect(fold.translation == Vector(dx: 138, dy: 0))
    #expect(fold.velocity.dx.isFinite)
    finger.up()
  }
}
