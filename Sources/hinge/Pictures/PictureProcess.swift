import CLinux
import Drawing
import Glibc

/// The other side of `IsolatedDrawer`: the program as a process that draws pictures and nothing else. What a hostile
/// picture does to it, it does to nobody else.
enum PictureProcess {
  /// The only argument of such a process; its standard input is the socket.
  static let argument = "--draw-pictures"

  /// The most memory that it can have, in bytes: the largest picture is decoded and turned in it.
  private static let mostMemory: rlim_t = 1 << 30

  /// Whether another process asks: standard input is its socket. No person does.
  static var isAsked: Bool {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Draws what it is asked for until nobody asks.
  static func serve() {
    limit(.init(RLIMIT_AS.rawValue), to: mostMemory)
    limit(.init(RLIMIT_CORE.rawValue), to: 0)
    limit(.init(RLIMIT_FSIZE.rawValue), to: 0)
    // The window goes first.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    let socket = PictureSocket(descriptor: STDIN_FILENO)
    let reader = PictureReader()
    while let message = try? socket.receiveMessage(),
      let (request, reference) = message.request
    {
      // Ends it also where nobody is there any more to see how long it takes.
      limit(
        .init(RLIMIT_CPU.rawValue), to: rlim_t(clock() / Int(CLOCKS_PER_SEC) + IsolatedDrawer.mostProcessorTime + 1))
      do {
        let drawing = try reader.draw(request, of: reference)
        try socket.send(PictureMessage(drawn: drawing))
        let bitmap = drawing.bitmap
        for y in 0..<bitmap.height {
          try socket.send(UnsafeRawBufferPointer(start: bitmap.row(y), count: bitmap.width * 4))
        }
      } catch let error as PictureError {
        guard (try? socket.send(PictureMessage(failed: error))) != nil else { return }
      } catch {
        return
      }
    }
  }

  private static func limit(_ resource: __rlimit_resource_t, to value: rlim_t) {
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
