import CCairo
import Geometry

/// Draws on a bitmap. It starts with the bitmap's device pixels as its coordinates; scale it to work in logical ones.
public final class Canvas {
  /// The bitmap that is drawn on.
  public let bitmap: Bitmap
  package let context: OpaquePointer

  /// How the ends of a stroked line look: `butt` is cut off at the end, `round` and `square` reach half the line's
  /// width beyond.
  public enum LineCap: Sendable { case butt, round, square }
  /// How the corners of a stroked line look: `miter` pointed, `round`, or `bevel`, cut off.
  public enum LineJoin: Sendable { case miter, round, bevel }
  /// How a bitmap that is scaled or turned is drawn: by the `nearest` of its pixels, between the nearest four
  /// (`bilinear`), or as well as Cairo can (`best`).
  public enum Filter: Sendable { case nearest, bilinear, best }

  /// Makes a canvas that draws on `bitmap`, or only on those pixels of it that lie in `clip`: device pixels, hard
  /// edges. An empty clip draws nothing.
  public init(_ bitmap: Bitmap, clip: [PixelRect]? = nil) throws(DrawingError) {
    guard let context = cairo_create(bitmap.surface) else { throw .cairo("no memory") }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      throw DrawingError(status)
    }
    self.bitmap = bitmap
    self.context = context
    if let clip { self.clip(toPixels: clip) }
  }

  deinit {
    cairo_surface_flush(bitmap.surface)
    cairo_destroy(context)
  }

  /// Throws the error that Cairo has met in anything drawn so far. Drawing itself never throws: a canvas in error draws
  /// nothing.
  public func check() throws(DrawingError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
  }

  // MARK: State

  /// Calls `body`, after which the canvas's transform and clip are again what they were before.
  public func withSavedState(_ body: () throws -> Void) rethrows {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }

  /// Moves the origin of what is drawn from now on, by a distance in this canvas's coordinates.
  public func translate(x: Double, y: Double) { concatenate(.translation(x: x, y: y)) }
  /// Makes what is drawn from now on `factor` times as large, about the origin. With 0 nothing is drawn until the state
  /// is restored.
  public func scale(_ factor: Double) { concatenate(.scale(factor)) }

  /// Draws what follows through `projection`. Only its affine part is used: Cairo has no perspective. One that is
  /// not invertible or not finite is not applied, and what follows until the state is restored is clipped away.
  public func concatenate(_ projection: Projection) {
    let i = projection.i == 0 ? 1 : projection.i
    var matrix = cairo_matrix_t(
      xx: projection.a / i, yx: projection.d / i, xy: projection.b / i, yy: projection.e / i, x0: projection.c / i,
      y0: projection.f / i)
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.yx
    guard determinant.isFinite, abs(determinant) > 1e-12, matrix.x0.isFinite, matrix.y0.isFinite else {
      return clip(toPixels: [])
    }
    cairo_transform(context, &matrix)
  }

  /// The projection from this canvas's coordinates to the bitmap's device pixels.
  public var transform: Projection {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return Projection(
      a: matrix.xx, b: matrix.xy, c: matrix.x0, d: matrix.yx, e: matrix.yy, f: matrix.y0, g: 0, h: 0, i: 1)
  }

  /// A length in this canvas's coordinates as the nearest whole number of device pixels, at least one. Where the canvas is
  /// turned it stays as it is.
  public func wholePixels(_ length: Double) -> Double {
    let transform = transform
    guard transform.b == 0, transform.d == 0, transform.a != 0 else { return length }
    return max(1, abs(length * transform.a).rounded()) / abs(transform.a)
  }

  /// A rectangle in this canvas's coordinates with whole device pixels for its size, and its edges on such, as near as
  /// that can be: it is filled sharp. Where the canvas is turned it stays as it is.
  public func alignedToPixels(_ rect: Rect) -> Rect {
    let transform = transform
    guard transform.b == 0, transform.d == 0, transform.a != 0, transform.e != 0 else { return rect }
    let (width, height) = (wholePixels(rect.width), wholePixels(rect.height))
    func edge(_ start: Double, _ length: Double, _ whole: Double, _ scale: Double, _ offset: Double) -> Double {
      (((start + (length - whole) / 2) * scale + offset).rounded() - offset) / scale
    }
    return Rect(
      x: edge(rect.minX, rect.width, width, transform.a, transform.c),
      y: edge(rect.minY, rect.height, height, transform.e, transform.f), width: width, height: height)
  }

  /// Limits what is drawn from now on to `rect`, in this canvas's coordinates; antialiased where its edges lie between
  /// device pixels.
  public func clip(to rect: Rect) {
    trace(rect)
    cairo_clip(context)
  }

  /// Limits what is drawn from now on to the inside of `path`, in this canvas's coordinates.
  public func clip(to path: Path) {
    trace(path)
    cairo_clip(context)
  }

  /// Limits what is drawn from now on to a rectangle without what a path encloses, in this canvas's coordinates.
  public func clip(to rect: Rect, without path: Path) {
    trace(path)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Limits what is drawn from now on to these device pixels, whatever the transform.
  public func clip(toPixels rects: [PixelRect]) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for rect in rects where !rect.isEmpty {
      cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  /// The smallest rectangle around the device pixels on which the canvas may draw now.
  public var clipBounds: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_set_matrix(context, &matrix)
    return PixelRect(covering: Rect(x: left, y: top, width: right - left, height: bottom - top))
      .intersection(bitmap.bounds)
  }

  /// Fades what `body` draws as a whole, to an opacity of 0...1: things in it that overlap do not show through each
  /// other.
  public func withGroup(opacity: Double, _ body: () throws -> Void) rethrows {
    guard opacity < 1 else { return try body() }
    guard opacity > 0 else { return }
    cairo_push_group(context)
    defer {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
    try body()
  }

  /// Calls `body` with the pixels that are drawn on now, which inside `withGroup` are the group's, and with where they
  /// begin in `bitmap`: for what writes pixels itself. It must keep to the clip on its own.
  public func withTarget(_ body: (_ target: Bitmap, _ x: Int, _ y: Int) -> Void) {
    guard let surface = cairo_get_group_target(context), surface != bitmap.surface else { return body(bitmap, 0, 0) }
    // Of a canvas in error it is no picture.
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let target = try? Bitmap(adopting: cairo_surface_reference(surface), shared: true)
    else { return }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    body(target, -Int(x), -Int(y))
  }

  /// Gives everything that was drawn one colour, and leaves it its shape.
  package func recolor(_ color: Color) {
    cairo_save(context)
    setSource(color)
    cairo_set_operator(context, CAIRO_OPERATOR_IN)
    cairo_paint(context)
    cairo_restore(context)
  }

  // MARK: Shapes

  /// Makes everything inside the clip clear.
  public func clear() {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Fills everything inside the clip with a colour.
  public func fill(_ color: Color) {
    setSource(color)
    cairo_paint(context)
  }

  /// Fills a rectangle, antialiased where its edges lie between device pixels.
  public func fill(_ rect: Rect, _ color: Color) {
    guard color.alpha > 0 else { return }
    setSource(color)
    trace(rect)
    cairo_fill(context)
  }

  /// Fills a path by the nonzero winding rule; a figure that is not closed counts as closed.
  public func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0 else { return }
    setSource(color)
    trace(path)
    cairo_fill(context)
  }

  /// Draws along `path`, `width` wide in this canvas's coordinates.
  public func stroke(
    _ path: Path, _ color: Color, width: Double, cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    guard color.alpha > 0, width > 0 else { return }
    setSource(color)
    cairo_set_line_width(context, width)
    switch cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    trace(path)
    cairo_stroke(context)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func trace(_ rect: Rect) {
    cairo_new_path(context)
    guard rect.width.isFinite, rect.height.isFinite else { return }
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
