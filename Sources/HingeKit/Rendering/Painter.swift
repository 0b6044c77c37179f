import Drawing
import Geometry

/// Draws nodes on bitmaps.
final class Painter {
  let warp = PanelWarp()

  /// Draws those pixels of a space that lie in `region`; what no view covers becomes `ground`, or clear.
  func paint(_ node: RenderNode, on bitmap: Bitmap, scale: Double, region: PixelRegion, ground: Color?) {
    guard let canvas = try? Canvas(bitmap, clip: region.rects) else { return }
    canvas.clear()
    if let ground { canvas.fill(ground) }
    Pass(painter: self, canvas: canvas, scale: scale, region: region).paint(node)
  }

  /// One painting of one bitmap.
  private struct Pass {
    let painter: Painter
    let canvas: Canvas
    let scale: Double
    let region: PixelRegion

    func paint(_ node: RenderNode) {
      let visible = node.extent.intersection(node.clip)
      switch node.content {
      case .direct(let children):
        guard node.alpha < 1 else { return paintDirect(node, children) }
        canvas.withSavedState {
          canvas.clip(toPixels: [node.clip])
          canvas.withGroup(opacity: node.alpha) { paintDirect(node, children) }
        }
      case .backing(let backing, let inner):
        guard region.intersects(visible), let bitmap = backing.refreshed(from: inner, with: painter) else { return }
        paintShadow(of: node, opacity: node.alpha)
        canvas.withSavedState {
          canvas.clip(toPixels: [visible])
          canvas.draw(bitmap, atPixelX: node.pixels.x, y: node.pixels.y, opacity: node.alpha)
        }
        paintFocusRing(node)
      case .mapped(let backing, let map, let inner):
        guard region.intersects(visible), let bitmap = backing.refreshed(from: inner, with: painter) else { return }
        paint(bitmap, of: node, through: map, visible: visible)
      }
    }

    /// Cairo has affine maps only.
    private func paint(_ bitmap: Bitmap, of node: RenderNode, through map: Projection, visible: PixelRect) {
      if map.isAffine {
        canvas.withSavedState {
          canvas.clip(toPixels: [visible])
          canvas.concatenate(map)
          canvas.draw(bitmap, in: Rect(bitmap.bounds), opacity: node.alpha)
        }
      } else {
        let clip = region.intersection(visible)
        canvas.withTarget { target, x, y in
          painter.warp.draw(
            bitmap, through: map.concatenating(.translation(x: -Double(x), y: -Double(y))), into: target,
            clip: clip.rects.map { $0.offset(x: -x, y: -y) }, opacity: node.alpha,
            shading: node.view.shading?.scaled(by: scale), seam: node.view.seam)
        }
      }
    }

    private func paintDirect(_ node: RenderNode, _ children: [RenderNode]) {
      if region.intersects(node.extent.intersection(node.clip)) {
        paintShadow(of: node)
        if let color = node.view.backgroundColor {
          canvas.withSavedState {
            canvas.clip(toPixels: [node.clip])
            if node.view.cornerRadius > 0 {
              canvas.fill(.roundedRect(Rect(node.pixels), radius: node.view.cornerRadius * scale), color)
            } else {
              canvas.fill(Rect(node.pixels), color)
            }
          }
        }
        inCoordinates(of: node) { node.view.draw(canvas) }
      }
      for child in children { paint(child) }
      paintFocusRing(node)
    }

    private func paintShadow(of node: RenderNode, opacity: Double = 1) {
      guard let shadow = node.shadow else { return }
      canvas.withSavedState {
        canvas.clip(toPixels: [node.clip])
        shadow.draw(on: canvas, atPixelX: node.pixels.x, y: node.pixels.y, opacity: opacity)
      }
    }

    private func paintFocusRing(_ node: RenderNode) {
      guard node.view.showsFocusRing else { return }
      inCoordinates(of: node) { node.view.drawFocusRing(canvas) }
    }

    /// Calls `body` with the canvas in the view's coordinates.
    private func inCoordinates(of node: RenderNode, _ body: () -> Void) {
      let bounds = node.view.bounds
      canvas.withSavedState {
        canvas.clip(toPixels: [node.clip.intersection(node.view.clipsToBounds ? node.pixels : node.drawing)])
        canvas.translate(x: Double(node.pixels.x), y: Double(node.pixels.y))
        canvas.scale(scale)
        canvas.translate(x: -bounds.minX, y: -bounds.minY)
        body()
      }
    }
  }
}

nonisolated extension Canvas {
  /// Strokes along a rectangle's edges what tells where the keyboard is: white within black, to be seen on any colour.
  func strokeFocusRing(_ rect: Rect) {
    let ring = Path.roundedRect(rect, radius: 4)
    stroke(ring, .black, width: 5)
    stroke(ring, .white, width: 2.5)
  }
}
