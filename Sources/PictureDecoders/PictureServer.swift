import CLinux
import Drawing
import Glibc
import Pictures

/// The other side of `PictureHelper`: a process that draws pictures and nothing else. What a hostile picture does to it, it
/// does to nobody else.
package enum PictureServer {
  /// The most memory that it can have, in bytes: the largest picture is decoded and turned in it.
  private static let mostMemory: rlim_t = 1 << 30

  /// Whether another process asks: standard input is its socket. No person does.
  package static var isAsked: Bool {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Draws what it is asked for until nobody asks.
  package static func serve() {
    limit(.init(RLIMIT_AS.rawValue), to: mostMemory)
    limit(.init(RLIMIT_CORE.rawValue), to: 0)
    limit(.init(RLIMIT_FSIZE.rawValue), to: 0)
    // The window goes first.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    endWithAsker()
    let socket = PictureSocket(descriptor: STDIN_FILENO)
    do {
      while true { try answer(on: socket) }
    } catch {
      // Nobody asks any more.
    }
  }

  /// Ends the process as soon as nobody asks, in the middle of a picture too. The kernel's own signal for that
  /// (PR_SET_PDEATHSIG) comes with the end of the thread that has started it, which is not the asker's.
  private static func endWithAsker() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        var socket = pollfd(fd: STDIN_FILENO, events: Int16(HINGE_POLLRDHUP), revents: 0)
        while poll(&socket, 1, -1) < 0, errno == EINTR {}
        _exit(0)
      }, nil)
  }

  private static func answer(on socket: PictureSocket) throws(PictureSocket.Failure) {
    let message = try socket.receiveMessage()
    guard message.contentLength <= PictureReader.mostBytes,
      let request = message.request(contents: try socket.receive(count: message.contentLength))
    else { throw .closed }
    // Ends it also where nobody is there any more to see how long it takes.
    limit(.init(RLIMIT_CPU.rawValue), to: rlim_t(clock() / Int(CLOCKS_PER_SEC) + PictureHelper.mostProcessorTime + 1))
    let drawing: PictureDrawing
    do throws(PictureError) { drawing = try PictureReader().draw(request) } catch {
      return try socket.send(PictureMessage(failed: error).bytes)
    }
    try socket.send(PictureMessage(drawn: drawing).bytes)
    let bitmap = drawing.bitmap
    for y in 0..<bitmap.height {
      try socket.send(UnsafeRawBufferPointer(start: bitmap.row(y), count: bitmap.width * 4))
    }
  }

  private static func limit(_ resource: __rlimit_resource_t, to value: rlim_t) {
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
