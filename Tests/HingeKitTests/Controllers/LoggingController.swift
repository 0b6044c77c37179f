import Geometry
import HingeKit

/// Notes what it is told, under its name, in a log that several share.
final class LoggingController: ViewController {
  final class Log {
    var entries: [String] = []

    /// The entries since the last time.
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
  }

  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  private func note(_ entry: String, _ animated: Bool? = nil) {
    log.entries.append("\(name) \(entry)" + (animated == true ? " animated" : ""))
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(animated: Bool) { note("willAppear", animated) }
  override func viewDidAppear(animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(animated: Bool) { note("didDisappear", animated) }
  override func willMove(toParent parent: ViewController?) { note(parent == nil ? "willLeave" : "willMove") }
  override func didMove(toParent parent: ViewController?) { note(parent == nil ? "didLeave" : "didMove") }
  override func viewWillTransition(to size: Size) {
    note("willBecome \(Int(size.width)) x \(Int(size.height))")
    super.viewWillTransition(to: size)
  }
  override func viewDidLayoutSubviews() { note("didLayOut \(Int(view.bounds.width)) x \(Int(view.bounds.height))") }
}
