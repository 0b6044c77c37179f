import CLinux
import Drawing
import Geometry
import Glibc
import MenuDocuments
import Synchronization

/// Draws in a process of its own, which has little memory and little time: a hostile picture ends that, and is broken.
///
/// The process is there from the first picture on that is not built in.
final class IsolatedDrawer: PictureDrawer {
  /// What a picture may take of the processor to be read and drawn, in seconds.
  static let mostProcessorTime = 5
  /// How long to wait for it on a machine that has other things to do, in milliseconds.
  private static let mostTime = 60_000

  private struct Child {
    var pid: pid_t
    var socket: PictureSocket
  }

  private let child = Mutex<Child?>(nil)
  private let executable: String

  /// - Parameter executable: The program: this one unless given.
  init(executable: String = "/proc/self/exe") { self.executable = executable }

  deinit { child.withLock { _ = Self.end(&$0) } }

  func draw(_ request: PictureRequest, of reference: PictureReference) throws(PictureError) -> PictureDrawing {
    // What is built in is not hostile.
    if case .builtIn = reference { return try PictureReader().draw(request, of: reference) }
    let result = child.withLock { child in
      // One that has drawn others may have no more room for this one; that says nothing about the picture.
      let hasWaited = child != nil
      var lastSignal: Int32 = 0
      let first = attempt(request, reference, &child, lastSignal: &lastSignal)
      guard hasWaited, case .failure(.closed) = first, lastSignal != SIGXCPU else { return first }
      return attempt(request, reference, &child, lastSignal: &lastSignal)
    }
    switch result {
    case .success(.success(let drawing)): return drawing
    case .success(.failure(let error)): throw error
    case .failure(.closed): throw .undrawable("\(request.name.quoted): drawing it takes too much time or memory")
    case .failure(.timedOut):
      throw .undrawable("\(request.name.quoted): drawing it takes longer than \(Self.mostTime / 1000) s")
    }
  }

  /// - Parameter lastSignal: Becomes what has ended the process, if something has.
  private func attempt(
    _ request: PictureRequest, _ reference: PictureReference, _ child: inout Child?, lastSignal: inout Int32
  ) -> Result<Result<PictureDrawing, PictureError>, PictureSocket.Failure> {
    if child == nil { child = start() }
    guard let socket = child?.socket else { return .failure(.closed) }
    do throws(PictureSocket.Failure) {
      let deadline = PictureSocket.now + Self.mostTime
      try socket.send(PictureMessage(request, of: reference))
      let message = try socket.receiveMessage(until: deadline)
      return .success(try receive(message, named: request.name, from: socket, until: deadline))
    } catch {
      lastSignal = Self.end(&child)
      return .failure(error)
    }
  }

  private func receive(
    _ message: PictureMessage, named name: String, from socket: PictureSocket, until deadline: Int
  ) throws(PictureSocket.Failure) -> Result<PictureDrawing, PictureError> {
    let size: Size
    let bitmap: Bitmap
    do {
      let answer = try message.answer(for: name)
      size = answer.size
      bitmap = try Bitmap(width: answer.width, height: answer.height)
    } catch let error as PictureError {
      return .failure(error)
    } catch {
      throw .closed
    }
    for y in 0..<bitmap.height {
      try socket.receive(
        into: UnsafeMutableRawBufferPointer(start: bitmap.row(y), count: bitmap.width * 4), until: deadline)
    }
    bitmap.markChanged()
    return .success(PictureDrawing(size: size, bitmap: bitmap))
  }

  // MARK: The process

  private func start() -> Child? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    // Its libraries may have much to say of a picture; the one line about it is written here.
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = [strdup(Program.id), strdup(PictureProcess.argument), nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, executable, &actions, &attributes, words, hinge_environment()) == 0 else {
      close(ends[0])
      return nil
    }
    return Child(pid: pid, socket: PictureSocket(descriptor: ends[0]))
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
