import CCairo
import Geometry

extension Canvas {
  /// Draws a bitmap pixel for pixel with its top left at a device pixel, whatever the transform; only the clip holds.
  ///
  /// The fast way for cached pictures and backings: no filter, no resampling.
  public func draw(_ picture: Bitmap, atPixelX x: Int, y: Int, opacity: Double = 1) {
    guard opacity > 0, picture.width > 0, picture.height > 0 else { return }
    let limit = 1 << 22
    guard abs(x) < limit, abs(y) < limit else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, picture.surface, Double(x), Double(y))
    setFilter(.nearest)
    if opacity < 1 {
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_rectangle(context, Double(x), Double(y), Double(picture.width), Double(picture.height))
      cairo_fill(context)
    }
    // The context would otherwise keep the picture's memory alive until its next source.
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Draws a bitmap stretched over `rect` of this canvas's coordinates, through its transform.
  public func draw(_ picture: Bitmap, in rect: Rect, opacity: Double = 1, filter: Filter = .best) {
    guard opacity > 0, picture.width > 0, picture.height > 0, !rect.isEmpty, rect.width.isFinite, rect.height.isFinite
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    concatenate(.translation(x: rect.minX, y: rect.minY))
    concatenate(
      Projection(
        a: rect.width / Double(picture.width), b: 0, c: 0, d: 0, e: rect.height / Double(picture.height), f: 0, g: 0,
        h: 0, i: 1))
    cairo_set_source_surface(context, picture.surface, 0, 0)
    setFilter(filter)
    // Clamped at its edges, then cut to its rectangle: else a stretched picture's edges would be soft.
    if let pattern = cairo_get_source(context) { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
    if opacity < 1 {
      cairo_clip(context)
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_fill(context)
    }
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  private func setFilter(_ filter: Filter) {
    guard let pattern = cairo_get_source(context) else { return }
    switch filter {
    case .nearest: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .bilinear: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .best: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
    }
  }
}
