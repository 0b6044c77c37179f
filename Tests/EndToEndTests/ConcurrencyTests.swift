import Glibc
import Testing

extension EndToEnd {
  /// Applications of other people's that wait for things as Swift 6 has it.
  @Suite struct Concurrency {
    @Test("tasks, actors, the main queue and other threads all come back to a view controller")
    func everyWay() throws {
      let weston = try Weston()
      let app = try HingeProcess(program: "ConcurrencyApp", on: weston)
      let exit = try withExtendedLifetime(weston) { try app.process.waitForExit() }
      #expect(exit == .status(0), "\(app.process.log)")
      #expect(app.process.output == "actor queue sleep thread\n")
    }

    @Test("an application that runs after an await at its top level is told so, and shows no window")
    func late() throws {
      let weston = try Weston()
      let app = try HingeProcess(program: "LateRunApp", on: weston)
      let exit = try withExtendedLifetime(weston) { try app.process.waitForExit() }
      #expect(exit == .status(1), "\(app.process.log)")
      #expect(
        app.complaints == [
          "org.example.LateRun: Application.run must be called on the main thread, before the first await of the "
            + "program's top level"
        ])
    }
  }
}
