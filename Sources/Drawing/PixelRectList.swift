import Geometry

extension [PixelRect] {
  /// The same pixels, each in one rectangle only.
  var disjoint: [PixelRect] {
    guard count > 1 else { return filter { !$0.isEmpty } }
    var result: [PixelRect] = []
    for rect in self where !rect.isEmpty {
      var pieces = [rect]
      for other in result { pieces = pieces.flatMap { $0.subtracting(other) } }
      result += pieces
    }
    return result
  }
}

extension PixelRect {
  /// What is left when another is cut out: at most four pieces.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter { !$0.isEmpty }
  }
}
