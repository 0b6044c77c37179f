import Glibc
import HingeKit

// A file that grows beyond the limit set for it is an error like any other, not the end.
signal(SIGXFSZ, SIG_IGN)
// So is a pipe that nobody reads.
signal(SIGPIPE, SIG_IGN)
StandardDescriptors.hold()

// Swift's own array replaces what is no UTF-8, and a file of another name would be written.
let arguments = (1..<max(1, Int(CommandLine.argc))).map { index in
  CommandLine.unsafeArgv[index].flatMap { String(validatingCString: $0) }
}
if arguments.contains(nil) {
  StandardStream.error.writeLine("\(Program.id): expected arguments in UTF-8")
  exit(ExitStatus.usage.rawValue)
}
if arguments == [PictureProcess.argument], PictureProcess.isAsked {
  PictureProcess.serve()
  exit(ExitStatus.done.rawValue)
}
exit(Program.main.run(arguments.compactMap { $0 }).rawValue)
