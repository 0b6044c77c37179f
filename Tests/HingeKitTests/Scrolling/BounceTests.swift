import Glibc
import Harness
import HingeKit
import Testing

/// At the ends a page gives as UIKit's: f(x) = (1 - 1 / (x c / d + 1)) d with c = 0.55 and d the view's height.
private func stretched(_ way: Double) -> Double {
  (1 - 1 / (way * 0.55 / ScrollScene.viewHeight + 1)) * ScrollScene.viewHeight
}

@Suite("Content beyond its ends")
struct BounceTests {
  @Test(
    "dragged beyond an end the content gives by the formula, and comes back the same way", arguments: [true, false])
  func rubberBand(atTop: Bool) throws {
    let scene = try ScrollScene()
    if !atTop { scene.scroller.setContentOffset(.init(x: 0, y: scene.end), animated: false) }
    let finger = try scene.takeHold(downwards: atTop)
    let start = scene.offset
    let sign = atTop ? 1.0 : -1
    for step in 1...6 {
      finger.move(by: (0, sign * 20))
      try scene.pump.settle()
      #expect(abs(scene.offset - (start - sign * stretched(20 * Double(step)))) < 1e-9)
    }
    finger.move(by: (0, sign * -150))
    try scene.pump.settle()
    #expect(abs(scene.offset - (start + sign * 30)) < 1e-9, "30 px within the content, one to one")
  }

