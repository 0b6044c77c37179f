import Drawing
import Geometry
import Loop
import Wayland

/// Shows a window on a toplevel surface: events one way, frames the other.
final class ToplevelHost {
  private let window: Window
  private let toplevel: Toplevel
  private let loop: EventLoop
  private let didClose: () -> Void
  /// Told before the window is of what a person does: touches, clicks, wheels and keys.
  var onInput: (() -> Void)?
  /// What a move or a resize that starts now goes back to.
  private var press: (serial: UInt32, seat: SeatID)?
  private var fingers = FingerNumbers()
  private var isVisible = true
  private var wasActivated = false
  private var modelTimer: LoopTimer?

  init(window: Window, toplevel: Toplevel, loop: EventLoop, didClose: @escaping () -> Void) {
    self.window = window
    self.toplevel = toplevel
    self.loop = loop
    self.didClose = didClose
    toplevel.delegate = self
    window.host = self
  }

  func prefer(_ size: Size) { toplevel.setPreferredSize(width: Int(size.width), height: Int(size.height)) }

  func close() {
    window.host = nil
    toplevel.delegate = nil
    modelTimer?.cancel()
    toplevel.close()
  }

  /// Where nobody sees the window no frame comes: its animations end when their time is over.
  private func scheduleModelTime() {
    guard !isVisible, modelTimer == nil, let end = window.animator.end else { return }
    modelTimer = loop.addTimer(at: end) { [weak self] in
      guard let self else { return }
      modelTimer = nil
      window.finishAnimations(at: loop.now)
      scheduleModelTime()
    }
  }
}

extension ToplevelHost: ToplevelDelegate {
  func toplevel(_ toplevel: Toplevel, didConfigure configuration: Toplevel.Configuration) {
    window.decoration = configuration.isFullscreen ? .server : configuration.decoration
    if wasActivated, !configuration.isActivated { window.didLoseFocus() }
    wasActivated = configuration.isActivated
    window.canResize = configuration.decoration == .client && configuration.isFloating
    window.isMaximized = configuration.isMaximized
    window.isFullscreen = configuration.isFullscreen
    window.resize(
      to: Size(width: Double(configuration.width), height: Double(configuration.height)),
      scale: Double(configuration.scale120) / 120)
  }

  func toplevel(_ toplevel: Toplevel, draw frame: Frame) -> PixelRegion {
    guard
      let bitmap = try? Bitmap(
        wrapping: frame.pixels, width: frame.width, height: frame.height, stride: frame.stride)
    else { return PixelRegion() }
    return window.render(on: bitmap, stale: frame.stale, isShownUnchanged: frame.isShownUnchanged, at: frame.time)
  }

  func toplevel(_ toplevel: Toplevel, didReceive event: InputEvent) {
    if event.isDeed { onInput?() }
    switch event {
    case .touches(let touches):
      for touch in touches {
        if touch.phase == .down { press = (touch.serial, touch.seat) }
        window.handle(fingers.touch(touch))
      }
    case .pointer(let event):
      if case .button(_, isPressed: true) = event.kind { press = (event.serial, event.seat) }
      window.handle(event)
    case .key(let key): window.handle(key)
    case .keyboardFocus(let hasFocus): if !hasFocus { window.didLoseFocus() }
    }
  }

  func toplevelVisibilityDidChange(_ toplevel: Toplevel, isVisible: Bool) {
    self.isVisible = isVisible
    modelTimer?.cancel()
    modelTimer = nil
    if isVisible { toplevel.setNeedsFrame() } else { scheduleModelTime() }
  }

  func toplevelDidRequestClose(_ toplevel: Toplevel) { didClose() }
}

extension ToplevelHost: WindowHost {
  var remote: LoopRemote { loop.remote }

  func windowNeedsFrame(_ window: Window) {
    toplevel.setNeedsFrame()
    scheduleModelTime()
  }

  func window(_ window: Window, setCursor shape: CursorShape) {
    toplevel.setCursor(shape)
  }

  func windowBeginMove(_ window: Window) {
    guard let press else { return }
    toplevel.startMove(serial: press.serial, seat: press.seat)
  }

  func window(_ window: Window, beginResizeAt edge: ResizeEdge) {
    guard let press else { return }
    toplevel.startResize(edge: edge, serial: press.serial, seat: press.seat)
  }

  func window(_ window: Window, after delay: Duration, perform action: @escaping () -> Void) -> LoopTimer {
    loop.addTimer(after: delay, action)
  }

  func window(_ window: Window, setMaximized isMaximized: Bool) { toplevel.setMaximized(isMaximized) }

  func window(_ window: Window, setFullscreen isFullscreen: Bool) { toplevel.setFullscreen(isFullscreen) }

  func windowMinimize(_ window: Window) { toplevel.minimize() }

  func windowClose(_ window: Window) { didClose() }
}

nonisolated extension InputEvent {
  /// Whether a person did it on purpose.
  fileprivate var isDeed: Bool {
    switch self {
    case .touches, .key: true
    case .pointer(let event):
      switch event.kind {
      case .button, .axis: true
      default: false
      }
    case .keyboardFocus: false
    }
  }
}
