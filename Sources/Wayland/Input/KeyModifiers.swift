/// The modifiers that are active while a key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
  /// The key with a logo, also called super.
  public static let logo = KeyModifiers(rawValue: 8)
  public static let capsLock = KeyModifiers(rawValue: 16)
}
