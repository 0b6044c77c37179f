/// Puts a listener table where libwayland can keep its address: in memory that is never freed. Once per table.
func allocateListener<Table>(_ table: Table) -> UnsafePointer<Table> {
  let pointer = UnsafeMutablePointer<Table>.allocate(capacity: 1)
  pointer.initialize(to: table)
  return UnsafePointer(pointer)
}

/// The object whose address a proxy carries as its user data. The object destroys the proxy before it dies, so that no
/// event finds it gone.
func recover<Object: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Object.Type = Object.self) -> Object? {
  guard let data else { return nil }
  return Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
}

/// The address of an object, for a proxy's user data.
func address(of object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}
