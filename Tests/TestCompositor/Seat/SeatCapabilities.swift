/// `wl_seat.capability`, with the protocol's numbers.
public struct SeatCapabilities: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let pointer = SeatCapabilities(rawValue: 1)
  public static let keyboard = SeatCapabilities(rawValue: 2)
  public static let touch = SeatCapabilities(rawValue: 4)
}
