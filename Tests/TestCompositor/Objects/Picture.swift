import CWaylandServer
import Glibc

/// The pixels of a buffer as they were at a commit: premultiplied ARGB32, rows without padding.
public struct Picture: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt32]

  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  public static func == (left: Picture, right: Picture) -> Bool {
    // Array's own comparison is a hundred times slower where nothing is optimised.
    guard left.width == right.width, left.height == right.height else { return false }
    return left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return left.count == right.count }
        return left.count == right.count && memcmp(one, other, left.count) == 0
      }
    }
  }

  /// Copies the pixels out of shared memory.
  init(copying buffer: OpaquePointer) {
    let width = Int(wl_shm_buffer_get_width(buffer))
    let height = Int(wl_shm_buffer_get_height(buffer))
    let stride = Int(wl_shm_buffer_get_stride(buffer))
    wl_shm_buffer_begin_access(buffer)
    defer { wl_shm_buffer_end_access(buffer) }
    let data = UnsafeRawPointer(wl_shm_buffer_get_data(buffer))
    pixels = [UInt32](unsafeUninitializedCapacity: width * height) { destination, count in
      guard let data, let base = destination.baseAddress else { return }
      for row in 0..<height {
        UnsafeMutableRawPointer(base + row * width).copyMemory(from: data + row * stride, byteCount: width * 4)
      }
      count = width * height
    }
    self.width = width
    self.height = height
  }
}
