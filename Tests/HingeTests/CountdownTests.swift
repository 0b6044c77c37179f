import Loop
import Testing

@testable import hinge

@Suite("Countdown")
struct CountdownTests {
  private let clock = ManualClock()

  private func advance(_ loop: EventLoop, by duration: Duration) throws {
    clock.advance(by: duration)
    while try loop.runOnce(waiting: false) {}
  }

  /// All that a countdown tells.
  private func told(by countdown: Countdown) -> () -> [String] {
    final class Told { var words: [String] = [] }
    let told = Told()
    countdown.onChange = { told.words.append($0.map { "\($0)" } ?? "none") }
    countdown.onEnd = { told.words.append("end") }
    return { told.words }
  }

  @Test(
    "It tells each second of its last third, begun ones counted, ten at most, and its end once",
    arguments: [(7.5, 5.0, ["3", "2", "1", "0", "end"]), (60, 50, (0...10).reversed().map { "\($0)" } + ["end"])])
  func seconds(duration: Double, quiet: Double, expected: [String]) throws {
    let loop = try EventLoop(clock: clock)
    let countdown = Countdown(.seconds(duration), loop: loop)
    let told = told(by: countdown)
    countdown.restart()
    try advance(loop, by: .seconds(quiet - 0.001))
    #expect(countdown.secondsLeft == nil && told().isEmpty)
    for _ in 0...Int(duration - quiet) * 2 + 1 { try advance(loop, by: .milliseconds(500)) }
    #expect(told() == expected)
  }

  @Test("What a person does begins it anew, however often, and wakes nobody more than once a second")
  func restarting() throws {
    let loop = try EventLoop(clock: clock)
    let countdown = Countdown(.seconds(9), loop: loop)
    let told = told(by: countdown)
    countdown.restart()
    try advance(loop, by: .milliseconds(7700))
    #expect(told() == ["2"])
    for _ in 0..<1000 { countdown.restart() }
    #expect(told() == ["2", "none"])
    // The second that was waited for is none any more.
    try advance(loop, by: .milliseconds(300))
    #expect(told() == ["2", "none"])
    try advance(loop, by: .milliseconds(8600))
    #expect(countdown.secondsLeft == 1)
    try advance(loop, by: .milliseconds(100))
    #expect(told().last == "end")
  }
}
