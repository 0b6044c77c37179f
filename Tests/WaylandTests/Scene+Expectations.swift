import TestCompositor
import Testing
import WaylandHarness

extension Scene {
  /// Expects that a real compositor would have nothing to complain about, and that the connection lives.
  func expectPeace(sourceLocation: SourceLocation = #_sourceLocation) {
    for buffer in compositor.buffers { buffer.checkUntouched() }
    #expect(compositor.violations.isEmpty, sourceLocation: sourceLocation)
    #expect(failures.isEmpty, "the connection is to live", sourceLocation: sourceLocation)
  }
}

extension TestWindow {
  /// The commits that put a buffer on the screen.
  var shown: [SurfaceCommit] { surface?.commits.filter { $0.buffer != nil } ?? [] }

  /// Width and height of what is on the screen, logical; empty while nothing is.
  var shownSize: [Int] {
    guard let size = surface?.current.logicalSize else { return [] }
    return [size.width, size.height]
  }

  /// Width and height of the buffer on the screen, device pixels; empty while nothing is.
  var shownBufferSize: [Int] {
    guard let buffer = surface?.current.buffer else { return [] }
    return [buffer.width, buffer.height]
  }

  /// Width and height of the configuration, logical.
  var configuredSize: [Int] { [toplevel.configuration.width, toplevel.configuration.height] }
}
