/// A set of device pixels, as a few rectangles: exact enough for damage, cheap enough to keep per buffer.
///
/// It may hold more than was inserted, never less. At most `limit` rectangles are kept; beyond that the pair whose
/// union wastes least becomes one.
public struct PixelRegion: Hashable, Sendable {
  /// The rectangles that make up the region, none of them empty, in device pixels; they may overlap.
  public private(set) var rects: [PixelRect] = []

  /// Compositors and Cairo both walk the list; a few rectangles say nearly all there is to say.
  private static let limit = 8

  /// A region without a pixel.
  public init() {}

  /// A region of one rectangle; of none if that is empty.
  public init(_ rect: PixelRect) { insert(rect) }

  /// Whether the region holds no pixel.
  public var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around the whole region; zero for an empty one.
  public var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

  /// Adds a rectangle to the region; an empty one adds nothing.
  public mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    guard !rects.contains(where: { $0.contains(rect) }) else { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    if rects.count > Self.limit { mergeCheapestPair() }
  }

  /// Adds everything that another region holds.
  public mutating func formUnion(_ other: PixelRegion) {
    for rect in other.rects { insert(rect) }
  }

  /// The part of the region that lies in `clip`.
  public func intersection(_ clip: PixelRect) -> PixelRegion {
    var result = PixelRegion()
    for rect in rects { result.insert(rect.intersection(clip)) }
    return result
  }

  /// Whether the region and `rect` have a pixel in common.
  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { !$0.intersection(rect).isEmpty } }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    insert(merged)
  }
}
