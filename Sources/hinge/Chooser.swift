import HingeKit
import MenuDocuments
import Wayland

/// What goes on while a window asks a person: answers go out, and it all ends in time.
final class Chooser {
  private let root: RootController
  private let options: Options
  private let output: (String) throws -> Void
  private let complain: (String) -> Void
  private var application: Application?

  /// - Parameters:
  ///   - output: Takes what goes to standard output.
  ///   - complain: Takes a message, which becomes one line on standard error.
  init(
    root: RootController, options: Options, output: @escaping (String) throws -> Void,
    complain: @escaping (String) -> Void
  ) {
    self.root = root
    self.options = options
    self.output = output
    self.complain = complain
  }

  /// Opens the window and stays until it is closed or the answer is there.
  func run() throws(WaylandError) -> ExitStatus {
    let loop = try EventLoop()
    let application = Application(
      id: options.appID, title: options.windowTitle ?? root.title ?? "Hinge",
      size: Size(width: Double(options.width), height: Double(options.height)), loop: loop
    ) { [root] in root }
    application.reducesMotion = options.reducesMotion
    self.application = application
    root.delegate = self
    return application.run() == Application.ExitStatus.done ? .done : .noCompositor
  }
}

extension Chooser: RootControllerDelegate {
  func rootController(_ root: RootController, didSelect item: MenuItem, at index: Int) {}
}
