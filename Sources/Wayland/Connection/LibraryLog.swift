import CWaylandProtocols
import Glibc
import Synchronization

/// What libwayland has to say. It is the only place where the text of a protocol error is found.
enum LibraryLog {
  /// The last line on each thread, until it is taken.
  private static let lines = Mutex<[UInt: String]>([:])

  /// Listens to the library, for the whole process.
  static let install: Void = wl_log_set_handler_client { format, arguments in
    guard let format, let arguments = arguments as CVaListPointer? else { return }
    var text = [CChar](repeating: 0, count: 1024)
    vsnprintf(&text, text.count, format, arguments)
    let line = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    LibraryLog.keep(line.split(separator: "\n").joined(separator: " "))
  }

  private static func keep(_ line: String) {
    Log.wayland("libwayland: \(line)")
    lines.withLock { $0[UInt(pthread_self())] = line }
  }

  /// The last line of this thread, once.
  static func takeLine() -> String? {
    lines.withLock { $0.removeValue(forKey: UInt(pthread_self())) }
  }

  /// The compositor's own words in the library's line about a protocol error, `interface#id: error code: words`.
  static func message(ofProtocolError line: String, code: UInt32) -> String {
    guard let marker = line.firstRange(of: ": error \(code): ") else { return line }
    return String(line[marker.upperBound...])
  }
}
