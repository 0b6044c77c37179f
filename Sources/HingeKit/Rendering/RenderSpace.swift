import Drawing
import Geometry

/// One plane of device pixels, a window's or a backing's: turns the views in it into nodes, and knows what changed since
/// it last did.
final class RenderSpace {
  /// What a view looked like from outside, last time.
  private struct Record {
    var look: Look
    var visible: PixelRect
    var generation: Int
  }

  /// What decides about a view's pixels besides what it draws.
  nonisolated private struct Look: Equatable {
    var pixels: PixelRect
    var clip: PixelRect
    var alpha: Double
    var shadow: RectShadow.Shape?
    var map: Projection?
    var shading: PanelShading?
  }

  /// Where a superview's coordinates begin, in logical pixels of the space: as drawn, with scrolled distances on whole
  /// device pixels, and exactly.
  private struct Origin {
    var drawn: Point
    var exact: Point
  }

  private var records: [ObjectIdentifier: Record] = [:]
  private var generation = 0
  private var damage = PixelRegion()
  private var scale = 1.0
  /// Whether it is a picture's, beside what is on the screen: then views keep what has changed in them, and their own
  /// backings, for the screen.
  private let isAside: Bool

  init(isAside: Bool = false) { self.isAside = isAside }

  /// Has the next update damage everything.
  func forgetEverything() { records.removeAll() }

  /// The root fills `clip`, whose origin is the space's.
  func update(root: View, clip: PixelRect, scale: Double) -> (node: RenderNode, damage: PixelRegion) {
    generation += 1
    damage = PixelRegion()
    if scale != self.scale { forgetEverything() }
    if records.isEmpty { damage.insert(clip) }
    self.scale = scale
    let node = directNode(
      for: root, pixels: clip, at: Origin(drawn: .zero, exact: .zero), clip: clip, alpha: 1, totalAlpha: 1, shadow: nil)
    for (key, record) in records where record.generation != generation {
      damage.insert(record.visible)
      records[key] = nil
    }
    return (node, damage.intersection(clip))
  }

