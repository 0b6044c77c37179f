extension Duration {
  /// The whole of it in seconds.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// From seconds that were computed: what is not a number is zero, and a thousand years is enough for anybody.
  public init(inSeconds seconds: Double) {
    let limit = 3.2e10
    self = seconds.isNaN ? .zero : .seconds(min(max(seconds, -limit), limit))
  }
}
