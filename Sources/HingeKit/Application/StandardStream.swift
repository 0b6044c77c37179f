import Glibc

/// Where a program writes what people and scripts read.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes the text whole, unless nobody reads any more.
  public func write(_ text: String) {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
