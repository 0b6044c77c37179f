import CCairo
import CPango

/// Pango's context: one per layout, all over the thread's one font map, set so that text has the same extents at every
/// scale (no hinted metrics, no rounding of glyph positions).
enum TextContext {
  /// A new context that the caller must unreference.
  static func make() -> OpaquePointer? {
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else { return nil }
    if let options = cairo_font_options_create() {
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
    }
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }
}
