/// A finger on a touchscreen, from its `down` to its `up`.
public final class Finger {
  private unowned(unsafe) let touch: TestTouch
  public let id: Int32
  /// Where it went down: its motion is relative to this, also outside it.
  public private(set) weak var surface: TestSurface?
  /// Surface-local logical pixels.
  public private(set) var place: (x: Double, y: Double)

  init(_ touch: TestTouch, id: Int32, surface: TestSurface?, place: (x: Double, y: Double)) {
    self.touch = touch
    self.id = id
    self.surface = surface
    self.place = place
  }

  /// Sends `motion`.
  public func move(to place: (x: Double, y: Double)) {
    self.place = place
    touch.move(self)
  }

  /// Sends `motion` relative to where the finger is.
  public func move(by distance: (x: Double, y: Double)) {
    move(to: (place.x + distance.x, place.y + distance.y))
  }

  /// Sends `up`.
  public func up() {
    touch.lift(self)
  }
}
