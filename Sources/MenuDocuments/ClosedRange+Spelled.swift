extension ClosedRange<Double> {
  /// "1 to 100", without a fraction that says nothing.
  public var spelled: String { "\(lowerBound.spelled) to \(upperBound.spelled)" }
}

extension ClosedRange<Int> {
  /// "1 to 100".
  public var spelled: String { "\(lowerBound) to \(upperBound)" }
}
