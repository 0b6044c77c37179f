import CLinux
import Glibc

/// Waits for connections, for timers, for other threads and for file descriptors, and tells whoever asked.
///
/// One thread: the one that made it. Nothing happens outside of `runOnce`, and it sleeps without a timeout when nothing
/// is due.
public final class EventLoop {
  /// The clock that timers follow.
  public let clock: any MonotonicClock
  /// Runs closures of other threads on this loop's.
  public let remote: LoopRemote

  private let epoll: Int32
  private var watches: [Int32: WeakWatch] = [:]
  private var timers: [LoopTimer] = []
  private var timerCount: UInt64 = 0
  private var settlers: [WeakSettler] = []
  private var remoteWatch: LoopWatch?
  private var isStopped = false

  /// Makes a loop that nothing happens on yet. Fails only when the system is out of descriptors.
  public init(clock: any MonotonicClock = SystemClock()) throws(SystemError) {
    self.clock = clock
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { throw SystemError("epoll_create1", errno) }
    do throws(SystemError) {
      remote = try LoopRemote()
    } catch {
      Glibc.close(epoll)
      throw error
    }
    remoteWatch = try watch(remote.descriptor, for: .reading) { [remote] in remote.runAll() }
  }

  deinit {
    remoteWatch = nil
    Glibc.close(epoll)
  }

  /// What the loop's clock says now; timers go by it.
  public var now: Duration { clock.now }

  /// Whether `run`, called here, would run the main dispatch queue and with it the main actor: on the main thread, and
  /// not already within the main queue's work, as all is that follows an `await` at a program's top level.
  public static var canRunMainQueue: Bool { MainQueue.canRun }

  // MARK: Timers

  /// Calls `action` once, when `duration` from now is over. A timer goes on without being held; its `cancel()` ends it.
  @discardableResult
  public func addTimer(after duration: Duration, _ action: @escaping () -> Void) -> LoopTimer {
    addTimer(at: now + duration, action)
  }

  /// Calls `action` once, in the first round at or after a time of the loop's clock. A timer goes on without being
  /// held; its `cancel()` ends it.
  @discardableResult
  public func addTimer(at deadline: Duration, _ action: @escaping () -> Void) -> LoopTimer {
    timerCount += 1
    let timer = LoopTimer(deadline: deadline, order: timerCount, loop: self, action: action)
    timers.append(timer)
    return timer
  }

  /// When the first timer is due; nil where there is none.
  package var nextDeadline: Duration? { timers.map(\.deadline).min() }

  func remove(_ timer: LoopTimer) {
    timers.removeAll { $0 === timer }
  }

  /// Calls what is due, earliest first. What that adds waits for the next round, so that events come between.
  private func fireTimers() -> Bool {
    guard !timers.isEmpty else { return false }
    let now = now
    let due = timers.filter { $0.deadline <= now }
    guard !due.isEmpty else { return false }
    for timer in due.sorted(by: { ($0.deadline, $0.order) < ($1.deadline, $1.order) }) {
      timer.fire()
    }
    return true
  }

  /// How long to sleep, for `epoll_wait`: -1 is for ever.
  private var timeout: Int32 {
    guard let next = nextDeadline else { return -1 }
    let (seconds, attoseconds) = max(next - now, .zero).components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(milliseconds)
  }

  // MARK: File descriptors

  /// Calls the action in each round in which the descriptor is ready, until the result is cancelled or released. A
  /// hang-up or an error of the descriptor counts as readiness, and is all that is waited for where `readiness` is empty.
  /// The descriptor stays the caller's. Throws for one that can't be waited for, as a file's.
  public func watch(
    _ fd: Int32, for readiness: Readiness, _ action: @escaping () -> Void
  ) throws(SystemError) -> LoopWatch {
    var event = epoll_event(events: EventLoop.mask(readiness), data: epoll_data_t(fd: fd))
    guard epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event) == 0 else { throw SystemError("epoll_ctl", errno) }
    let watch = LoopWatch(fd: fd, loop: self, action: action)
    watches[fd] = WeakWatch(watch: watch)
    return watch
  }

  /// What a watched descriptor is waited for, from now on.
  func update(_ watch: LoopWatch, for readiness: Readiness) {
    var event = epoll_event(events: EventLoop.mask(readiness), data: epoll_data_t(fd: watch.fd))
    epoll_ctl(epoll, EPOLL_CTL_MOD, watch.fd, &event)
  }

  func unwatch(_ fd: Int32) {
    watches[fd] = nil
    epoll_ctl(epoll, EPOLL_CTL_DEL, fd, nil)
  }

  private static func mask(_ readiness: Readiness) -> UInt32 {
    var mask: UInt32 = 0
    if readiness.contains(.reading) { mask |= EPOLLIN.rawValue }
    if readiness.contains(.writing) { mask |= EPOLLOUT.rawValue }
    return mask
  }

  // MARK: Running

  /// Goes round once: sends what is to be sent, waits if asked to and nothing is due, then handles what came.
  /// - Parameter waiting: Whether to sleep until something happens.
  /// - Returns: Whether anything happened.
  @discardableResult
  public func runOnce(waiting: Bool) throws(SystemError) -> Bool {
    var hasWorked = settle()
    var events = [epoll_event](repeating: epoll_event(), count: 16)
    let count = epoll_wait(epoll, &events, Int32(events.count), waiting && !hasWorked && !isStopped ? timeout : 0)
    guard count >= 0 || errno == EINTR else { throw SystemError("epoll_wait", errno) }
    for event in events.prefix(Int(max(0, count))) {
      guard let watch = watches[event.data.fd]?.watch else { continue }
      watch.fire()
      hasWorked = true
    }
    if fireTimers() { hasWorked = true }
    if settle() { hasWorked = true }
    return hasWorked
  }

  /// Goes round until `stop` is called. On the main thread it also runs what is put on the main dispatch queue, so
  /// that `Task { @MainActor in }` works.
  public func run() throws(SystemError) {
    isStopped = false
    let mainQueue = try MainQueue.watch(on: self)
    defer { mainQueue?.cancel() }
    while !isStopped { try runOnce(waiting: true) }
  }

  /// Ends `run` after the round that is going on.
  public func stop() {
    isStopped = true
  }

  // MARK: Settling

  /// Has an object asked, before each sleep, for what is due without any event: frames to draw, requests to send.
  package func add(_ settler: any LoopSettler) {
    settlers.append(WeakSettler(settler: settler))
  }

  private func settle() -> Bool {
    var hasWorked = false
    for box in settlers {
      if box.settler?.settle() == true { hasWorked = true }
    }
    settlers.removeAll { $0.settler == nil }
    return hasWorked
  }

  private struct WeakWatch {
    weak var watch: LoopWatch?
  }

  private struct WeakSettler {
    weak var settler: (any LoopSettler)?
  }
}

/// Something with work to do before the loop sleeps.
package protocol LoopSettler: AnyObject {
  /// Does the work. Returns whether there was any.
  func settle() -> Bool
}
