import Dispatch
import Pictures
import Synchronization

/// Has pictures drawn one after another, those asked for last first, on a thread that is there while there is work.
nonisolated package final class PictureWorker: Sendable {
  /// What comes of a request: a drawing, to be taken out once.
  typealias Result = Swift.Result<Handover<PictureDrawing>, PictureError>

  /// A request, and who waits for it.
  struct Job: Sendable {
    var request: PictureRequest
    /// Called on the worker's thread.
    var deliver: @Sendable (Result) -> Void
  }

  private struct State {
    /// Those to be done first are last.
    var jobs: [Job] = []
    var isRunning = false
  }

  private let drawer: any PictureDrawer
  private let state = Mutex(State())
  private let start: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// - Parameter start: Has its argument called once, elsewhere: on another thread unless given.
  package init(
    drawer: any PictureDrawer,
    start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
      DispatchQueue(label: "hinge.pictures").async { work() }
    }
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
  func cancel(_ source: PictureSource) -> [PictureRequest] {
    state.withLock { state in
      let dropped = state.jobs.filter { $0.request.source == source }
      state.jobs.removeAll { $0.request.source == source }
      return dropped.map(\.request)
    }
  }

  /// Reads and draws a picture, here and now.
  func result(of request: PictureRequest) -> sending Swift.Result<PictureDrawing, PictureError> {
    do throws(PictureError) { return .success(try drawer.draw(request)) } catch { return .failure(error) }
  }

  private func runAll() {
    while let job = next() {
      do throws(PictureError) {
        job.deliver(.success(Handover(try drawer.draw(job.request))))
      } catch {
        job.deliver(.failure(error))
      }
    }
  }

  private func next() -> Job? {
    state.withLock { state in
      let job = state.jobs.popLast()
      if job == nil { state.isRunning = false }
      return job
    }
  }

  /// Something on its way from one thread to another.
  final class Handover<Value>: Sendable {
    private let value: Mutex<Value?>

    init(_ value: consuming sending Value) { self.value = Mutex(value) }

    /// What it is, for the first who asks.
    func take() -> sending Value? { value.withLock { $0.take() } }
  }
}
