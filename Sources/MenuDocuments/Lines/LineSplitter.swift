/// Makes lines of bytes as they arrive. Where the pieces begin and end makes no difference.
///
/// An empty line is a line; what follows the last terminator is one only if it is not empty. Where lines end with LF, a
/// CR before it belongs to the end. May be used on any one thread.
public struct LineSplitter: Sendable {
  /// Why the rest of the input is not taken.
  public enum Stop: Hashable, Sendable {
    case tooManyLines, tooManyBytes
  }

  /// Set once a limit is reached, after which nothing is taken.
  public private(set) var stop: Stop?
  /// How many lines were longer than the limit, and were cut there.
  public private(set) var cutLines = 0

  private let terminator: UInt8
  private let limits: LineLimits
  private var lines = 0
  private var bytes = 0
  /// What has come of a line that has not ended: up to two bytes more than a line may have, one for a CR and one to
  /// see by that it goes on.
  private var pending: [UInt8] = []

  /// - Parameter terminator: What ends a line: LF, or 0.
  public init(terminator: UInt8, limits: LineLimits = .standard) {
    self.terminator = terminator
    self.limits = limits
  }

  /// The lines that end in this piece of the input.
  public mutating func split(_ piece: ArraySlice<UInt8>) -> LineBatch {
    var batch = LineBatch()
    var rest = piece
    while stop == nil, let end = rest.firstIndex(of: terminator) {
      if pending.isEmpty {
        take(rest[..<end], isEnded: true, into: &batch)
      } else {
        keep(rest[..<end])
        takePending(isEnded: true, into: &batch)
      }
      rest = rest[(end + 1)...]
    }
    if stop == nil { keep(rest) }
    return batch
  }

  /// The last line, where the input ends without a terminator.
  public mutating func finish() -> LineBatch {
    var batch = LineBatch()
    if stop == nil, !pending.isEmpty { takePending(isEnded: false, into: &batch) }
    return batch
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    pending += part.prefix(max(0, limits.lineBytes + 2 - pending.count))
  }

  private mutating func takePending(isEnded: Bool, into batch: inout LineBatch) {
    let line = pending
    pending.removeAll(keepingCapacity: true)
    take(line[...], isEnded: isEnded, into: &batch)
  }

  private mutating func take(_ line: ArraySlice<UInt8>, isEnded: Bool, into batch: inout LineBatch) {
    var line = line
    let hasReturn = isEnded && terminator == UInt8(ascii: "\n") && line.last == UInt8(ascii: "\r")
    if hasReturn, line.count <= limits.lineBytes + 1 { line.removeLast() }
    let isCut = line.count > limits.lineBytes
    if isCut { line = line.prefix(characterBoundary(in: line)) }
    if lines == limits.lines {
      stop = .tooManyLines
    } else if bytes + line.count > limits.bytes {
      stop = .tooManyBytes
    } else {
      if isCut { cutLines += 1 }
      lines += 1
      bytes += line.count
      batch.append(line)
    }
  }

  /// The limit, or a few bytes less so that no character of UTF-8 is cut in two.
  private func characterBoundary(in line: ArraySlice<UInt8>) -> Int {
    let limit = limits.lineBytes
    for back in 0..<min(4, limit + 1) where line[line.startIndex + limit - back] & 0xC0 != 0x80 { return limit - back }
    return limit
  }
}

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
