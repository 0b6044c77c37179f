import Loop
import TestCompositor
import Wayland

/// Takes a client's loop and a compositor through time together, on one thread and without sleeping.
public final class Pump {
  /// Something never came to rest.
  public struct Restless: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
  }

  public let loop: EventLoop
  public let clock: ManualClock
  public let compositor: TestCompositor
  /// Done in every round, before the client's turn.
  public var eachRound: (() -> Void)?

  public init(loop: EventLoop, clock: ManualClock, compositor: TestCompositor) {
    self.loop = loop
    self.clock = clock
    self.compositor = compositor
  }

  /// Lets both sides talk until neither has anything to say. No time passes.
  public func settle() throws {
    var rounds = 0
    var isBusy = true
    while isBusy {
      eachRound?()
      let didClient = try loop.runOnce(waiting: false)
      let didCompositor = compositor.dispatch()
      isBusy = didClient || didCompositor
      rounds += 1
      if rounds > 10_000 { throw Restless(description: "client and compositor talk without end, no time passing") }
    }
  }

  /// Lets the client alone have its turn, while the compositor sleeps.
  public func settleClient() throws {
    var rounds = 0
    while try loop.runOnce(waiting: false) {
      rounds += 1
      if rounds > 10_000 { throw Restless(description: "the client's loop does not come to rest") }
    }
  }

  /// Lets time pass, both sides talking after each step. The first step begins with the talk that is due.
  ///
  /// - Parameter step: a refresh of the compositor unless given.
  public func advance(by duration: Duration, step: Duration? = nil) throws {
    let step = step ?? compositor.configuration.refresh
    try settle()
    var left = duration
    while left > .zero {
      let next = min(step, left)
      left -= next
      clock.advance(by: next)
      compositor.advance(by: next)
      try settle()
    }
  }

  /// Lets one refresh of the screen pass.
  public func nextFrame() throws {
    try advance(by: compositor.configuration.refresh)
  }

  /// Lets time pass until no frame is asked for any more: animations are over.
  ///
  /// - Parameter limit: throws if it takes longer.
  /// - Returns: the time that it took.
  @discardableResult
  public func finish(within limit: Duration = .seconds(10)) throws -> Duration {
    try settle()
    let start = clock.now
    while compositor.surfaces.contains(where: { $0.awaitedFrameCount > 0 }) {
      guard clock.now - start < limit else {
        throw Restless(description: "frames are still asked for after \(limit)")
      }
      try nextFrame()
    }
    return clock.now - start
  }
}
