/// A seat, one person's set of input devices, for as long as the connection lives. Never used again for another seat.
public struct SeatID: Hashable, Sendable {
  /// The name of the seat's global.
  let name: UInt32

  /// Makes the identity of the seat whose global has this name. Programs get theirs from events.
  public init(name: UInt32) {
    self.name = name
  }
}
