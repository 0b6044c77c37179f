// An application as Swift 6 programmers write one: everything that a view controller may wait for. It closes its window
// when all of it has come, and prints in which order.
import Dispatch
import Glibc
import HingeKit

/// What is loaded elsewhere.
actor Weather {
  func report() -> String { "actor" }
}

/// What a screen shows.
@MainActor final class Model {
  var lines: [String] = []
  var onChange: (() -> Void)?

  func append(_ line: String) {
    lines.append(line)
    onChange?()
  }
}

final class ReportController: ViewController {
  private let model = Model()
  private let weather = Weather()

  override func viewDidAppear(animated: Bool) {
    model.onChange = { [weak self] in self?.closeWhenComplete() }
    Task {
      self.title = await weather.report()
      model.append(title ?? "")
    }
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(1))
      self?.model.append("sleep")
    }
    DispatchQueue.main.async { self.model.append("queue") }
    DispatchQueue.global().async { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.model.append("thread") } }
    }
  }

  private func closeWhenComplete() {
    guard model.lines.count == 4 else { return }
    print(model.lines.sorted().joined(separator: " "))
    view.window?.close()
  }
}

exit(Application.run(id: "org.example.Concurrency", title: "Concurrency") { ReportController() })
