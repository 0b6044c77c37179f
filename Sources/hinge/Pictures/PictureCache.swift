import Drawing
import Geometry

/// Pixels that were drawn and may be wanted again. What was not asked for the longest goes first.
struct PictureCache {
  /// What the pixels are of.
  struct Key: Hashable {
    var name: String
    var width: Int
    var height: Int
    var tint: Color
  }

  /// In bytes.
  let capacity: Int
  /// What is held, in bytes: never more than `capacity`.
  private(set) var size = 0

  private var entries: [Key: (bitmap: Bitmap, lastUse: Int)] = [:]
  private var uses = 0

  /// - Parameter capacity: In bytes.
  init(capacity: Int = 64 << 20) { self.capacity = capacity }

  /// The pixels, if they are still there. Counts as a use.
  mutating func bitmap(_ key: Key) -> Bitmap? {
    guard let bitmap = entries[key]?.bitmap else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return bitmap
  }

  /// Keeps pixels, unless there are more than could ever be kept.
  mutating func insert(_ bitmap: Bitmap, for key: Key) {
    remove(key)
    guard Self.size(of: bitmap) <= capacity else { return }
    size += Self.size(of: bitmap)
    uses += 1
    entries[key] = (bitmap, uses)
    while size > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      remove(oldest)
    }
  }

  /// Forgets everything.
  mutating func removeAll() {
    entries = [:]
    size = 0
  }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    size -= Self.size(of: entry.bitmap)
  }

  private static func size(of bitmap: Bitmap) -> Int { bitmap.stride * bitmap.height }
}
