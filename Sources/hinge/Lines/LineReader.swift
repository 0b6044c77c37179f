import Dispatch
import Glibc
import Loop
import MenuDocuments

/// Reads plain lines to the end of a pipe, a file or a terminal.
struct LineReader: Sendable {
  /// How the reading ended.
  enum End: Hashable, Sendable {
    /// With the input.
    case complete
    /// A limit was reached; the rest was not read.
    case stopped(LineSplitter.Stop)
    /// `errno` says why.
    case failed(Int32)
  }

  /// Open for reading; stays the caller's.
  var descriptor: Int32
  /// What ends a line: LF, or 0.
  var terminator: UInt8
  var limits = LineLimits.standard

  /// Bytes that are read at once.
  private static let pieceSize = 256 << 10
  /// How many batches may wait for the loop; then the reader waits, and with it who writes.
  private static let waitingBatches = 4

  /// Reads to the end, and hands out lines as they come.
  func read(_ take: (LineBatch) -> Void) -> Summary {
    var splitter = LineSplitter(terminator: terminator, limits: limits)
    var piece = [UInt8](repeating: 0, count: Self.pieceSize)
    var end = End.complete
    var lines = 0
    func give(_ batch: LineBatch) {
      lines += batch.count
      if !batch.isEmpty { take(batch) }
    }
    do throws(SystemError) {
      while splitter.stop == nil {
        let count = try FileContents.readPiece(of: descriptor, into: &piece)
        if count == 0 { break }
        give(splitter.split(piece[..<count]))
      }
    } catch {
      end = .failed(error.number)
    }
    give(splitter.finish())
    if let stop = splitter.stop { end = .stopped(stop) }
    return Summary(end: end, lines: lines, cutLines: splitter.cutLines, limits: limits)
  }

  /// Reads on another thread. The loop calls `take` with the lines as they come, and `finish` after the last.
  @MainActor
  func start(
    on loop: EventLoop, take: @escaping @MainActor (LineBatch) -> Void, finish: @escaping @MainActor (Summary) -> Void
  ) {
    let remote = loop.remote
    // A semaphore must not be released with less than it was made with.
    let room = DispatchSemaphore(value: 0)
    for _ in 0..<Self.waitingBatches { room.signal() }
    DispatchQueue(label: "hinge.lines").async {
      let summary = read { batch in
        room.wait()
        remote.performOnMain {
          room.signal()
          take(batch)
        }
      }
      remote.performOnMain { finish(summary) }
    }
  }
}

extension LineReader {
  /// What is to be said when there is nothing more to read.
  struct Summary: Hashable, Sendable {
    var end: End
    /// How many lines there are.
    var lines: Int
    /// How many of them were longer than a line may be, and were cut.
    var cutLines: Int
    var limits: LineLimits

    /// One for each thing that is not as a person would expect, without the program's name.
    var messages: [String] {
      var messages: [String] = []
      if cutLines > 0 {
        messages.append("\(cutLines) \(cutLines == 1 ? "line was" : "lines were") cut after \(limits.lineBytes) bytes")
      }
      switch end {
      case .complete: break
      case .stopped(.tooManyLines): messages.append("only the first \(lines) lines were read")
      case .stopped(.tooManyBytes): messages.append("only the first \(lines) lines, \(limits.bytes) bytes, were read")
      case .failed(let number):
        messages.append("standard input: \(StandardStream.Failure.system(number))")
      }
      return messages
    }
  }
}
