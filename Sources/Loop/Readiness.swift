/// What a file descriptor is ready for.
public struct Readiness: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// There is something to read, or the other end has hung up.
  public static let reading = Readiness(rawValue: 1)
  /// There is room to write.
  public static let writing = Readiness(rawValue: 2)
}
