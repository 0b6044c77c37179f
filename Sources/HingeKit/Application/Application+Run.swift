import Geometry
import Loop

extension Application {
  /// Runs a whole program in one call: opens a window, runs until that is closed or the connection to the compositor is
  /// lost, and returns the exit status, one of `ExitStatus`. An error is told in one line on standard error.
  ///
  ///     exit(Application.run(id: "org.example.Hello", title: "Hello") { HelloController() })
  public static func run(
    id: String, title: String, size: Size = Size(width: 360, height: 640), reducesMotion: Bool = false,
    rootViewController: @escaping () -> ViewController
  ) -> Int32 {
    do {
      let loop = try EventLoop()
      let application = Application(
        id: id, title: title, size: size, loop: loop, rootViewController: rootViewController)
      application.reducesMotion = reducesMotion
      return withExtendedLifetime(application) { application.run() }
    } catch {
      StandardStream.error.writeLine("\(id): \(error)")
      return ExitStatus.of(error)
    }
  }
}
