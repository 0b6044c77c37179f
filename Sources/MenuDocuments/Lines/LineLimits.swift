/// What is kept of plain lines, so that no input can eat the machine.
public struct LineLimits: Hashable, Sendable {
  /// Bytes of a line; the rest of a longer one is left out.
  public var lineBytes: Int
  /// How many lines there may be; nothing is read after them.
  public var lines: Int
  /// Bytes of all lines together; nothing is read after the last line that fits.
  public var bytes: Int

  /// 1 MiB a line, four million lines, 512 MiB of them.
  public static let standard = LineLimits(lineBytes: 1 << 20, lines: 4_000_000, bytes: 512 << 20)

  /// - Parameter bytes: Less than 4 GiB.
  public init(lineBytes: Int, lines: Int, bytes: Int) {
    self.lineBytes = lineBytes
    self.lines = lines
    self.bytes = bytes
  }
}
