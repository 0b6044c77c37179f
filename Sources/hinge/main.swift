import Glibc

exit(Program.main.run(Array(CommandLine.arguments.dropFirst())).rawValue)
