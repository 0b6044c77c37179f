import Geometry
import TestCompositor
import Wayland

/// A window that paints one colour, and remembers everything that it was told.
public final class TestWindow: ToplevelDelegate {
  public let toplevel: Toplevel
  private let compositor: TestCompositor
  private let index: Int
  private var isFound = false
  private weak var foundSurface: TestSurface?
  private weak var foundRole: TestToplevel?

  public private(set) var configurations: [Toplevel.Configuration] = []
  public private(set) var frames: [Frame] = []
  public private(set) var events: [InputEvent] = []
  public private(set) var visibilities: [Bool] = []
  public private(set) var closeRequests = 0
  /// Filled into every frame; opaque black at first.
  public var color: UInt32 = 0xFF00_0000
  /// How many frames more to ask for, one after the other, as an animation does.
  public var framesToCome = 0
  /// Paints instead of the colour.
  public var paint: ((Frame) -> PixelRegion)?
  /// Called for every event, after it was noted.
  public var didReceive: ((InputEvent) -> Void)?
  /// Called for every configuration, after it was noted.
  public var didConfigure: ((Toplevel.Configuration) -> Void)?
  /// Called for every change of visibility, after it was noted.
  public var didChangeVisibility: ((Bool) -> Void)?
  /// Called when the window is asked to close, after it was noted.
  public var didRequestClose: (() -> Void)?

  /// To be made before the compositor hears of the window.
  public init(_ toplevel: Toplevel, in compositor: TestCompositor) {
    self.toplevel = toplevel
    self.compositor = compositor
    index = compositor.toplevels.count
    toplevel.delegate = self
  }

  /// The compositor's side of the window: the toplevel that appeared after those there were. Once found it stays the
  /// same, whatever happens to the others.
  public var role: TestToplevel? {
    if isFound { return foundRole }
    guard index < compositor.toplevels.count else { return nil }
    isFound = true
    foundRole = compositor.toplevels[index]
    foundSurface = foundRole?.surface
    return foundRole
  }

  /// The compositor's side of the window's surface.
  public var surface: TestSurface? {
    _ = role
    return foundSurface
  }

  /// The touch events, one array for each delivery.
  public var touchDeliveries: [[TouchEvent]] {
    events.compactMap { if case .touches(let touches) = $0 { touches } else { nil } }
  }

  /// The touch events in order, whatever delivery they came in.
  public var touches: [TouchEvent] { touchDeliveries.flatMap { $0 } }

  public var pointerEvents: [PointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  public var keys: [KeyEvent] {
    events.compactMap { if case .key(let event) = $0 { event } else { nil } }
  }

  public var focusChanges: [Bool] {
    events.compactMap { if case .keyboardFocus(let hasFocus) = $0 { hasFocus } else { nil } }
  }

  public func forgetEvents() { events = [] }

  public func toplevel(_ toplevel: Toplevel, didConfigure configuration: Toplevel.Configuration) {
    configurations.append(configuration)
    didConfigure?(configuration)
  }

  public func toplevel(_ toplevel: Toplevel, draw frame: Frame) -> PixelRegion {
    frames.append(frame)
    if framesToCome > 0 {
      framesToCome -= 1
      toplevel.setNeedsFrame()
    }
    if let paint { return paint(frame) }
    for row in 0..<frame.height {
      let start = (frame.pixels + row * frame.stride).assumingMemoryBound(to: UInt32.self)
      start.update(repeating: color, count: frame.width)
    }
    return PixelRegion(PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  public func toplevel(_ toplevel: Toplevel, didReceive event: InputEvent) {
    events.append(event)
    didReceive?(event)
  }

  public func toplevelVisibilityDidChange(_ toplevel: Toplevel, isVisible: Bool) {
    visibilities.append(isVisible)
    didChangeVisibility?(isVisible)
  }

  public func toplevelDidRequestClose(_ toplevel: Toplevel) {
    closeRequests += 1
    didRequestClose?()
  }
}
