import Geometry
import HingeKit
import Wayland

extension TestScene {
  /// A mouse or a touchpad over a scene's window: it moves, clicks and scrolls.
  @MainActor public final class Pointer {
    private unowned let scene: TestScene
    /// Where the pointer is in the window, in logical pixels; nil outside.
    public private(set) var location: Point?

    /// From linux/input-event-codes.h.
    private static let leftButton: UInt32 = 0x110
    /// How far a notch of a wheel goes, as libinput's usual wheels have it, in logical pixels.
    private static let notch = 15.0

    init(scene: TestScene) { self.scene = scene }

    /// Moves the pointer to a place of the window, in logical pixels, entering the window from outside.
    public func move(to point: Point) {
      let isInside = location != nil
      location = point
      send(isInside ? .motion : .enter)
    }

    /// Takes the pointer out of the window.
    public func leave() {
      guard location != nil else { return }
      send(.leave)
      location = nil
    }

    /// Presses the left button where the pointer is.
    public func press() { send(.button(code: Self.leftButton, isPressed: true)) }

    /// Lets the left button go where the pointer is.
    public func release() { send(.button(code: Self.leftButton, isPressed: false)) }

    /// Moves the pointer to a place of the window, in logical pixels, and clicks the left button there.
    public func click(at point: Point) throws {
      move(to: point)
      press()
      try scene.advance(by: .milliseconds(48))
      release()
      try scene.advance(by: .zero)
    }

    /// Clicks the middle of the view with an `accessibilityIdentifier`. Throws `Failure` where there is no such view,
    /// or where the pointer there would not reach it.
    public func click(_ identifier: String) throws { try click(at: scene.middle(of: scene.view(identifier))) }

    /// Turns a wheel by that many notches, 15 logical pixels each; positive shows what is to the right or further down.
    public func wheel(x: Double = 0, y: Double) {
      send(
        .axis(
          AxisEvent(
            source: .wheel, horizontal: .init(value: x * Self.notch, value120: Int(x * 120)),
            vertical: .init(value: y * Self.notch, value120: Int(y * 120)))))
    }

    /// Two fingers scroll on a touchpad, by logical pixels; positive shows what is to the right or further down.
    public func scroll(x: Double = 0, y: Double = 0) {
      send(.axis(AxisEvent(source: .finger, horizontal: .init(value: x), vertical: .init(value: y))))
    }

    /// Lifts both fingers from the touchpad; what they scrolled may go on by itself.
    public func stopScrolling() {
      send(
        .axis(AxisEvent(source: .finger, horizontal: .init(isStopped: true), vertical: .init(isStopped: true))))
    }

    private func send(_ kind: PointerEvent.Kind) {
      guard let location else { return }
      scene.window.handle(
        PointerEvent(seat: TestScene.seat, kind: kind, x: location.x, y: location.y, time: scene.clock.now))
    }
  }

  /// Whose pointer and keyboard it is.
  nonisolated static let seat = SeatID(name: 1)
}
