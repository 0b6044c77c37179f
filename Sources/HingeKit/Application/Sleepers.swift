import Loop

/// The tasks that wait by a window's clock, each by a number of its own.
final class Sleepers {
  private struct Sleeper {
    let continuation: CheckedContinuation<Void, any Error>
    let timer: LoopTimer
  }

  private var sleepers: [Int: Sleeper] = [:]
  private var lastNumber = 0
  /// Those that have been woken and have not gone on yet: a task may come back by way of another thread.
  private var waking: Set<Int> = []

  var areWaking: Bool { !waking.isEmpty }

  func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func add(_ continuation: CheckedContinuation<Void, any Error>, until timer: LoopTimer, number: Int) {
    sleepers[number] = Sleeper(continuation: continuation, timer: timer)
  }

  /// Its time is over.
  func wake(_ number: Int) {
    guard let sleeper = sleepers.removeValue(forKey: number) else { return }
    waking.insert(number)
    sleeper.continuation.resume()
  }

  /// The task goes on.
  func didWake(_ number: Int) { waking.remove(number) }

  /// Does nothing for one that waits no more, or has not begun to.
  func cancel(_ number: Int) {
    guard let sleeper = sleepers.removeValue(forKey: number) else { return }
    waking.insert(number)
    sleeper.timer.cancel()
    sleeper.continuation.resume(throwing: CancellationError())
  }

  func cancelAll() {
    for number in sleepers.keys.sorted() { cancel(number) }
  }
}
