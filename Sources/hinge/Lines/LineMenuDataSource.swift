import HingeKit
import Loop
import MenuDocuments

/// A menu of plain lines, which may still be arriving.
@MainActor final class LineMenuDataSource: MenuDataSource {
  let lines = LineList()
  private(set) var document: MenuDocument
  let reader: LineReader

  /// Nothing is read yet.
  init(_ reader: LineReader) {
    self.reader = reader
    let hinge = MenuPanel.Hinge(rows: .text)
    document = MenuDocument(
      title: "",
      left: MenuPanel(presentation: .hinge(hinge), isOpen: true, closesOnSelection: true, items: .lines(lines)))
  }

  /// Lines have none.
  func picture(named name: String) -> PictureSource { .icon(name: name) }

  func updates(report: @escaping (String) -> Void) -> (any MenuUpdates)? { LineUpdates(self, report: report) }

  /// What stands in the detail where the input had no line.
  static let emptyPrompt = "There is nothing to choose from"

  /// Reads all lines, now. Returns what there is to say about them.
  func readAll() -> LineReader.Summary {
    let summary = reader.read { lines.append($0) }
    if summary.lines == 0 { document.prompt = Self.emptyPrompt }
    return summary
  }
}

/// Lines that arrive while their menu is on the screen.
@MainActor final class LineUpdates: MenuUpdates {
  private let source: LineMenuDataSource
  private let report: (String) -> Void

  /// Its rows come when the window is opened.
  var isArriving: Bool { true }

  /// - Parameter report: Takes a line for standard error.
  init(_ source: LineMenuDataSource, report: @escaping (String) -> Void) {
    self.source = source
    self.report = report
  }

  func start(showing root: RootController, on loop: EventLoop) {
    source.reader.start(on: loop) { [weak self, weak root] batch in
      self?.source.lines.append(batch)
      root?.rowsWereAdded(isLast: false)
    } finish: { [weak self, weak root] summary in
      if summary.lines == 0 { root?.showPrompt(LineMenuDataSource.emptyPrompt) }
      for message in summary.messages { self?.report("\(Program.id): \(message)") }
      if let message = summary.messages.last { root?.showNotice(message) }
      root?.rowsWereAdded(isLast: true)
    }
  }
}
