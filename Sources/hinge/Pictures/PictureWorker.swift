import Glibc
import Synchronization

/// Reads and draws pictures one after another, those asked for last first, on a thread that is there while there is work.
final class PictureWorker: Sendable {
  /// A request with all that is needed to fulfil it.
  struct Job: Sendable {
    var request: PictureRequest
    var reference: PictureReference
    /// Called on the worker's thread.
    var deliver: @Sendable (PictureResult) -> Void
  }

  private struct State {
    /// Those to be done first are last.
    var jobs: [Job] = []
    var isRunning = false
  }

  private let drawer: any PictureDrawer
  private let state = Mutex(State())
  private let start: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// - Parameter start: Has its argument called once, elsewhere: on a new thread unless given.
  init(
    drawer: any PictureDrawer = PictureReader(),
    start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = PictureWorker.startThread
  ) {
    self.drawer = drawer
    self.start = start
  }

  /// Has these done before all that waits, in their order.
  func add(_ jobs: [Job]) {
    let isIdle = state.withLock { state in
      state.jobs += jobs.reversed()
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isIdle { start { [self] in runAll() } }
  }

  /// Gives up what waits for a picture. Returns what will not be done; what is under way will be.
  func cancel(pictureNamed name: String) -> [PictureRequest] {
    state.withLock { state in
      let dropped = state.jobs.filter { $0.request.name == name }
      state.jobs.removeAll { $0.request.name == name }
      return dropped.map(\.request)
    }
  }

  /// Reads and draws a picture, here and now.
  func result(of request: PictureRequest, at reference: PictureReference) -> PictureResult {
    do throws(PictureError) {
      return PictureResult(request: request, outcome: .success(try drawer.draw(request, of: reference)))
    } catch {
      return PictureResult(request: request, outcome: .failure(error))
    }
  }

  private func runAll() {
    while let job = next() { job.deliver(result(of: job.request, at: job.reference)) }
  }

  private func next() -> Job? {
    state.withLock { state in
      let job = state.jobs.popLast()
      if job == nil { state.isRunning = false }
      return job
    }
  }

  /// A thread of its own: a queue's have too small a stack for what a hostile drawing has librsvg do.
  private static let stackSize = 16 << 20

  private static func startThread(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(call: body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().call() }
        return nil
      }, context.toOpaque())
    // Without a thread the window waits for its pictures, which is better than not to show them.
    if status != 0 { context.takeRetainedValue().call() }
  }

  private final class Body {
    let call: @Sendable () -> Void

    init(call: @escaping @Sendable () -> Void) { self.call = call }
  }
}
