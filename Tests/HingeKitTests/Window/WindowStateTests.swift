import Geometry
import Harness
import HingeKit
import Testing

/// An application makes its window large or puts it aside, and knows what came of it.
@Suite("A window maximised, fullscreen and put aside")
struct WindowStateTests {
  /// Notes what its window was when it was told of a new size.
  private final class Witness: ViewController {
    var seen: [String] = []

    override func viewWillTransition(to size: Size) {
      super.viewWillTransition(to: size)
      guard let window = view.window else { return }
      seen.append("\(Int(size.width)) x \(Int(size.height)) \(window.isMaximized) \(window.isFullscreen)")
    }
  }

  private func screen(_ witness: Witness, granting: Bool) throws -> Screen {
    try Screen(.init { $0.grantsStateRequests = granting }) { witness }
  }

  @Test("Asked for, granted, and given back; the controllers see the state that goes with the size")
  func granted() throws {
    let witness = Witness()
    let screen = try screen(witness, granting: true)
    let window = try screen.window
    let whole = try #require(screen.compositor.outputs.first).logicalSize
    witness.seen = []
    func settle() throws {
      try screen.pump.settle()
      try screen.pump.finish()
    }
    window.setMaximized(true)
    try settle()
    #expect(window.isMaximized)
    #expect(window.size == Size(width: Double(whole.width), height: Double(whole.height)))
    window.setMaximized(false)
    try settle()
    #expect(!window.isMaximized)
    #expect(window.size == Size(width: 360, height: 640))
    window.setFullscreen(true)
    try settle()
    #expect(window.isFullscreen)
    window.setFullscreen(false)
    try settle()
    #expect(!window.isFullscreen)
    #expect(
      witness.seen == [
        "\(whole.width) x \(whole.height) true false", "360 x 640 false false",
        "\(whole.width) x \(whole.height) false true", "360 x 640 false false",
      ])
    #expect(try screen.toplevel.requests == [.setMaximized, .unsetMaximized, .setFullscreen, .unsetFullscreen])
  }

  @Test("Refused: asked for, and nothing else changes")
  func refused() throws {
    let screen = try screen(Witness(), granting: false)
    let window = try screen.window
    window.setMaximized(true)
    window.setFullscreen(true)
    window.minimize()
    try screen.pump.settle()
    #expect(try screen.toplevel.requests == [.setMaximized, .setFullscreen, .setMinimized])
    #expect(!window.isMaximized && !window.isFullscreen)
    #expect(window.size == Size(width: 360, height: 640))
  }
}
