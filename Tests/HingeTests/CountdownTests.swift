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

  @Test("It tells each second, begun ones counted, and its end once")
  func seconds() throws {
    let loop = try EventLoop(clock: clock)
    let countdown = Countdown(.seconds(2.5), loop: loop)
    var told: [String] = []
    countdown.onChange = { told.append("\($0)") }
    countdown.onEnd = { told.append("end") }
    countdown.restart()
    #expect(countdown.secondsLeft == 3)
    for _ in 0..<6 { try advance(loop, by: .milliseconds(500)) }
    #expect(told == ["2", "1", "0", "end"])
  }

  @Test("What a person does begins it anew, however often, and wakes nobody more than once a second")
  func restarting() throws {
    let loop = try EventLoop(clock: clock)
    let countdown = Countdown(.seconds(3), loop: loop)
    var told: [String] = []
    countdown.onChange = { told.append("\($0)") }
    countdown.onEnd = { told.append("end") }
    countdown.restart()
    try advance(loop, by: .milliseconds(1700))
    #expect(told == ["2"])
    for _ in 0..<1000 { countdown.restart() }
    #expect(told == ["2", "3"])
    // The second that was waited for is none any more.
    try advance(loop, by: .milliseconds(300))
    #expect(told == ["2", "3"])
    try advance(loop, by: .milliseconds(2600))
    #expect(countdown.secondsLeft == 1)
    try advance(loop, by: .milliseconds(100))
    #expect(told.last == "end")
  }
}
