import Glibc
import Loop

@MainActor extension FileMenuDataSource {
  func updates(report: @escaping (String) -> Void) -> (any MenuUpdates)? {
    file.map { DocumentUpdates(self, file: $0, report: report) }
  }
}

/// A document's file that is saved while its menu is on the screen. A save with something wrong in it changes nothing,
/// and is told.
@MainActor final class DocumentUpdates: MenuUpdates {
  private let source: FileMenuDataSource
  private let file: String
  private let report: (String) -> Void
  private weak var root: RootController?
  private var watch: FileWatch?
  /// What the window was told that is wrong.
  private var notice: String?

  /// - Parameter report: Takes a line for standard error.
  init(_ source: FileMenuDataSource, file: String, report: @escaping (String) -> Void) {
    self.source = source
    self.file = file
    self.report = report
  }

  func start(showing root: RootController, on loop: EventLoop) {
    self.root = root
    do throws(SystemError) {
      watch = try FileWatch(file, on: loop) { [weak self] in self?.fileDidChange() }
    } catch {
      // The window needs files of its own, and says the same for all.
      guard error.number != EMFILE || Self.mayOpenMore else { return }
      report("\(Program.id): \(file): changes will not be seen: \(error)")
    }
  }

  /// Whether the process may have another file. `EMFILE` of inotify stands for the person's watches too, which other
  /// programs have.
  private static var mayOpenMore: Bool {
    let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    close(file)
    return true
  }

  private func fileDidChange() {
    do throws(MenuFileError) {
      try source.reload()
      root?.update(source.document)
      root?.forgetPictures()
      if let notice, root?.notice == notice { root?.showNotice(nil) }
      notice = nil
    } catch {
      for line in error.lines { report(line) }
      notice = error.lines.first.map { $0 + (error.lines.count > 1 ? " (and \(error.lines.count - 1) more)" : "") }
      root?.showNotice(notice)
    }
  }
}
