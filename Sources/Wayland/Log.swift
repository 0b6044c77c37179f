import Glibc
import Loop

/// A log with a tag, written to standard error when `HINGE_LOG` names the tag: `HINGE_LOG=wayland,startup`, or `all`.
///
/// Off, it costs one test: the message is not even built.
public struct Log: Sendable {
  /// What the connection, its windows and its input devices do.
  public static let wayland = Log("wayland")
  /// The steps from exec to the first frame, with their times.
  public static let startup = Log("startup")

  /// What `HINGE_LOG` calls it.
  public let tag: String
  /// Whether `HINGE_LOG` names the tag.
  public let isOn: Bool

  /// Makes the log of a tag. The environment is read the first time.
  public init(_ tag: String) {
    self.tag = tag
    isOn = Log.tags.contains(tag) || Log.tags.contains("all")
  }

  /// Writes one line, with the milliseconds since the process first logged.
  public func callAsFunction(_ message: @autoclosure () -> String) {
    guard isOn else { return }
    let start = Log.start
    let elapsed = SystemClock().now - start
    let microseconds =
      elapsed.components.seconds * 1_000_000 + elapsed.components.attoseconds / 1_000_000_000_000
    let fraction = String(microseconds % 1000)
    let padding = String(repeating: "0", count: 3 - fraction.count)
    let line = "[\(microseconds / 1000).\(padding)\(fraction) ms] \(tag): \(message())\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }

  private static let start = SystemClock().now

  private static let tags: Set<String> = {
    guard let value = getenv("HINGE_LOG") else { return [] }
    return Set(String(cString: value).split(separator: ",").map(String.init))
  }()
}
