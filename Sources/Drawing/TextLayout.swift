import CCairo
import CPango
import Geometry

/// Text laid out in lines, measured in logical pixels whatever the scale it is then drawn at.
public final class TextLayout {
  /// Where lines lie in the layout's width. Leading is where the text itself begins: the right for Arabic or Hebrew.
  public enum Alignment: Sendable { case leading, center, trailing }

  /// The text that is laid out, without anything that Pango could not take (NULs).
  public let text: String
  /// The font in which the text is laid out.
  public let font: Font
  /// The colour in which the text is drawn, unless another is given to `Canvas.draw`.
  public let color: Color

  let layout: OpaquePointer?
  private var lines: TextLines?
  /// Of every line, in Pango's units; nil where they are as high by themselves.
  private var lineHeight: Int32?

  /// Lays out `text`; with a width it is wrapped between words (inside one only if it is too long), with a line limit
  /// the last line ends in an ellipsis where more would follow. Of a text with a width and a line limit that is far too
  /// long for both, the end is never looked at.
  public convenience init(
    _ text: String, font: Font, color: Color = .white, maxWidth: Double? = nil, alignment: Alignment = .leading,
    lineLimit: Int? = nil
  ) {
    self.init(text, font: font, color: color, maxWidth: maxWidth, alignment, lineLimit, PANGO_WRAP_WORD_CHAR)
  }

  private init(
    _ text: String, font: Font, color: Color = .white, maxWidth: Double?, _ alignment: Alignment,
    _ lineLimit: Int?, _ wrap: PangoWrapMode
  ) {
    self.text = text.contains("\0") ? String(text.filter { $0 != "\0" }) : text
    self.font = font
    self.color = color
    guard let context = TextContext.make() else {
      layout = nil
      return
    }
    layout = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))
    setText(upTo: Self.longestVisible(font: pixelSize, maxWidth: maxWidth, lineLimit: lineLimit))
    setFont()
    setAttributes([])
    setLines(maxWidth: maxWidth, alignment: alignment, lineLimit: lineLimit, wrap)
    evenLines()
  }

  /// How wide the widest part of `text` is that no line may end in, in logical pixels: narrower than that a word has to be
  /// broken inside.
  public static func widestWord(in text: String, font: Font) -> Double {
    TextLayout(text, font: font, maxWidth: 0, .leading, nil, PANGO_WRAP_WORD).size.width
  }

  deinit {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  private func setText(upTo length: Int?) {
    var shown = text
    if let length, text.utf8.count > length {
      shown = text.prefix(length) + "…"
    } else if text.utf8.count > Self.longestParagraph {
      shown = Self.brokenUp(text)
    }
    pango_layout_set_text(layout, shown, Int32(clamping: shown.utf8.count))
  }

  /// More characters than this are not seen in so many lines of that width, if each takes an eighth of an em.
  private static func longestVisible(font size: Double, maxWidth: Double?, lineLimit: Int?) -> Int? {
    guard let maxWidth, maxWidth.isFinite, let lineLimit, lineLimit > 0, lineLimit < 1000 else { return nil }
    return 256 + lineLimit * Int(min(max(0, maxWidth), 100_000) / size * 8)
  }

  /// Pango measures a paragraph in 1/1024 pixels of 32 bits before it wraps it: 2 million pixels, half of that here for
  /// letters of 32.
  private static let longestParagraph = 32_768

  /// The text with a line's end in every paragraph that is too long, in place of a space where there is one.
  private static func brokenUp(_ text: String) -> String {
    var result = ""
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !result.isEmpty || paragraph.startIndex != text.startIndex { result += "\n" }
      var rest = paragraph
      while rest.utf8.count > longestParagraph {
        let piece = rest.prefix(longestParagraph / 4)
        let end = piece.lastIndex(of: " ").map { rest.index(after: $0) } ?? piece.endIndex
        result += rest[..<end] + "\n"
        rest = rest[end...]
      }
      result += rest
    }
    return result
  }

  private func setFont() {
    guard let description = pango_font_description_new() else { return }
    pango_font_description_set_family(description, font.family)
    pango_font_description_set_absolute_size(description, Self.units(pixelSize))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  private func setLines(maxWidth: Double?, alignment: Alignment, lineLimit: Int?, _ wrap: PangoWrapMode) {
    if let maxWidth, maxWidth < .infinity {
      pango_layout_set_width(layout, Int32(Self.units(max(0, maxWidth)).rounded(.up)))
      pango_layout_set_wrap(layout, wrap)
    }
    if let lineLimit, lineLimit > 0 {
      pango_layout_set_height(layout, Int32(clamping: -lineLimit))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    switch alignment {
    case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
  }

  /// Lines with letters of another font, as of another script, are higher: then all are as high as the highest, and their
  /// baselines evenly apart.
  private func evenLines() {
    guard let layout, pango_layout_get_line_count(layout) > 1, let lines = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(lines) }
    var (lowest, highest) = (Int32.max, Int32.zero)
    repeat {
      var line = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &line)
      (lowest, highest) = (min(lowest, line.height), max(highest, line.height))
    } while pango_layout_iter_next_line(lines) != 0
    guard lowest != highest else { return }
    lineHeight = highest
    setAttributes([])
    // Counted from baseline to baseline.
    pango_layout_set_line_spacing(layout, 1)
  }

  /// FreeType refuses letters of some ten thousand pixels, and Cairo then draws that face at no size any more.
  static let largestPixelSize = 1000.0

  /// The font's size, brought to what can be drawn.
  var pixelSize: Double { font.size > 0 ? min(font.size, Self.largestPixelSize) : 1 }

  /// Pango's 1/1024 pixels, within what it can hold.
  private static func units(_ pixels: Double) -> Double {
    pixels.isFinite ? min(pixels, 100_000) * Double(PANGO_SCALE) : 0
  }

  /// Underlines a part of the text, given in its UTF-8 bytes.
  public func underline(_ range: Range<Int>) {
    guard let underline = pango_attr_underline_new(PANGO_UNDERLINE_SINGLE) else { return }
    underline.pointee.start_index = UInt32(clamping: range.lowerBound)
    underline.pointee.end_index = UInt32(clamping: range.upperBound)
    setAttributes([underline])
  }

  /// Sets these attributes and what every text has: a word that is broken off gets no hyphen, which might be taken for
  /// one of its own in a path or a key.
  private func setAttributes(_ attributes: [UnsafeMutablePointer<PangoAttribute>]) {
    guard let layout, let list = pango_attr_list_new() else { return }
    for attribute in attributes { pango_attr_list_insert(list, attribute) }
    if let lineHeight, let height = pango_attr_line_height_new_absolute(lineHeight) {
      pango_attr_list_insert(list, height)
    }
    if let noHyphens = pango_attr_insert_hyphens_new(0) { pango_attr_list_insert(list, noHyphens) }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  /// The lines' logical size: as wide as the longest, as high as all their ascents and descents.
  public var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return Size(width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
  }

  /// Where the lines lie, from the layout's top left: beside that by the alignment.
  public var extents: Rect {
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    return Rect(
      x: pixels(extents.x), y: pixels(extents.y), width: pixels(extents.width), height: pixels(extents.height))
  }

  /// How far the first line's baseline lies below the top, in logical pixels.
  public var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

  /// How many lines the text takes, wrapping included.
  public var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// The lines as they are now: drawing at another scale makes Pango lay them out anew.
  fileprivate func currentLines(of layout: OpaquePointer) -> TextLines {
    if let lines, lines.serial == pango_layout_get_serial(layout) { return lines }
    let lines = TextLines(layout)
    self.lines = lines
    return lines
  }

  /// Whether some of the text did not fit and is left out, with an ellipsis in its place.
  public var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }
}

