import Geometry
import HingeKit

extension TestScene: TouchScreen {
  /// A finger on the screen, from when it goes down.
  @MainActor public final class Finger: ScreenFinger {
    private unowned let scene: TestScene
    private let number: Int
    /// Where it is, or was last, in the window's logical pixels.
    public private(set) var location: Point
    /// Whether it is down.
    public private(set) var isDown = true

    init(scene: TestScene, number: Int, at location: Point) {
      (self.scene, self.number, self.location) = (scene, number, location)
      send(.began)
    }

    /// Moves to a place of the window. Does nothing once it has lifted, as all that follows.
    public func move(to point: Point) {
      guard isDown else { return }
      location = point
      send(.moved)
    }

    /// Moves by that much.
    public func move(by way: Vector) { move(to: location + way) }

    /// Lifts.
    public func up() { end(.ended) }

    /// Counts no more, as when the compositor takes the touch for a gesture of its own.
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

  /// A finger goes down at a place of the window, and stays there. As many as one likes may be down.
  public func fingerDown(at point: Point) -> Finger {
    fingerCount += 1
    return Finger(scene: self, number: fingerCount, at: point)
  }

  /// A finger taps the middle of the view with an identifier; throws `Failure` where that would not touch it.
  public func tap(_ identifier: String) throws { try tap(at: middle(of: view(identifier))) }

  /// A finger drags from the middle of the view with an identifier, rests and lifts.
  public func drag(_ identifier: String, by way: Vector) throws {
    try drag(from: middle(of: view(identifier)), by: way)
  }

  /// A finger swipes from the middle of the view with an identifier.
  public func swipe(_ identifier: String, by way: Vector) throws {
    try swipe(from: middle(of: view(identifier)), by: way)
  }
}
