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
  /// How often in a row a program may not answer before it is not asked any more.
  private static let mostSilences = 2

  /// One for the whole process.
  package static let shared = PictureHelper()

  private struct Child {
    var pid: pid_t
    var socket: PictureSocket
  }

  /// How an attempt ends where nobody has drawn and nobody has said why not.
  private enum Failure: Error {
    case socket(PictureSocket.Failure)
    /// How the process has ended, as `waitpid` has it.
    case ended(ProcessEnd)
    case notStarted(PictureError)
  }

  private struct State {
    var child: Child?
    /// Whether the program has drawn anything: then it is one that can.
    var hasDrawn = false
    /// How often in a row it has not answered.
    var silences = 0
    /// Why it is not asked any more.
    var givenUp: PictureError?
  }

  private let state = Mutex(State())
  /// The process that is there now; 0 for none, `killed` where there is to be none any more.
  private let running = Atomic<pid_t>(0)
  private static let killed: pid_t = -1
  /// Where the program is; nil for where `PictureProgram` finds it.
  private let program: String?
  /// How long to wait for a picture on a machine that has other things to do, in milliseconds.
  private let mostTime: Int

  package init(program: String? = nil, mostTime: Int = 20_000) { (self.program, self.mostTime) = (program, mostTime) }

  deinit { state.withLock { _ = end(&$0.child) } }

  /// Ends the process at once, whatever it does, and lets no other begin: the program's own end is near, and nobody is to
  /// outlive it.
  package func kill() {
    let pid = running.exchange(Self.killed, ordering: .relaxed)
    if pid > 0 { Glibc.kill(pid, SIGKILL) }
  }

  package func draw(_ request: PictureRequest) throws(PictureError) -> sending PictureDrawing {
    let result = state.withLock { state -> sending Attempt in
      if let error = state.givenUp { return .failure(.notStarted(error)) }
      // One that has drawn others may have no more room for this one; that says nothing about the picture.
      let hasWaited = state.child != nil
      let first = attempt(request, &state.child)
      guard hasWaited, case .failure(.ended(let end)) = first, end != .signal(SIGXCPU) else {
        return judged(first, &state)
      }
      return judged(attempt(request, &state.child), &state)
    }
    let name = request.source.name
    switch result {
    case .success(.success(let drawing)): return drawing
    case .success(.failure(let error)), .failure(.notStarted(let error)): throw error
    case .failure(.ended), .failure(.socket(.closed)):
      throw .undrawable("'\(name)': drawing it takes too much time or memory")
    case .failure(.socket(.timedOut)):
      throw .undrawable("'\(name)': drawing it takes longer than \(mostTime / 1000) s")
    }
  }

  private typealias Attempt = Result<Result<PictureDrawing, PictureError>, Failure>

  /// Gives up a program that is none for pictures: one that ends by itself and has never drawn, or never answers.
  private func judged(_ attempt: consuming sending Attempt, _ state: inout State) -> sending Attempt {
    var reason: String?
    switch attempt {
    case .success: (state.hasDrawn, state.silences) = (true, 0)
    case .failure(.ended(.status(let status))) where !state.hasDrawn: reason = "it ended with status \(status)"
    case .failure(.socket(.timedOut)):
      state.silences += 1
      if state.silences >= Self.mostSilences { reason = "it does not answer" }
    case .failure: break
    }
    guard let reason else { return attempt }
    let error = PictureError.noProgram(reason: "\((try? path) ?? PictureProgram.name): \(reason)")
    state.givenUp = error
    return .failure(.notStarted(error))
  }

  private var path: String {
    get throws(PictureError) { if let program { program } else { try PictureProgram.find() } }
  }

  private func attempt(
    _ request: PictureRequest, _ child: inout Child?
  ) -> sending Attempt {
    if child == nil {
      do throws(PictureError) { child = try start() } catch { return .failure(.notStarted(error)) }
    }
    guard let socket = child?.socket else { return .failure(.socket(.closed)) }
    do throws(PictureSocket.Failure) {
      let deadline = PictureSocket.now + mostTime
      try socket.send(PictureMessage(request).bytes)
      if case .data(let contents, _) = request.source { try socket.send(contents) }
      let message = try socket.receiveMessage(until: deadline)
      return .success(try receive(message, named: request.source.name, from: socket, until: deadline))
    } catch {
      let end = end(&child)
      return .failure(error == .closed ? .ended(end) : .socket(error))
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

  private func start() throws(PictureError) -> Child {
    let program = try path
    guard running.load(ordering: .relaxed) != Self.killed else { throw .noProgram(reason: "\(program): it was ended") }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw .noProgram(reason: "\(SystemError("socketpair", errno))")
    }
    defer { close(ends[1]) }
    // Its libraries may have much to say of a picture; the one line about it is written here.
    var launch = ProgramLaunch(program, arguments: [PictureProgram.name])
    launch.input = .descriptor(ends[1])
    do throws(SystemError) {
      let pid = try launch.start()
      // A `kill()` that has come between did not know of this one.
      if !running.compareExchange(expected: 0, desired: pid, ordering: .relaxed).exchanged { Glibc.kill(pid, SIGKILL) }
      return Child(pid: pid, socket: PictureSocket(descriptor: ends[0]))
    } catch {
      close(ends[0])
      throw .noProgram(reason: "\(program): \(SystemError.text(of: error.number))")
    }
  }

  /// Ends the process. Returns how it has ended, maybe before.
  @discardableResult
  private func end(_ child: inout Child?) -> ProcessEnd {
    guard let ended = child else { return .status(0) }
    child = nil
    _ = running.compareExchange(expected: ended.pid, desired: 0, ordering: .relaxed)
    close(ended.socket.descriptor)
    Glibc.kill(ended.pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(ended.pid, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}

/// How a process has ended.
private enum ProcessEnd: Equatable {
  /// By itself.
  case status(Int32)
  case signal(Int32)
}