extension Canvas {
  /// Draws text with the layout's top left at a point of this canvas's coordinates, in the layout's colour or another.
  /// Letters too small to be seen or larger than any screen are left out.
  public func draw(_ text: TextLayout, at point: Point, color: Color? = nil) {
    guard let layout = text.layout, point.x.isFinite, point.y.isFinite else { return }
    let transform = transform
    let scale = max(abs(transform.a), abs(transform.b), abs(transform.d), abs(transform.e))
    // Pango 1.50 asks FreeType for letters of the size times the scale squared.
    let (smallest, largest) = (text.pixelSize * scale, text.pixelSize * scale * max(1, scale))
    guard smallest > 0.01, largest <= 16 * TextLayout.largestPixelSize else { return }
    setSource(color ?? text.color)
    cairo_move_to(context, point.x, point.y)
    pango_cairo_update_layout(context, layout)
    if text.lineCount > 8 {
      drawVisibleLines(of: text, layout, at: point)
    } else {
      pango_cairo_show_layout(context, layout)
    }
    cairo_new_path(context)
  }

  private func drawVisibleLines(of text: TextLayout, _ layout: OpaquePointer, at point: Point) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return }
    for line in text.currentLines(of: layout).visible(from: top - point.y, to: bottom - point.y) {
      cairo_move_to(context, point.x + line.x, point.y + line.baseline)
      pango_cairo_show_layout_line(context, line.line)
    }
  }
}

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
