extension Double {
  /// Without a fraction that says nothing: 60, 60.5.
  public var spelled: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
