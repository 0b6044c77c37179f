extension ClosedRange {
  /// "1 to 100", without a fraction that says nothing.
  public var spelled: String {
    func spell(_ bound: Bound) -> String {
      if let number = bound as? Double, let whole = Int(exactly: number) { return "\(whole)" }
      return "\(bound)"
    }
    return "\(spell(lowerBound)) to \(spell(upperBound))"
  }
}
