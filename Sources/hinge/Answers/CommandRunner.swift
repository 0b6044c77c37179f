import Glibc
import Loop
import MenuDocuments

/// Runs the commands of the items that are chosen, each item's once at a time.
@MainActor final class CommandRunner {
  /// Told of every command that cannot be started or fails.
  var onFailure: ((CommandError) -> Void)?

  private let loop: EventLoop
  private let folder: String
  private let mask: sigset_t
  /// By the item's id.
  private var running: [String: RunningCommand] = [:]

  /// - Parameters:
  ///   - folder: Where programs lie that are named by a path.
  ///   - mask: The signals that a command holds back at first.
  init(loop: EventLoop, folder: String, mask: sigset_t) {
    self.loop = loop
    self.folder = folder
    self.mask = mask
  }

  /// Starts the item's command, if it has one and that does not run already. Returns false where it cannot be started.
  func run(_ item: MenuItem) -> Bool {
    reapAll()
    let commandLine = item.commandLine(in: folder)
    guard !commandLine.isEmpty, running[item.id] == nil else { return true }
    do throws(CommandError) {
      let command = try RunningCommand(commandLine, name: item.command[0], mask: mask)
      running[item.id] = command
      command.watch(on: loop) { [weak self] in self?.reap(item.id) }
      return true
    } catch {
      onFailure?(error)
      return false
    }
  }

  private func reap(_ id: String) {
    guard let end = running[id]?.end() else { return }
    running[id] = nil
    if case .failure(let error) = end { onFailure?(error) }
  }

  /// Also those whose end nobody tells.
  private func reapAll() { for id in Array(running.keys) { reap(id) } }
}
