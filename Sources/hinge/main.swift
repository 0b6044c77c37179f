import Glibc
import HingeKit
import Loop
import Pictures

/// Opens `/dev/null` where a standard stream is closed, so that no socket and no file gets its number. In the wrong
/// direction, as the C library does it, so that reading or writing fails as it would without.
func holdStandardDescriptors() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    // The lowest free number is this one.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

// A file that grows beyond the limit set for it is an error like any other, not the end.
signal(SIGXFSZ, SIG_IGN)
// So is a pipe that nobody reads.
signal(SIGPIPE, SIG_IGN)
holdStandardDescriptors()

// Swift's own array replaces what is no UTF-8, and a file of another name would be written.
let arguments = (1..<max(1, Int(CommandLine.argc))).map { index in
  CommandLine.unsafeArgv[index].flatMap { String(validatingCString: $0) }
}
if arguments.contains(nil) {
  StandardStream.error.writeLine("\(Program.id): expected arguments in UTF-8")
  exit(ExitStatus.usage.rawValue)
}
let status = Program.main.run(arguments.compactMap { $0 })
PictureHelper.shared.kill()
exit(status.rawValue)
