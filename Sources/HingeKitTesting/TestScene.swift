import Drawing
import Geometry
import HingeKit
import Loop
import Wayland

/// A window without a compositor: fingers, a pointer, keys and time go in, views and pixels come out.
///
///     let scene = try TestScene { ThermostatController(room: Room()) }
///     try scene.drag("slider", by: Vector(dx: 30, dy: 0))
///     #expect(try scene.view("setPoint", as: Label.self).text == "21.5°")
///
/// Nothing happens by itself. Time stands still until `advance(by:)`, with which timers come due, animations go on and
/// frames are drawn, 60 a second and only when something has changed, exactly as often on every machine. Tasks that wait
/// with `Window.sleep(for:)` go on in the `advance(by:)` that is awaited.
@MainActor public final class TestScene {
  /// What was wrong with what a test asked of a scene, such as a view that is not there.
  public struct Failure: Error, CustomStringConvertible {
    /// What was wrong, in one sentence.
    public let description: String
  }

  /// The window, which has its size and shows its root controller from the beginning.
  public let window: Window
  /// The clock of the window's animations and timers, which reads zero at first and goes on only with `advance(by:)`.
  public let clock = ManualClock()
  /// The shape that the window gives to the pointer where that is.
  public private(set) var cursor = CursorShape.arrow
  /// Whether the window was closed, by its close button or by `Window.close()`.
  public private(set) var isClosed = false
  /// Whether the application has put the window aside, by `Window.minimize()`.
  public private(set) var isMinimized = false
  /// How many frames were drawn: an application that is at rest draws none.
  public private(set) var frameCount = 0
  /// The pointer, which is outside the window at first.
  public private(set) lazy var pointer = Pointer(scene: self)

  private let loop: EventLoop
  private var bitmap: Bitmap
  /// What of the bitmap was never drawn.
  private var stale: PixelRegion
  private var needsFrame = true
  /// The earliest time of the next frame.
  private var nextFrame = Duration.zero
  var fingerCount = 0

  /// How long it is from one frame to the next: a sixtieth of a second.
  nonisolated public static let refresh = Duration.nanoseconds(16_666_667)

  /// How many turns a task on the main actor has each time that time has gone on.
  private static let turns = 32

  /// Shows a controller and draws the first frame.
  ///
  /// - Parameters:
  ///   - size: The window's, in logical pixels.
  ///   - scale: Device pixels per logical pixel.
  ///   - layoutDirection: Which end is the leading one.
  ///   - reducesMotion: Whether the person has asked for less motion.
  ///   - rootViewController: Makes the controller that fills the window.
  /// - Throws: `SystemError` where the system is out of descriptors, `DrawingError` where no bitmap is that large.
  public init(
    size: Size = Size(width: 360, height: 640), scale: Double = 1, layoutDirection: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false, rootViewController: () -> ViewController
  ) throws {
    loop = try EventLoop(clock: clock)
    window = Window(rootViewController: rootViewController(), clock: clock)
    window.layoutDirection = layoutDirection
    window.reducesMotion = reducesMotion
    bitmap = try Bitmap(width: 0, height: 0)
    stale = PixelRegion()
    window.host = self
    try resize(to: size, scale: scale)
  }

  isolated deinit { window.host = nil }

  /// Gives the window another size, in logical pixels, or another scale. Fingers that are down count no more.
  public func resize(to size: Size, scale: Double? = nil) throws {
    window.resize(to: size, scale: scale ?? window.scale)
    let (width, height) = window.pixelSize
    guard (width, height) != (bitmap.width, bitmap.height) else { return }
    bitmap = try Bitmap(width: width, height: height)
    stale = PixelRegion(bitmap.bounds)
    // As a compositor has it, a new size is answered with a frame.
    nextFrame = clock.now
    try settle()
  }

  // MARK: Time

  /// Lets time pass: timers and animations are called at their times, and frames are drawn. Tasks have no turn meanwhile;
  /// in an asynchronous test that is `advance(by:)` with `await`.
  public func advance(by duration: Duration) throws {
    let end = clock.now + duration
    repeat { try settle() } while goOn(towards: end)
  }

  /// Lets time pass, and the tasks of the main actor go on meanwhile: each time that something is due, timers and frames
  /// first, then tasks, as far as they come in 32 turns. What waits with `Window.sleep(for:)` in a loop wakes as often as
  /// it would on a screen, and at the same times in every run.
  ///
  /// What waits for something outside of the application, a file, another actor or a clock of the system's, is not waited
  /// for: see `wait(within:until:)`.
  public func advance(by duration: Duration) async throws {
    let end = clock.now + duration
    repeat {
      try settle()
      while window.isWaking { await Task.yield() }
      for _ in 0..<Self.turns { await Task.yield() }
      try settle()
    } while goOn(towards: end)
  }

  /// Lets time pass until no frame is asked for: animations are over, and what was thrown lies still.
  ///
  /// - Parameter limit: How much time of the scene may pass; throws `Failure` where that is not enough.
  /// - Returns: How much has passed.
  @discardableResult
  public func finish(within limit: Duration = .seconds(10)) throws -> Duration {
    let start = clock.now
    try settle()
    while needsFrame {
      guard clock.now - start < limit else {
        throw Failure(description: "frames are still asked for after \(limit) of the scene's time")
      }
      try advance(by: Self.refresh)
    }
    return clock.now - start
  }

