import CWaylandServer

/// The pixels of a buffer as they were at a commit: premultiplied ARGB32, rows without padding.
public struct Picture: Equatable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt32]

  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

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
