import CLinux
import Glibc
import Loop

/// SIGHUP, SIGINT and SIGTERM, which end the program with its window closed and 128 and their number as its status.
///
/// Those that whoever started the program had it ignore, as `nohup` and a shell's `&` do, stay ignored.
@MainActor final class EndingSignals {
  /// What this thread held back before: what a child begins with.
  let formerMask: sigset_t
  private let descriptor: Int32

  /// Holds the signals back from this thread and from all that it starts later: to be made before any other thread. They
  /// wait until `watch` has them heard.
  init() throws(SystemError) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGTERM] where !Self.isIgnored(number) { sigaddset(&signals, number) }
    descriptor = signalfd(-1, &signals, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("signalfd", errno) }
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    formerMask = former
  }

  isolated deinit { close(descriptor) }

  /// Calls the action with the status to end with when one of the signals has come.
  func watch(on loop: EventLoop, _ action: @escaping (ExitStatus) -> Void) throws(SystemError) -> LoopWatch {
    try loop.watch(descriptor, for: .reading) { [descriptor] in
      var information = signalfd_siginfo()
      let size = MemoryLayout<signalfd_siginfo>.size
      guard read(descriptor, &information, size) == size else { return }
      action(ExitStatus(rawValue: 128 + Int32(information.ssi_signo)) ?? .failed)
    }
  }

  /// Lets the signals end the program as they end any, from now on.
  func release() {
    var former = formerMask
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