  @Test(
    "let go beyond an end it springs back to just that end, once; then nothing is drawn", arguments: [true, false])
  func springsBack(atTop: Bool) throws {
    let scene = try ScrollScene()
    if !atTop { scene.scroller.setContentOffset(.init(x: 0, y: scene.end), animated: false) }
    let finger = try scene.takeHold(downwards: atTop)
    try scene.move(finger, by: atTop ? 160 : -160)
    try scene.liftFromRest(finger)
    let rest = atTop ? 0 : scene.end
    let ways = try scene.offsetsUntilRest().map { atTop ? rest - $0 : $0 - rest }
    #expect(abs(ways[0] - stretched(160)) < 1e-9)
    #expect(ways.last == 0)
    for (before, after) in zip(ways, ways.dropFirst()) { #expect(after <= before && after >= 0) }
    #expect(scene.takeCalls() == ["drag", "release", "rest"])
    let commits = try scene.screen.surface.commitCount
    try scene.pump.advance(by: .seconds(1))
    #expect(try scene.screen.surface.commitCount == commits)
  }

  @Test("M5 caught while it springs back it stays where it is, and the finger goes on from there")
  func caught() throws {
    let scene = try ScrollScene()
    let finger = try scene.takeHold()
    try scene.move(finger, by: 160)
    try scene.liftFromRest(finger)
    try scene.pump.advance(by: .milliseconds(64))
    let there = scene.offset
    #expect(there < -5 && there > -stretched(160), "it should be on its way")
    let catching = try scene.takeHold()
    #expect(abs(scene.offset - there) < 1e-9)
    try scene.move(catching, by: 40)
    // The finger's way so far is the one that shows as `there`: f(x) = s gives x = s d / (c (d - s)).
    let seen = -there
    let way = seen * ScrollScene.viewHeight / (0.55 * (ScrollScene.viewHeight - seen))
    #expect(abs(scene.offset + stretched(way + 40)) < 1e-9)
    try scene.move(catching, by: -40)
    #expect(abs(scene.offset - there) < 1e-9)
    // Lifted at rest it springs back from there; one that lifts without having moved does too.
    try scene.liftFromRest(catching)
    try scene.pump.advance(by: .milliseconds(32))
    try scene.liftFromRest(scene.screen.compositor.touch.down(at: (160, 150)))
    #expect(try scene.offsetsUntilRest().last == 0)
  }

  @Test("flung into an end it goes beyond it at the speed it has, and back to rest at the end")
  func flungIntoEnd() throws {
    let scene = try ScrollScene()
    scene.scroller.setContentOffset(.init(x: 0, y: scene.end - 400), animated: false)
    try scene.fling(speed: 3000)
    let offsets = try scene.offsetsUntilRest()
    let farthest = try #require(offsets.max())
    #expect(farthest > scene.end + 10 && farthest < scene.end + 150)
    #expect(offsets.last == scene.end)
    // A jump in place or speed would be a step much larger, or much smaller, than its neighbours.
    let steps = zip(offsets.dropFirst(), offsets).map(-)
    for (before, after) in zip(steps, steps.dropFirst()) { #expect(abs(after - before) < 12) }
  }

  @Test("let go beyond an end while the finger still pulls outwards it goes on at what was seen of its speed")
  func speedBeyondEnd() throws {
    let scene = try ScrollScene()
    let finger = try scene.takeHold()
    try scene.move(finger, by: 96, steps: 6)
    let last = scene.offset
    // 16 px a frame, of which f'(96) is seen: c / (x c / d + 1)^2.
    let rate = 0.55 / pow(96 * 0.55 / ScrollScene.viewHeight + 1, 2)
    finger.up()
    try scene.pump.nextFrame()
    let step = last - scene.offset
    #expect(step > 0 && step < 16 * rate, "outwards still, slowed by the spring")
    #expect(try scene.offsetsUntilRest().last == 0)
  }

  @Test("content that does not bounce, or fits, stays within its ends") func withoutBounce() throws {
    let strict = try ScrollScene()
    strict.scroller.bouncesVertically = false
    try strict.move(try strict.takeHold(), by: 100)
    strict.screen.compositor.touch.cancel()
    try strict.pump.finish()
    strict.scroller.setContentOffset(.init(x: 0, y: strict.end - 100), animated: false)
    try strict.fling(speed: 4000)
    #expect(try strict.offsetsUntilRest().last == strict.end)
    #expect(strict.offsets.allSatisfy { (0...strict.end).contains($0) })

    let short = try ScrollScene(contentHeight: 200)
    try short.move(try short.takeHold(), by: 100)
    #expect(short.offsets.isEmpty)
    short.screen.compositor.touch.cancel()
    try short.pump.settle()
    short.scroller.alwaysBounceVertical = true
    try short.move(try short.takeHold(), by: 100)
    #expect(abs(short.offset + stretched(100)) < 1e-9)
  }

  @Test("R4.3 a wheel never goes beyond an end") func wheel() throws {
    let scene = try ScrollScene(contentHeight: 500)
    scene.screen.compositor.pointer.move(to: (160, 150))
    for notches in [3.0, 30, -1, -40] {
      scene.screen.compositor.pointer.wheel(notches)
      _ = try scene.offsetsUntilRest()
    }
    #expect(scene.offset == 0)
    #expect(scene.offsets.contains(200))
    #expect(scene.offsets.allSatisfy { (0...200).contains($0) })
  }

  @Test("W36 two fingers on a touchpad pull beyond an end; their lifting lets it spring back") func touchpad() throws {
    let scene = try ScrollScene()
    let pointer = scene.screen.compositor.pointer
    pointer.move(to: (160, 150))
    for _ in 0..<10 {
      pointer.scroll(y: -8)
      try scene.pump.nextFrame()
    }
    #expect(abs(scene.offset + stretched(80)) < 1e-9)
    try scene.pump.advance(by: .milliseconds(300))
    #expect(abs(scene.offset + stretched(80)) < 1e-9, "it stays while the fingers rest")
    pointer.stopScrolling([.vertical])
    #expect(try scene.offsetsUntilRest().last == 0)
    #expect(scene.takeCalls() == ["drag", "release", "rest"])
  }

  @Test("content that grows while it springs back at its beginning goes on springing back") func growsAtTop() throws {
    let scene = try ScrollScene()
    let finger = try scene.takeHold()
    try scene.move(finger, by: 160)
    try scene.liftFromRest(finger)
    try scene.pump.advance(by: .milliseconds(48))
    let there = scene.offset
    scene.scroller.contentSize.height = 4000
    try scene.pump.settle()
    #expect(scene.offset == there && there < -5)
    let offsets = try scene.offsetsUntilRest()
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(after >= before && after - before < 20) }
    #expect(offsets.last == 0)
  }

  @Test("the content grows or shrinks while it is beyond its end: it comes to rest at the end that there is now")
  func contentChanges() throws {
    for height in [600.0, 2400] {
      let scene = try ScrollScene()
      scene.scroller.setContentOffset(.init(x: 0, y: scene.end - 200), animated: false)
      try scene.fling(speed: 3000)
      while scene.offset <= scene.end { try scene.pump.nextFrame() }
      scene.scroller.contentSize.height = height
      #expect(scene.offset <= scene.end, "what is not there is not seen")
      let offsets = try scene.offsetsUntilRest()
      #expect(offsets.last.map { $0 <= scene.end } == true)
      if height == 600 { #expect(offsets.last == 300) }
      #expect(scene.takeCalls().filter { $0 == "rest" }.count == 1)
    }
  }
}