  /// Waits in real time, the scene's clock standing still, until something has come about that other threads have to do
  /// with, such as a file that is read.
  ///
  /// - Parameters:
  ///   - limit: How much real time it may take; throws `Failure` where that is not enough.
  ///   - isDone: Whether it has come about; asked again and again.
  public func wait(within limit: Duration = .seconds(10), until isDone: () throws -> Bool) async throws {
    let start = ContinuousClock.now
    while true {
      try settle()
      if try isDone() { return }
      guard ContinuousClock.now - start < limit else {
        throw Failure(description: "what was waited for has not come about in \(limit)")
      }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Does what is due now, which draws a frame unless the last one is too recent.
  private func settle() throws {
    var rounds = 0
    while true {
      let hasWorked = try loop.runOnce(waiting: false)
      let hasDrawn = draw()
      guard hasWorked || hasDrawn else { return }
      rounds += 1
      guard rounds < 10_000 else { throw Failure(description: "the application works without end, no time passing") }
    }
  }

  /// Draws what has changed, if that is due. Returns whether it was.
  private func draw() -> Bool {
    guard needsFrame, clock.now >= nextFrame, !isClosed else { return false }
    nextFrame = clock.now + Self.refresh
    render()
    return true
  }

  private func render() {
    needsFrame = false
    frameCount += 1
    _ = window.render(on: bitmap, stale: stale, at: clock.now)
    stale = PixelRegion()
  }

  /// Moves the clock to the next time at which something is due, or to the end. Returns whether there was any time left.
  private func goOn(towards end: Duration) -> Bool {
    guard clock.now < end else { return false }
    var next = end
    if needsFrame, !isClosed { next = min(next, nextFrame) }
    if let deadline = loop.nextDeadline { next = min(next, deadline) }
    clock.advance(by: next - clock.now)
    return true
  }

  // MARK: Views

  /// The one view in the window with this `accessibilityIdentifier`, hidden or not.
  ///
  /// - Throws: `Failure` where there is none, more than one, or where it is of another class.
  public func view<Found: View>(_ identifier: String, as kind: Found.Type = View.self) throws -> Found {
    let found = views(identifier, in: window.rootViewController.view)
    guard let view = found.first, found.count == 1 else {
      throw Failure(
        description: "\(found.isEmpty ? "no view has" : "\(found.count) views have") the identifier \(identifier)")
    }
    guard let view = view as? Found else {
      throw Failure(description: "\(identifier) is a \(type(of: view)), not a \(kind)")
    }
    return view
  }

  private func views(_ identifier: String, in view: View) -> [View] {
    (view.accessibilityIdentifier == identifier ? [view] : []) + view.subviews.flatMap { views(identifier, in: $0) }
  }

  /// Where a person sees the middle of a view, in the window's logical pixels.
  ///
  /// - Throws: `Failure` where a finger put there would not touch the view or something in it: it is hidden, disabled,
  ///   covered, or outside the window.
  public func middle(of view: View) throws -> Point {
    if needsFrame { render() }
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    guard view.window === window, let middle = view.convert(toWindow: view.bounds.center) else {
      throw Failure(description: "\(name) is not in the window")
    }
    guard Rect(origin: .zero, size: window.size).contains(middle), let touched = window.hitTest(middle) else {
      throw Failure(description: "\(name) can't be touched at \(middle.x), \(middle.y), where nothing is")
    }
    guard touched.isDescendant(of: view) else {
      throw Failure(
        description:
          "\(name) can't be touched at \(middle.x), \(middle.y), where \(type(of: touched)) is touched instead")
    }
    return middle
  }

  // MARK: Pixels

  /// What is to be seen now, drawn by frames as on a screen, each only where something had changed. The bitmap is the
  /// scene's own: the next frame changes it. For what does not change, there is `Window.snapshot()`.
  public var picture: Bitmap {
    if needsFrame { render() }
    return bitmap
  }

  /// The opaque colour that is seen at a place, in logical pixels; clear outside the window.
  public func color(at point: Point) -> Color {
    let pixel = picture[Int((point.x * window.scale).rounded(.down)), Int((point.y * window.scale).rounded(.down))]
    return pixel >> 24 == 0 ? .clear : Color(hex: pixel & 0xFFFFFF)
  }
}

extension TestScene: WindowHost {
  package var remote: LoopRemote { loop.remote }

  package func windowNeedsFrame(_ window: Window) { needsFrame = true }

  package func window(_ window: Window, setCursor shape: CursorShape) { cursor = shape }

  package func windowBeginMove(_ window: Window) {}

  package func window(_ window: Window, beginResizeAt edge: ResizeEdge) {}

  package func window(_ window: Window, after delay: Duration, perform action: @escaping () -> Void) -> LoopTimer {
    loop.addTimer(after: delay, action)
  }

  /// As compositors answer; the window's size stays the test's.
  package func window(_ window: Window, setMaximized isMaximized: Bool) { window.isMaximized = isMaximized }

  package func window(_ window: Window, setFullscreen isFullscreen: Bool) { window.isFullscreen = isFullscreen }

  package func windowMinimize(_ window: Window) { isMinimized = true }

  package func windowClose(_ window: Window) {
    isClosed = true
    window.host = nil
  }
}
