/// The modifiers that are active while a key is pressed.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Either Shift key, or Shift kept by a lock.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Either Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The Alt key.
  public static let alt = KeyModifiers(rawValue: 4)
  /// The key with a logo, also called super.
  public static let logo = KeyModifiers(rawValue: 8)
  /// Capitals are locked.
  public static let capsLock = KeyModifiers(rawValue: 16)
}
