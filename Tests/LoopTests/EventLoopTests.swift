import CLinux
import Glibc
import Loop
import Testing

@Suite("EventLoop")
struct EventLoopTests {
  @Test("Timers: in the order of their times, once, none when cancelled; what they add waits for the next round")
  func timers() throws {
    let clock = ManualClock()
    let loop = try EventLoop(clock: clock)
    var calls: [String] = []
    loop.addTimer(after: .milliseconds(20)) { calls.append("late") }
    loop.addTimer(after: .milliseconds(10)) {
      calls.append("early")
      loop.addTimer(after: .zero) { calls.append("added") }
    }
    loop.addTimer(after: .milliseconds(5)) { calls.append("cancelled") }.cancel()
    #expect(try !loop.runOnce(waiting: false))
    clock.advance(by: .milliseconds(30))
    #expect(try loop.runOnce(waiting: false))
    #expect(calls == ["early", "late"])
    #expect(try loop.runOnce(waiting: false))
    #expect(calls == ["early", "late", "added"])
    #expect(try !loop.runOnce(waiting: false))
  }

  @Test("A timer that cancels another one that is due: it is not called")
  func timersCancelTimers() throws {
    let clock = ManualClock()
    let loop = try EventLoop(clock: clock)
    var calls = 0
    var victim: LoopTimer?
    loop.addTimer(after: .milliseconds(1)) { victim?.cancel() }
    victim = loop.addTimer(after: .milliseconds(2)) { calls += 1 }
    clock.advance(by: .seconds(1))
    try loop.runOnce(waiting: false)
    #expect(calls == 0)
  }

  @Test("Watches: while ready, and no longer than they are held")
  func watches() throws {
    let loop = try EventLoop()
    var ends: [Int32] = [0, 0]
    #expect(pipe2(&ends, O_CLOEXEC) == 0)
    defer { for end in ends { close(end) } }
    var calls = 0
    var watch: LoopWatch? = try loop.watch(ends[0], for: .reading) { calls += 1 }
    try loop.runOnce(waiting: false)
    #expect(calls == 0)
    write(ends[1], "x", 1)
    try loop.runOnce(waiting: true)
    #expect(calls == 1)
    withExtendedLifetime(watch) {}
    watch = nil
    #expect(try !loop.runOnce(waiting: false))
    #expect(calls == 1)
  }

  @Test("A descriptor that can't be watched is an error")
  func badDescriptor() throws {
    let loop = try EventLoop()
    #expect(throws: SystemError.self) { try loop.watch(-1, for: .reading) {} }
  }

  @Test("Another thread's closures come in order, and wake the loop")
  func remote() throws {
    let loop = try EventLoop()
    let remote = loop.remote
    nonisolated(unsafe) var calls: [Int] = []
    var thread = pthread_t()
    let box = Unmanaged.passRetained(remote).toOpaque()
    pthread_create(
      &thread, nil,
      { data in
        guard let data else { return nil }
        let remote = Unmanaged<LoopRemote>.fromOpaque(data).takeRetainedValue()
        for number in 0..<3 { remote.perform { Received.numbers.append(number) } }
        return nil
      }, box)
    while Received.numbers.count < 3 { try loop.runOnce(waiting: true) }
    pthread_join(thread, nil)
    calls = Received.numbers
    #expect(calls == [0, 1, 2])
  }

  private enum Received {
    nonisolated(unsafe) static var numbers: [Int] = []
  }

  @Test("run ends by stop, after the round")
  func stopping() throws {
    let loop = try EventLoop()
    loop.addTimer(after: .zero) { loop.stop() }
    try loop.run()
  }
}

@Suite("SystemError")
struct SystemErrorTests {
  @Test("Want of files is told in words, whoever's limit it is; anything else in the system's")
  func words() {
    #expect("\(SystemError("eventfd", EMFILE))" == "this process may open no more files (eventfd)")
    #expect("\(SystemError("eventfd", ENFILE))" == "the system can open no more files (eventfd)")
    #expect("\(SystemError("mmap", ENOMEM))" == "mmap: Cannot allocate memory")
  }
}
