import Drawing
import Geometry

nonisolated extension Canvas {
  /// Strokes along a rectangle's edges what tells where the keyboard is: white within black, to be seen on any colour.
  func strokeFocusRing(_ rect: Rect) {
    let ring = Path.roundedRect(rect, radius: 4)
    stroke(ring, .black, width: 5)
    stroke(ring, .white, width: 2.5)
  }
}
