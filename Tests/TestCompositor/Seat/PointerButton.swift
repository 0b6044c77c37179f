/// The kernel's button codes.
public enum PointerButton: UInt32, Sendable {
  case left = 0x110
  case right, middle
}
