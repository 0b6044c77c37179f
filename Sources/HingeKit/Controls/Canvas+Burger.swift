import Drawing
import Geometry

nonisolated extension Canvas {
  /// Fills the three bars of a burger, `HamburgerView.side` square about `center`, turned clockwise by `angle` degrees.
  func fillBurger(at center: Point, angle: Double, _ color: Color) {
    let side = HamburgerView.side
    withSavedState {
      translate(x: center.x, y: center.y)
      concatenate(Projection(.rotationZ(angle * .pi / 180)))
      for offset in [-6.0, 0, 6] {
        let bar = Rect(x: -side / 2, y: offset - 1.5, width: side, height: 3)
        fill(.roundedRect(bar, radius: 1.5), color)
      }
    }
  }
}
