import CPango

/// Where the lines of a layout lie, from the top down, so that only those in sight need be drawn.
struct TextLines {
  /// A line of the layout, which owns it. In logical pixels from the layout's top left.
  struct Line {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    var x: Double
    var baseline: Double
    var top: Double
    var bottom: Double
  }

  /// What the layout was when this was made of it.
  let serial: UInt32
  private var lines: [Line] = []

  init(_ layout: OpaquePointer) {
    serial = pango_layout_get_serial(layout)
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      lines.append(
        Line(
          line: line, x: pixels(extents.x), baseline: pixels(pango_layout_iter_get_baseline(iterator)),
          top: pixels(extents.y), bottom: pixels(extents.y + extents.height)))
    } while pango_layout_iter_next_line(iterator) != 0
  }

  /// The lines of which something may lie between two heights. Marks reach beyond their line, never beyond its neighbours.
  func visible(from top: Double, to bottom: Double) -> ArraySlice<Line> {
    let first = lines.firstIndexOfPartition { $0.bottom > top }
    let last = lines.firstIndexOfPartition { $0.top >= bottom }
    return lines[max(0, first - 1)..<min(lines.count, max(first, last) + 1)]
  }
}

extension [TextLines.Line] {
  /// The first of a sorted array for which something holds that holds for all after it; its end if there is none.
  fileprivate func firstIndexOfPartition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
