import Geometry
import HingeKit
import Wayland

/// A HingeKit application on the test compositor, from `wl_touch.down` to pixels.
public final class Screen {
  public let compositor: TestCompositor
  public let clock = ManualClock()
  public let pump: Pump
  public let application: Application

  /// Opens the application's window and lets its first frame be shown, unless `opening` is false.
  public convenience init(
    _ configuration: TestCompositor.Configuration = .init(), size: Size = Size(width: 360, height: 640),
    opening: Bool = true, layoutDirection: LayoutDirection = .leftToRight,
    rootViewController: @escaping () -> ViewController
  ) throws {
    try self.init(configuration, opening: opening) { loop, source in
      let application = Application(
        id: "hinge.test", title: "Test", size: size, loop: loop, rootViewController: rootViewController)
      application.layoutDirection = layoutDirection
      try application.start(source: source)
      return application
    }
  }

  /// The same of an application that `starting` makes, and starts with the source that it is given.
  public init(
    _ configuration: TestCompositor.Configuration = .init(), opening: Bool = true,
    starting: (EventLoop, ConnectionSource) throws -> Application
  ) throws {
    compositor = try TestCompositor(configuration)
    let loop = try EventLoop(clock: clock)
    pump = Pump(loop: loop, clock: clock, compositor: compositor)
    application = try starting(loop, .socket(try compositor.connectClient()))
    if opening {
      try pump.settle()
      try pump.finish()
    }
  }

  /// The client has a window only once the compositor was found.
  public struct Closed: Error {}

  public var window: Window {
    get throws {
      guard let window = application.window else { throw Closed() }
      return window
    }
  }

  public var toplevel: TestToplevel {
    get throws {
      guard let toplevel = compositor.toplevels.first else { throw Closed() }
      return toplevel
    }
  }

  public var surface: TestSurface {
    get throws {
      guard let surface = try toplevel.surface else { throw Closed() }
      return surface
    }
  }
}
