/// A key's place on the keyboard: the kernel's code.
public struct Key: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let escape = Key(rawValue: 1)
  public static let one = Key(rawValue: 2)
  public static let backspace = Key(rawValue: 14)
  public static let tab = Key(rawValue: 15)
  public static let four = Key(rawValue: 5)
  public static let nine = Key(rawValue: 10)
  public static let q = Key(rawValue: 16)
  public static let e = Key(rawValue: 18)
  public static let `return` = Key(rawValue: 28)
  public static let leftControl = Key(rawValue: 29)
  public static let a = Key(rawValue: 30)
  public static let l = Key(rawValue: 38)
  public static let leftShift = Key(rawValue: 42)
  public static let b = Key(rawValue: 48)
  public static let rightShift = Key(rawValue: 54)
  public static let leftAlt = Key(rawValue: 56)
  public static let space = Key(rawValue: 57)
  public static let capsLock = Key(rawValue: 58)
  public static let f10 = Key(rawValue: 68)
  public static let rightControl = Key(rawValue: 97)
  public static let home = Key(rawValue: 102)
  public static let up = Key(rawValue: 103)
  public static let pageUp = Key(rawValue: 104)
  public static let left = Key(rawValue: 105)
  public static let right = Key(rawValue: 106)
  public static let end = Key(rawValue: 107)
  public static let down = Key(rawValue: 108)
  public static let pageDown = Key(rawValue: 109)
  public static let leftLogo = Key(rawValue: 125)
  public static let menu = Key(rawValue: 127)

  /// The real modifier it holds down in the `us` layout, 0 for none.
  var modifier: UInt32 {
    switch self {
    case .leftShift, .rightShift: 1
    case .leftControl, .rightControl: 4
    case .leftAlt: 8
    case .leftLogo: 64
    default: 0
    }
  }
}
