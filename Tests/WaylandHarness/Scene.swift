import Loop
import TestCompositor
import Wayland

/// A compositor, and a client of it that has no views.
public final class Scene: ConnectionDelegate {
  public let compositor: TestCompositor
  public let clock: ManualClock
  public let loop: EventLoop
  public let pump: Pump
  public let connection: Connection
  /// How often the connection said that it was ready.
  public private(set) var readyCount = 0
  /// Every failure that was told; at most one is expected.
  public private(set) var failures: [WaylandError] = []
  /// Called when the connection says that it is ready.
  public var whenReady: (() -> Void)?

  /// Connects, and lets both sides talk unless `talking` is false.
  public init(_ configuration: TestCompositor.Configuration = .init(), talking: Bool = true) throws {
    compositor = try TestCompositor(configuration)
    clock = ManualClock()
    loop = try EventLoop(clock: clock)
    pump = Pump(loop: loop, clock: clock, compositor: compositor)
    connection = try Connection(loop: loop, source: .socket(try compositor.connectClient()))
    connection.delegate = self
    if talking { try pump.settle() }
  }

  public func connectionDidBecomeReady(_ connection: Connection) {
    readyCount += 1
    whenReady?()
  }

  public func connection(_ connection: Connection, didFailWith error: WaylandError) { failures.append(error) }

  /// Makes a window and lets its first frame be shown.
  ///
  /// - Parameters:
  ///   - width: preferred, logical.
  ///   - height: preferred, logical.
  public func openWindow(width: Int = 360, height: Int = 640) throws -> TestWindow {
    let window = makeWindow(width: width, height: height)
    try pump.settle()
    try pump.finish()
    _ = window.role
    return window
  }

  /// Makes a window, and lets nobody talk.
  public func makeWindow(width: Int = 360, height: Int = 640) -> TestWindow {
    let toplevel = connection.makeToplevel(appID: "hinge.test", title: "Test")
    let window = TestWindow(toplevel, in: compositor)
    toplevel.setPreferredSize(width: width, height: height)
    toplevel.setNeedsFrame()
    return window
  }
}
