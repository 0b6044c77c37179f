import Drawing
import Geometry
import Harness
import HingeKit
import Testing

@Suite("Idle")
struct IdleTests {
  /// What a person did last, before nothing happens any more.
  enum Act: CaseIterable, Sendable {
    case nothing, tap, outsideDrag, fold, program, noAnimation, hover, wheel, touchpad, key, heldKey, resize, rescale
  }

  private func perform(_ act: Act, on scene: MenuScene) throws {
    let compositor = scene.compositor
    switch act {
    case .nothing: break
    case .tap: try scene.tap(at: scene.middle(ofRow: 2))
    case .outsideDrag: try scene.drag(from: (200, 300), by: (0, 200)).up()
    case .fold: try scene.drag(from: (300, 300), by: (-60, 0), over: .milliseconds(80)).up()
    case .program: scene.controller.hideMenu(animated: true)
    case .noAnimation: scene.controller.hideMenu(animated: false)
    case .hover:
      compositor.pointer.move(to: (40, 100))
      try scene.pump.advance(by: .milliseconds(32))
      compositor.pointer.move(to: (130, 170))
    case .wheel:
      compositor.pointer.move(to: (200, 300))
      compositor.pointer.wheel(1, axis: .horizontal)
    case .touchpad:
      compositor.pointer.move(to: (200, 300))
      // A source that never says that it has stopped.
      compositor.pointer.scroll(x: 30, source: .continuous)
    case .key: compositor.keyboard.tap(.tab)
    case .heldKey:
      compositor.keyboard.press(.down)
      try scene.pump.advance(by: .seconds(1))
      compositor.keyboard.release(.down)
    case .resize: try scene.screen.toplevel.configure(width: 500, height: 300)
    case .rescale: try scene.screen.surface.setPreferredScale(180)
    }
  }

  @Test(
    "Idle: with nothing changing no frame is asked for, nothing is committed, no timer is armed",
    arguments: Act.allCases)
  func idle(after act: Act) throws {
    let scene = try MenuScene(.fractional(120))
    try perform(act, on: scene)
    try scene.pump.settle()
    try scene.pump.finish()
    // What is left of timers for the end of a scroll or of a highlight runs out.
    try scene.pump.advance(by: .seconds(2), step: .milliseconds(250))
    try scene.pump.finish()
    try expectIdle(scene)
    let isFolded = [.fold, .program, .noAnimation, .wheel].contains(act)
    if isFolded { #expect(scene.fraction == 1) }
  }

  /// Counts how often it is drawn.
  private final class CountingView: View {
    private(set) var drawings = 0
    override func draw(_ canvas: Canvas) { drawings += 1 }
  }

  @Test("Idle: a configure that changes nothing paints nothing, not even a buffer that has never been shown")
  func unchangedConfigure() throws {
    let view = CountingView()
    let controller = ViewController()
    let screen = try Screen(rootViewController: { controller })
    controller.view.addSubview(view)
    view.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    try screen.pump.finish()
    #expect(view.drawings == 1)
    // The buffer on the screen stays with the compositor, so that the next frame would be a new one's.
    screen.compositor.releases = .withheld
    for _ in 0..<3 {
      try screen.toplevel.configure(width: 360, height: 640)
      try screen.pump.finish()
    }
    #expect(view.drawings == 1)
    #expect(screen.compositor.violations.isEmpty)
  }

  private func expectIdle(_ scene: MenuScene) throws {
    #expect(try scene.screen.surface.awaitedFrameCount == 0, "no frame callback is outstanding")
    let commits = try scene.screen.surface.commitCount
    let requests = scene.compositor.log.count { $0.direction == .request }
    // A timer that is armed, for whenever, would fire in one of these rounds.
    for _ in 0..<20 {
      scene.pump.clock.advance(by: .seconds(600))
      #expect(try scene.pump.loop.runOnce(waiting: false) == false, "the loop has nothing to do")
      #expect(!scene.compositor.dispatch(), "nothing is sent")
    }
    #expect(try scene.screen.surface.commitCount == commits, "nothing is committed")
    #expect(scene.compositor.log.count { $0.direction == .request } == requests)
    #expect(scene.compositor.violations.isEmpty)
  }

  @Test("Idle: frames that the compositor offers without being asked draw nothing")
  func unaskedFrames() throws {
    let scene = try MenuScene()
    let commits = try scene.screen.surface.commitCount
    for _ in 0..<60 { try scene.pump.nextFrame() }
    #expect(try scene.screen.surface.commitCount == commits)
  }

  @Test("Idle: a finger or a button that rests draws nothing and wakes nobody", arguments: [true, false])
  func resting(isFinger: Bool) throws {
    let scene = try MenuScene()
    if isFinger {
      try scene.drag(from: (300, 300), by: (-30, 0))
    } else {
      scene.compositor.pointer.move(to: (200, 300))
      scene.compositor.pointer.press()
      try scene.pump.settle()
      scene.compositor.pointer.move(to: (170, 300))
      scene.compositor.pointer.move(to: (160, 300))
    }
    try scene.pump.settle()
    try scene.pump.finish()
    try scene.pump.advance(by: .seconds(2), step: .milliseconds(250))
    #expect(scene.fraction > 0 && scene.fraction < 1)
    try expectIdle(scene)
  }

  @Test("Idle: an animation asks for its frames and for no more")
  func animation() throws {
    let scene = try MenuScene()
    let before = try scene.screen.surface.commitCount
    scene.controller.hideMenu(animated: true)
    let time = try scene.pump.finish()
    let frames = try scene.screen.surface.commitCount - before
    #expect(time <= .milliseconds(600), "a settle is over in less than half a second")
    #expect(frames <= Int(time / .milliseconds(16)) + 2, "one commit a refresh at most")
    try expectIdle(scene)
  }

  @Test("Idle: events that change nothing draw nothing: movements over one view, keys that mean nothing")
  func eventsWithoutEffect() throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: (300, 500))
    scene.compositor.keyboard.tap(.a)
    try scene.pump.finish()
    let commits = try scene.screen.surface.commits.filter(\.didAttach).count
    for step in 0..<30 {
      scene.compositor.pointer.move(to: (300 + Double(step), 500))
      scene.compositor.keyboard.tap(.b)
      scene.compositor.pointer.wheel(1)
      try scene.pump.nextFrame()
    }
    #expect(try scene.screen.surface.commits.filter(\.didAttach).count == commits)
  }

  @Test("Idle: covered, the window draws nothing and animations end all the same; then it sleeps")
  func covered() throws {
    let scene = try MenuScene()
    scene.compositor.withholdFrames()
    scene.controller.hideMenu(animated: true)
    try scene.pump.advance(by: .seconds(3))
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
    let commits = try scene.screen.surface.commitCount
    for _ in 0..<10 {
      scene.pump.clock.advance(by: .seconds(60))
      #expect(try scene.pump.loop.runOnce(waiting: false) == false)
    }
    #expect(try scene.screen.surface.commitCount == commits)
  }
}
