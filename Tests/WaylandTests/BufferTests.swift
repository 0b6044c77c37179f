import Geometry
import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Buffers")
struct BufferTests {
  @Test(
    "W10 how many buffers a release policy needs", arguments: [(ReleasePolicy.immediate, 1), (.afterNextCommit, 2)])
  func buffersNeeded(policy: ReleasePolicy, count: Int) throws {
    let scene = try Scene(.init { $0.releases = policy })
    let window = try scene.openWindow()
    window.framesToCome = 50
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    try scene.pump.finish()
    #expect(window.shown.count == 52)
    #expect(Set(window.shown.compactMap { $0.buffer?.number }).count == count)
    scene.expectPeace()
  }

  @Test("W11 no release for ten seconds: three buffers at most; the redraw comes with the release")
  func noRelease() throws {
    let scene = try Scene(.init { $0.releases = .withheld })
    let window = try scene.openWindow()
    for _ in 0..<20 {
      window.toplevel.setNeedsFrame()
      try scene.pump.advance(by: .milliseconds(500))
    }
    #expect(Set(window.shown.compactMap { $0.buffer?.number }).count <= 3)
    let shown = window.shown.count
    #expect(shown <= 3)
    window.color = 0xFF12_3456
    scene.compositor.releaseBuffers(includingCurrent: false)
    try scene.pump.settle()
    #expect(window.shown.count == shown + 1, "without another event's help")
    #expect(window.surface?.picture?[0, 0] == 0xFF12_3456)
    scene.expectPeace()
  }

  @Test("W12 a new size every frame: old buffers go when they are released")
  func sizesEveryFrame() throws {
    let scene = try Scene(.init { $0.releases = .afterNextCommit })
    let window = try scene.openWindow()
    let role = try #require(window.role)
    for step in 0..<60 {
      role.configure(width: 200 + step, height: 300, states: [.resizing])
      try scene.pump.settle()
      try scene.pump.finish()
      #expect(scene.compositor.buffers.count <= 3)
    }
    #expect(window.shownSize == [259, 300])
    scene.expectPeace()
  }

  @Test("W13 nothing is written to a buffer between commit and release")
  func heldBuffersAreUntouched() throws {
    let scene = try Scene(.init { $0.releases = .withheld })
    let window = try scene.openWindow(width: 64, height: 48)
    window.framesToCome = 10
    for step in 0..<30 {
      window.color = 0xFF00_0000 | UInt32(step * 7)
      window.toplevel.setNeedsFrame()
      try scene.pump.nextFrame()
      for buffer in scene.compositor.buffers { buffer.checkUntouched() }
      if step % 4 == 3 { scene.compositor.releaseBuffers(includingCurrent: false) }
    }
    scene.expectPeace()
  }

  @Test(
    "W14 a reused buffer is told what it lacks, and damage covers it",
    arguments: [ReleasePolicy.immediate, .afterNextCommit])
  func staleness(policy: ReleasePolicy) throws {
    let scene = try Scene(.init { $0.releases = policy })
    let window = try scene.openWindow(width: 40, height: 10)
    // Frame n paints column n, and what the buffer lacks from the model of all columns.
    var columns = [UInt32](repeating: 0xFF00_0000, count: 40)
    var next = 0
    window.paint = { frame in
      columns[next] = 0xFF00_0000 | UInt32(next + 1)
      let new = PixelRect(x: next, y: 0, width: 1, height: 10)
      for rect in frame.stale.rects + [new] {
        for y in rect.y..<rect.y + rect.height {
          let row = (frame.pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
          for x in rect.x..<rect.x + rect.width { row[x] = columns[x] }
        }
      }
      next += 1
      return PixelRegion(new)
    }
    for step in 0..<30 {
      window.toplevel.setNeedsFrame()
      try scene.pump.settle()
      let picture = try #require(window.surface?.picture)
      #expect((0..<40).map { picture[$0, 5] } == columns, "frame \(step)")
      // What a compositor would upload is what it was told.
      let damage = try #require(window.surface?.commits.last).bufferDamage
      #expect(damage.contains { $0.x <= step && $0.x + $0.width > step })
      try scene.pump.finish()
    }
    #expect(window.frames.dropFirst(5).allSatisfy { frame in frame.stale.rects.allSatisfy { $0.width < 40 } })
    scene.expectPeace()
  }

  @Test("W16 attached at 0, 0; damage in buffer coordinates", arguments: [1, 2])
  func attachAndDamage(scale: Int) throws {
    let scene = try Scene(.scale(scale))
    let window = try scene.openWindow(width: 100, height: 80)
    window.paint = { _ in PixelRegion(PixelRect(x: 3, y: 5, width: 7, height: 11)) }
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    let commit = try #require(window.shown.last)
    #expect(commit.offset == (0, 0))
    #expect(commit.surfaceDamage.isEmpty)
    #expect(commit.bufferDamage == [Rectangle(x: 3, y: 5, width: 7, height: 11)])
    scene.expectPeace()
  }

  @Test("W16 damage is within the buffer: what lies beyond is cut off")
  func damageBeyondTheBuffer() throws {
    let scene = try Scene()
    let window = try scene.openWindow(width: 50, height: 20)
    window.paint = { _ in
      var damage = PixelRegion(PixelRect(x: -5, y: 3, width: 10, height: 100))
      damage.insert(PixelRect(x: 50, y: 0, width: 10, height: 10))
      return damage
    }
    window.toplevel.setNeedsFrame()
    try scene.pump.settle()
    #expect(try #require(window.shown.last).bufferDamage == [Rectangle(x: 0, y: 3, width: 5, height: 17)])
    scene.expectPeace()
  }

  @Test(
    "W15 an enormous window: refused or drawn, never a crash",
    arguments: [(30_000, 1), (1, 30_000), (.max, .max), (100_000, 100_000)])
  func enormous(size: (Int32, Int32)) throws {
    let scene = try Scene()
    let window = try scene.openWindow()
    window.paint = { frame in PixelRegion(PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)) }
    try #require(window.role).configure(width: Int(size.0), height: Int(size.1))
    try scene.pump.settle()
    #expect(scene.compositor.violations.isEmpty)
  }
}
