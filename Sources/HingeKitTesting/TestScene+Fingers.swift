import Geometry
import HingeKit

extension TestScene: TouchScreen {
  /// A finger on a scene's screen, from when it goes down at `TestScene.fingerDown(at:)`.
  @MainActor public final class Finger: ScreenFinger {
    private unowned let scene: TestScene
    private let number: Int
    /// Where the finger is, or was when it lifted, in the window's logical pixels.
    public private(set) var location: Point
    /// Whether the finger is down and counts: neither lifted nor cancelled.
    public private(set) var isDown = true

    init(scene: TestScene, number: Int, at location: Point) {
      (self.scene, self.number, self.location) = (scene, number, location)
      send(.began)
    }

    /// Moves the finger to a place of the window, in logical pixels. Does nothing once it has lifted or was cancelled.
    public func move(to point: Point) {
      guard isDown else { return }
      location = point
      send(.moved)
    }

    /// Moves the finger on by a way in logical pixels. Does nothing once it has lifted or was cancelled.
    public func move(by way: Vector) { move(to: location + way) }

    /// Lifts the finger where it is. Does nothing once it has lifted or was cancelled.
    public func up() { end(.ended) }

    /// Takes the touch away, as when the compositor wants it for a gesture of its own. Does nothing once the finger has
    /// lifted.
    public func cancel() { end(.cancelled) }

    private func end(_ phase: Touch.Phase) {
      guard isDown else { return }
      isDown = false
      send(phase)
    }

    private func send(_ phase: Touch.Phase) {
      scene.window.handle(Touch(id: number, phase: phase, location: location, time: scene.clock.now))
    }
  }

  /// Puts a finger down at a place of the window, in logical pixels, where it stays. Any number may be down at once.
  public func fingerDown(at point: Point) -> Finger {
    fingerCount += 1
    return Finger(scene: self, number: fingerCount, at: point)
  }

  /// Taps the middle of the view with an `accessibilityIdentifier`. Throws `Failure` where there is no such view, or
  /// where a finger there would not touch it.
  public func tap(_ identifier: String) throws { try tap(at: middle(of: view(identifier))) }

  /// Drags a finger from the middle of the view with an `accessibilityIdentifier` by a way in logical pixels, rests and
  /// lifts, so that nothing is thrown. Throws `Failure` where a finger there would not touch the view.
  public func drag(_ identifier: String, by way: Vector) throws {
    try drag(from: middle(of: view(identifier)), by: way)
  }

  /// Swipes from the middle of the view with an `accessibilityIdentifier` by a way in logical pixels and lifts in
  /// motion, so that what moved goes on by itself. Throws `Failure` where a finger there would not touch the view.
  public func swipe(_ identifier: String, by way: Vector) throws {
    try swipe(from: middle(of: view(identifier)), by: way)
  }
}