  private func node(for view: View, in origin: Origin, clip: PixelRect, totalAlpha: Double) -> RenderNode? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let moved = view.frame.origin + (view.translation ?? .zero)
    let place = Rect(
      origin: Point(x: moved.x + origin.drawn.x, y: moved.y + origin.drawn.y), size: view.bounds.size)
    let pixels = PixelRect(snapping: place, scale: scale)
    let exact = Point(x: moved.x + origin.exact.x, y: moved.y + origin.exact.y)
    let alpha = min(view.alpha, 1)
    guard view.translation != nil else {
      // A panel in perspective is exact across, and begins at a whole pixel's row.
      let origin =
        Projection(view.transform).isAffine ? place.origin : Point(x: exact.x, y: Double(pixels.y) / scale)
      return mappedNode(for: view, at: origin, clip: clip, alpha: alpha, totalAlpha: totalAlpha * alpha)
    }
    let shadow = view.makeShadow(around: pixels, scale: scale)
    if view.shouldRasterize {
      return rasterizedNode(
        for: view, pixels: pixels, clip: clip, alpha: alpha, totalAlpha: totalAlpha * alpha, shadow: shadow)
    }
    if !isAside { view.dropBacking() }
    return directNode(
      for: view, pixels: pixels, at: Origin(drawn: place.origin, exact: exact), clip: clip, alpha: alpha,
      totalAlpha: totalAlpha * alpha, shadow: shadow)
  }

  private func directNode(
    for view: View, pixels: PixelRect, at place: Origin, clip: PixelRect, alpha: Double, totalAlpha: Double,
    shadow: RectShadow?
  ) -> RenderNode {
    let drawing = extent(of: view, at: pixels)
    let extent = drawing.union(shadow?.extent(around: pixels) ?? .zero)
    let visible = extent.intersection(clip)
    note(view, Look(pixels: pixels, clip: clip, alpha: totalAlpha, shadow: shadow?.shape), visible: visible)
    let dirty = isAside ? .zero : view.takeDirtyRect()
    if !dirty.isEmpty {
      let margin = margin(of: view)
      let local = dirty.offset(by: Point.zero - view.bounds.origin).inset(dx: -margin, dy: -margin)
      let device = Rect(
        x: local.minX * scale + Double(pixels.x), y: local.minY * scale + Double(pixels.y),
        width: local.width * scale, height: local.height * scale)
      damage.insert(PixelRect(covering: device).intersection(visible))
    }
    let scrolled = view.bounds.origin
    let origin = Origin(
      drawn: Point(x: place.drawn.x - onWholePixels(scrolled.x), y: place.drawn.y - onWholePixels(scrolled.y)),
      exact: Point(x: place.exact.x - scrolled.x, y: place.exact.y - scrolled.y))
    let inner = view.clipsToBounds ? clip.intersection(pixels) : clip
    let children = view.subviews.compactMap {
      node(for: $0, in: origin, clip: inner, totalAlpha: totalAlpha)
    }
    return RenderNode(
      view: view, pixels: pixels, clip: clip, alpha: alpha, shadow: shadow, content: .direct(children: children),
      drawing: drawing, extent: extent)
  }

  private func rasterizedNode(
    for view: View, pixels: PixelRect, clip: PixelRect, alpha: Double, totalAlpha: Double, shadow: RectShadow?
  ) -> RenderNode? {
    guard !pixels.isEmpty else { return nil }
    let extent = shadow?.extent(around: pixels) ?? pixels
    let visible = extent.intersection(clip)
    note(view, Look(pixels: pixels, clip: clip, alpha: totalAlpha, shadow: shadow?.shape), visible: visible)
    let backing = backing(of: view)
    let (inner, changed) = backing.update(for: view, width: pixels.width, height: pixels.height, scale: scale)
    for rect in changed.rects { damage.insert(rect.offset(x: pixels.x, y: pixels.y).intersection(visible)) }
    return RenderNode(
      view: view, pixels: pixels, clip: clip, alpha: alpha, shadow: shadow, content: .backing(backing, inner: inner),
      drawing: pixels, extent: extent)
  }

  private func mappedNode(
    for view: View, at origin: Point, clip: PixelRect, alpha: Double, totalAlpha: Double
  ) -> RenderNode? {
    guard let picture = MappedPicture(of: view, at: origin, scale: scale) else { return nil }
    let (size, map) = (picture.size, picture.map)
    let covered = PixelRect(covering: map.bounds(of: Rect(size)))
    // At its seam it goes on for a pixel under what hides that.
    let bleed = view.seam == nil ? 0 : 2
    let extent = PixelRect(
      x: covered.x - bleed, y: covered.y, width: covered.width + 2 * bleed, height: covered.height)
    let visible = extent.intersection(clip)
    note(view, Look(pixels: extent, clip: clip, alpha: totalAlpha, map: map, shading: view.shading), visible: visible)
    let backing = backing(of: view)
    let (inner, changed) = backing.update(for: view, width: size.width, height: size.height, scale: picture.fineness)
    if !changed.isEmpty { damage.insert(visible) }
    return RenderNode(
      view: view, pixels: extent, clip: clip, alpha: alpha, shadow: nil, content: .mapped(backing, map, inner: inner),
      drawing: extent, extent: extent)
  }

  /// The bitmap that a view is kept in, or one for this picture alone.
  private func backing(of view: View) -> Backing { isAside ? Backing(isAside: true) : view.makeBacking() }

  /// Everything that a view's own drawing can touch: its size may reach a part of a pixel beyond the snapped rectangle.
  private func extent(of view: View, at pixels: PixelRect) -> PixelRect {
    let margin = Int((margin(of: view) * scale).rounded(.up))
    let whole = wholePixels(of: view)
    let width = max(pixels.width, whole.width)
    let height = max(pixels.height, whole.height)
    return PixelRect(
      x: pixels.x - margin, y: pixels.y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// A view's `drawingMargin`, where that is a number of pixels.
  private func margin(of view: View) -> Double { min(max(0, view.drawingMargin), Self.largestMargin) }

  /// Beyond any screen, and still a number of pixels.
  private static let largestMargin = 100_000.0

  /// The whole device pixels that hold a view of its size.
  private func wholePixels(of view: View) -> (width: Int, height: Int) {
    let pixels = PixelRect(
      covering: Rect(x: 0, y: 0, width: view.bounds.width * scale, height: view.bounds.height * scale))
    return (pixels.width, pixels.height)
  }

  /// Damages what a view covered and covers, if that or its look has changed.
  private func note(_ view: View, _ look: Look, visible: PixelRect) {
    let key = ObjectIdentifier(view)
    if let record = records[key] {
      if record.look != look || record.visible != visible {
        damage.insert(record.visible)
        damage.insert(visible)
      }
    } else {
      damage.insert(visible)
    }
    records[key] = Record(look: look, visible: visible, generation: generation)
  }

  private func onWholePixels(_ distance: Double) -> Double { (distance * scale).rounded() / scale }
}

extension View {
  /// The shadow that the view casts where it covers `pixels`; nil for none. Kept until something about it changes.
  func makeShadow(around pixels: PixelRect, scale: Double) -> RectShadow? {
    let color = shadowColor.withAlpha(shadowColor.alpha * min(shadowOpacity, 1))
    let shape = RectShadow.Shape(
      width: pixels.width, height: pixels.height, sigma: shadowRadius * scale, color: color)
    guard color.alpha > 0, shape.margin > 0, !pixels.isEmpty else {
      shadow = nil
      return nil
    }
    if shadow?.shape != shape { shadow = RectShadow(shape) }
    return shadow
  }
}
