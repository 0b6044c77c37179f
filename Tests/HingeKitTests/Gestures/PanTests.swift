import Geometry
import Testing

@testable import HingeKit

@Suite("Panning")
struct PanTests {
  private let scene = GestureScene()

  @Test("content follows one to one from where the pan was recognised; the slop is not jumped")
  func translation() {
    let fold = scene.pan("fold", .horizontal)
    let finger = scene.finger(0).down(at: 100, 50)
    finger.move(to: 109, 50)
    #expect(fold.state == .possible)
    finger.move(to: 112, 53)
    #expect(fold.state == .began)
    #expect(fold.translation == .zero)
    finger.move(to: 113, 70)
    #expect(fold.translation == Vector(dx: 1, dy: 0))
    finger.move(to: 62, 0)
    #expect(fold.translation == Vector(dx: -50, dy: 0))
    #expect(fold.startLocation == Point(x: 100, y: 50))
    #expect(fold.location == Point(x: 62, y: 0))
    finger.up()
    #expect(fold.state == .possible)
  }

  @Test("slop is at most 16 for touch and 8 for a pointer") func slop() {
    #expect((5...16).contains(GestureConstants.touchSlop))
    #expect((4...8).contains(GestureConstants.pointerSlop))
  }

  @Test("its direction is the way since the finger went down") func direction() {
    var asked: [Vector] = []
    scene.pan("fold", .horizontal) { direction in
      asked.append(direction)
      return .content
    }
    scene.finger(0).down(at: 100, 50).move(to: 96, 50).move(to: 88, 53).move(to: 70, 50).up()
    #expect(asked == [Vector(dx: -12, dy: 3)])
  }

  @Test("velocity is the finger's, along the axis alone") func velocity() {
    let fold = scene.pan("fold", .horizontal)
    let finger = scene.finger(0).down(at: 0, 0)
    for _ in 0..<20 { finger.move(by: 4, 1) }
    #expect(abs(fold.velocity.dx - 500) < 1e-6)
    #expect(fold.velocity.dy == 0)
    finger.up()
  }

  @Test("a finger that rested before it lifted has no velocity") func rested() {
    var speed = -1.0
    let fold = scene.pan("fold", .horizontal)
    fold.onChange = { if $0.state == .ended { speed = $0.velocity.dx } }
    let finger = scene.finger(0).down(at: 0, 0)
    for _ in 0..<20 { finger.move(by: 4, 0) }
    finger.up(after: 120)
    #expect(speed == 0)
  }

  @Test("nothing of one touch is left in the next") func fresh() {
    let fold = scene.pan("fold", .horizontal)
    let finger = scene.finger(0).down(at: 0, 0)
    for _ in 0..<20 { finger.move(by: 9, 0) }
    finger.up()
    finger.down(at: 300, 0)
    #expect(fold.translation == .zero)
    #expect(fold.velocity == .zero)
    finger.up()
  }

  @Test("recognizers go with their views: nothing holds them after the touch") func released() {
    weak var gone: PanGestureRecognizer?
    var list: [GestureRecognizer] = []
    let arena = GestureArena { _ in list }
    do {
      let pan = PanGestureRecognizer(axis: .horizontal)
      gone = pan
      list = [pan]
      arena.handle(Touch(id: 0, phase: .began, location: .zero, time: .zero))
      list = []
    }
    #expect(gone != nil)
    arena.handle(Touch(id: 0, phase: .ended, location: .zero, time: .milliseconds(9)))
    #expect(gone == nil)
  }
}
