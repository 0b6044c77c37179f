import Drawing
import Geometry
import Glibc
import Loop
import Synchronization

/// Has `hinge-picture` draw, in a process of its own, which has little memory and little time: a hostile picture ends that,
/// and is broken.
///
/// The process is there from the first picture on.
package final class PictureHelper: PictureDrawer {
  /// What a picture may take of the processor to be read and drawn, in seconds.
  package static let mostProcessorTime = 5
  /// How long to wait for it on a machine that has other things to do, in milliseconds.
  private static let mostTime = 60_000

  /// One for the whole process.
  package static let shared = PictureHelper()

  private struct Child {
    var pid: pid_t
    var socket: PictureSocket
  }

  /// How an attempt ends where nobody has drawn and nobody has said why not.
  private enum Failure: Error {
    case socket(PictureSocket.Failure)
    /// What has ended the process.
    case ended(signal: Int32)
    case notStarted(PictureError)
  }

  private let child = Mutex<Child?>(nil)

  package init() {}

  deinit { child.withLock { _ = Self.end(&$0) } }

  package func draw(_ request: PictureRequest) throws(PictureError) -> sending PictureDrawing {
    let result = child.withLock { child in
      // One that has drawn others may have no more room for this one; that says nothing about the picture.
      let hasWaited = child != nil
      let first = attempt(request, &child)
      guard hasWaited, case .failure(.ended(let signal)) = first, signal != SIGXCPU else { return first }
      return attempt(request, &child)
    }
    let name = request.source.name
    switch result {
    case .success(.success(let drawing)): return drawing
    case .success(.failure(let error)), .failure(.notStarted(let error)): throw error
    case .failure(.ended), .failure(.socket(.closed)):
      throw .undrawable("'\(name)': drawing it takes too much time or memory")
    case .failure(.socket(.timedOut)):
      throw .undrawable("'\(name)': drawing it takes longer than \(Self.mostTime / 1000) s")
    }
  }

  private func attempt(
    _ request: PictureRequest, _ child: inout Child?
  ) -> sending Result<Result<PictureDrawing, PictureError>, Failure> {
    if child == nil {
      do throws(PictureError) { child = try Self.start() } catch { return .failure(.notStarted(error)) }
    }
    guard let socket = child?.socket else { return .failure(.socket(.closed)) }
    do throws(PictureSocket.Failure) {
      let deadline = PictureSocket.now + Self.mostTime
      try socket.send(PictureMessage(request).bytes)
      if case .data(let contents, _) = request.source { try socket.send(contents) }
      let message = try socket.receiveMessage(until: deadline)
      return .success(try receive(message, named: request.source.name, from: socket, until: deadline))
    } catch {
      let signal = Self.end(&child)
      return .failure(error == .closed ? .ended(signal: signal) : .socket(error))
    }
  }

  private func receive(
    _ message: PictureMessage, named name: String, from socket: PictureSocket, until deadline: Int
  ) throws(PictureSocket.Failure) -> sending Result<PictureDrawing, PictureError> {
    let answer: (size: Size, width: Int, height: Int)
    do throws(PictureError) { answer = try message.answer(for: name) } catch { return .failure(error) }
    guard let bitmap = try? Bitmap(width: answer.width, height: answer.height) else { throw .closed }
    for y in 0..<bitmap.height {
      try socket.receive(
        into: UnsafeMutableRawBufferPointer(start: bitmap.row(y), count: bitmap.width * 4), until: deadline)
    }
    bitmap.markChanged()
    return .success(PictureDrawing(size: answer.size, bitmap: bitmap))
  }

  // MARK: The process

  private static func start() throws(PictureError) -> Child {
    let program = try PictureProgram.find()
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw .noProgram(reason: "\(SystemError("socketpair", errno))")
    }
    defer { close(ends[1]) }
    // Its libraries may have much to say of a picture; the one line about it is written here.
    var launch = ProgramLaunch(program, arguments: [PictureProgram.name])
    launch.input = .descriptor(ends[1])
    do throws(SystemError) {
      return Child(pid: try launch.start(), socket: PictureSocket(descriptor: ends[0]))
    } catch {
      close(ends[0])
      throw .noProgram(reason: "\(program): \(SystemError.text(of: error.number))")
    }
  }

  /// Ends the process. Returns the signal that has ended it before, or 0.
  @discardableResult
  private static func end(_ child: inout Child?) -> Int32 {
    guard let ended = child else { return 0 }
    child = nil
    close(ended.socket.descriptor)
    kill(ended.pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(ended.pid, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F
  }
}
