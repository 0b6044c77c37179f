/// One of the folders that an icon theme lists: what sizes its icons are for (Icon Theme Specification 0.13).
struct IconFolder: Hashable, Sendable {
  /// Within the theme's folder.
  var path: String
  /// The least and the greatest size, in pixels of which `scale` are one on the screen.
  var sizes: ClosedRange<Int>
  var scale: Int

  /// What the theme's index says of a folder; nil if that can't be.
  init?(_ path: String, in index: KeyFile) {
    guard let size = index.number(path, "Size"), (1...16_384).contains(size) else { return nil }
    self.path = path
    scale = max(1, index.number(path, "Scale") ?? 1)
    let least: Int
    let most: Int
    switch index[path, "Type"] {
    case "Fixed": (least, most) = (size, size)
    case "Scalable": (least, most) = (index.number(path, "MinSize") ?? size, index.number(path, "MaxSize") ?? size)
    default:
      let threshold = min(max(0, index.number(path, "Threshold") ?? 2), 16_384)
      (least, most) = (size - threshold, size + threshold)
    }
    guard least <= most, most <= 1 << 20 else { return nil }
    sizes = least...most
  }

  /// How far its icons are from what is wanted, in device pixels; 0 where they fit.
  ///
  /// - Parameters:
  ///   - size: In logical pixels.
  ///   - wantedScale: Device pixels per logical pixel.
  func distance(toSize size: Int, scale wantedScale: Int) -> Int {
    if scale == wantedScale, sizes.contains(size) { return 0 }
    let wanted = size * wantedScale
    let (least, most) = (sizes.lowerBound * scale, sizes.upperBound * scale)
    if wanted < least { return least - wanted }
    if wanted > most { return wanted - most }
    // As large as is wanted, but drawn for another scale: only better than what is not.
    return scale == wantedScale ? 0 : 1
  }
}
