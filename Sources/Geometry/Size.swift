/// A width and a height, in logical pixels unless its user says otherwise.
public struct Size: Hashable, Sendable {
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// No area.
  public static let zero = Size(width: 0, height: 0)

  /// Takes both as they are, negative ones too.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The largest size of this size's proportions that fits into `bounds`; zero where either has no area.
  public func fitted(into bounds: Size) -> Size {
    guard width > 0, height > 0, bounds.width > 0, bounds.height > 0 else { return .zero }
    let factor = min(bounds.width / width, bounds.height / height)
    return Size(width: width * factor, height: height * factor)
  }
}
