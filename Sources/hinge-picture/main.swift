import Glibc
import Loop
import PictureDecoders

// Reads and draws pictures for the process that has started it, over its standard input: docs/architecture.md.
guard PictureServer.isAsked else {
  StandardStream.error.writeLine("hinge-picture: expected a socket as standard input: hinge starts this program itself")
  exit(2)
}
PictureServer.serve()
