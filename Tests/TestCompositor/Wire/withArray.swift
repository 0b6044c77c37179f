import CWaylandServer

/// A `wl_array` of 32-bit numbers for as long as `body` runs.
func withArray(of values: [UInt32], _ body: (UnsafeMutablePointer<wl_array>) -> Void) {
  var values = values
  values.withUnsafeMutableBytes { bytes in
    var array = wl_array(size: bytes.count, alloc: bytes.count, data: bytes.baseAddress)
    withUnsafeMutablePointer(to: &array) { body($0) }
  }
}
