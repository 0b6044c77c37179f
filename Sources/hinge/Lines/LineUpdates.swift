import Loop

/// Lines that arrive while their menu is on the screen.
@MainActor final class LineUpdates: MenuUpdates {
  private let source: LineMenuDataSource
  private let report: (String) -> Void

  /// - Parameter report: Takes a line for standard error.
  init(_ source: LineMenuDataSource, report: @escaping (String) -> Void) {
    self.source = source
    self.report = report
  }

  func start(showing root: RootController, on loop: EventLoop) {
    source.reader.start(on: loop) { [weak self, weak root] batch in
      self?.source.lines.append(batch)
      root?.rowsWereAdded()
    } finish: { [weak self, weak root] summary in
      if summary.lines == 0 { root?.detailController.prompt = LineMenuDataSource.emptyPrompt }
      for message in summary.messages { self?.report("\(Program.id): \(message)") }
      if let message = summary.messages.last { root?.showNotice(message) }
    }
  }
}
