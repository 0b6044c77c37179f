import Drawing
import Geometry
import HingeKitTesting
import Testing

@testable import HingeKit

@Suite("The floating burger")
struct FloatingBurgerTests {
  // MARK: The path

  /// The design's numbers, written once more.
  private static func design(_ width: Double) -> (start: Double, length: Double, share: Double) {
    let (radius, inset) = (20.0, 30.0)
    let length = width - inset
    let start = (width - (length - radius)) / 2
    return (start, length, (length - start) / (length - start + 2 * .pi * radius))
  }

  @Test("R3.2 a line and a circle on its end; the line's share is 0.678333 for W = 320, by the formula for others")
  func path() {
    #expect(abs(FloatingBurgerOutline(width: 320, y: 49, isMirrored: false).lineShare - 0.678333) < 1e-6)
    for width in [60, 200, 320, 360, 1280.5] {
      for isMirrored in [false, true] {
        let outline = FloatingBurgerOutline(width: width, y: 49, isMirrored: isMirrored)
        let design = Self.design(width)
        func place(_ x: Double, _ y: Double) -> Point { Point(x: isMirrored ? width - x : x, y: y) }
        #expect(abs(outline.lineShare - design.share) < 1e-12)
        #expect(abs(outline.path.length - (design.length - design.start + 40 * .pi)) < 1e-3)
        #expect(outline.path.elements[0] == .move(place(design.start, 49)))
        #expect(outline.path.elements[1] == .line(place(design.length, 49)))
        // On from the line: first the side away from it, then the top.
        let around = [(0.25, place(width - 10, 29)), (0.5, place(width - 30, 9)), (1, place(width - 30, 49))]
        for (share, expected) in around {
          let ring = outline.path.trimmed(from: 0, to: design.share + (1 - design.share) * share)
          guard case .curve(let end, _, _) = ring.elements.last else {
            Issue.record("the circle is made of curves")
            return
          }
          #expect((end - expected).length < 0.001)
        }
      }
    }
    let narrow = FloatingBurgerOutline(width: 40, y: 49, isMirrored: false)
    #expect(narrow.lineShare == 0, "where there is no room for a line there is a circle all the same")
  }

  @Test("R3.3 the header has a rule and no ring, the button a ring and no rule", arguments: [1.0, 1.5, 2.0])
  func drawing(scale: Double) throws {
    let scene = try BurgerScene(scale: scale)
    func colour(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> UInt32 {
      bitmap[Int(x * scale), Int(y * scale)] & 0xFFFFFF
    }
    let header = try scene.frame()
    let rule = try #require(scene.ruleSeen(in: header))
    // From 25 to 290, and the round caps.
    #expect(abs(rule.lowerBound - 24) <= 1 / scale)
    #expect(abs(rule.upperBound - 291) <= 1 / scale)
    let ring = [(270.2, 29.0), (309.8, 29), (290, 9.2)]
    for place in ring { #expect(colour(header, place.0, place.1) == BurgerScene.headerColor) }

    scene.burger.scrolled(to: 60, animated: false)
    let button = try scene.frame()
    for place in ring { #expect(colour(button, place.0, place.1) == 0) }
    #expect(colour(button, 275, 29) == 0x333333, "a disc, so that the bars can be read over anything")
    #expect(colour(button, 290, 29) == 0, "the middle bar")
    for x in [10.0, 100, 250] { #expect(colour(button, x, 49) == 0xFFFFFF) }
    #expect(scene.progressSeen(in: button) == 1)
  }

  @Test("M29 right to left it is its mirror image, at every stage")
  func mirrored() throws {
    for offset in [0.0, 60, 100, 170, 200] {
      let pictures = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let scene = try BurgerScene(scale: 1.5, style: .continuous(), layoutDirection: direction)
        scene.burger.scrolled(to: offset)
        return try scene.frame()
      }
      let mirror = try Bitmap(width: pictures[0].width, height: pictures[0].height)
      for y in 0..<mirror.height {
        for x in 0..<mirror.width { mirror.row(y)[mirror.width - 1 - x] = pictures[0][x, y] }
      }
      // Antialiased edges round to the other side.
      #expect(try #require(try pictures[1].difference(from: mirror)).largest < 24, "at \(offset)")
    }
  }

  // MARK: The dead zone

  @Test("R3.4 above 50 it collapses, below 10 it opens, between them nothing changes")
  func hysteresis() throws {
    let scene = try BurgerScene()
    let course: [(offset: Double, isCollapsed: Bool)] = [
      (0, false), (30, false), (50, false), (50.01, true), (50, true), (10, true), (30, true), (9.99, false),
      (10, false), (50, false), (400, true), (11, true), (0, false),
    ]
    for (offset, isCollapsed) in course {
      scene.burger.scrolled(to: offset)
      #expect(scene.burger.isCollapsed == isCollapsed, "at \(offset)")
      try scene.frame(after: 300)
      #expect(scene.progress.last ?? 0 == (isCollapsed ? 1 : 0), "at \(offset)")
    }
  }

  @Test("M49 flicks across both limits within a frame end where the last one went, and what was not seen is not shown")
  func flicks() throws {
    let scene = try BurgerScene()
    for offset in [200.0, 5, 80, 0] { scene.burger.scrolled(to: offset) }
    #expect(scene.window.animator.isIdle, "it has not moved, so nothing has to")
    try scene.frame(after: 16)
    #expect(scene.progress.isEmpty)
    for offset in [200.0, 5, 120] { scene.burger.scrolled(to: offset) }
    try scene.frame(after: 300)
    #expect(scene.progress == [1])
  }

  @Test("M49 a finger that trembles at a limit never flips it", arguments: [10.0, 50])
  func trembling(limit: Double) throws {
    let scene = try BurgerScene()
    // What comes first decides; from then on one pixel to either side decides nothing.
    scene.burger.scrolled(to: limit == 50 ? 51 : 9)
    let isCollapsed = scene.burger.isCollapsed
    for step in 0..<100 {
      scene.burger.scrolled(to: limit + (step.isMultiple(of: 2) ? -1 : 1))
      try scene.frame(after: 8)
      #expect(scene.burger.isCollapsed == isCollapsed)
    }
    #expect(zip(scene.progress, scene.progress.dropFirst()).allSatisfy { $0 < $1 }, "it only ever goes one way")
    #expect(scene.window.animator.isIdle)
  }

  @Test("M50 overscroll and what is no number count as 0", arguments: [-1, -500, -Double.infinity, .nan])
  func overscroll(offset: Double) throws {
    for style in [FloatingBurger.Style.threshold(), .continuous()] {
      let scene = try BurgerScene(style: style)
      scene.burger.scrolled(to: 500)
      try scene.frame(after: 300)
      #expect(scene.progress.last == 1)
      scene.burger.scrolled(to: offset)
      try scene.frame(after: 300)
      #expect(scene.progress.last == 0)
      #expect(!scene.burger.isCollapsed)
    }
  }

  // MARK: The way there

  @Test("R3.4 0.25 s, linear: the rule, the ring and the header go together, and then nothing is drawn any more")
  func animation() throws {
    let scene = try BurgerScene(scale: 2)
    scene.burger.scrolled(to: 60)
    for step in 1...20 {
      let time = step * 16
      let bitmap = try scene.frame(after: 16)
      let expected = min(Double(time) / 250, 1)
      if time < 266 { #expect(abs((scene.progress.last ?? 0) - expected) < 1e-9) }
      #expect(abs(scene.progressSeen(in: bitmap) - expected) < 1.0 / 200)
      // The stroke's start goes along the rule, 25 to 290, evenly; its cap is 1 before it.
      let start = 25 + expected * 265 - 1
      if expected < 1 { #expect(abs((scene.ruleSeen(in: bitmap)?.lowerBound ?? 0) - start) <= 1) }
      // The stroke's end goes around the circle, evenly: its first quarter ends at the right.
      let isRound = (bitmap[2 * 310 - 1, 2 * 29 - 4] >> 8) & 0xFF < 0x28
      if abs(expected - 0.25) > 0.02 { #expect(isRound == (expected > 0.25)) }
    }
    #expect(scene.progress.count == 16, "the frames of 0.25 s, and no more")
    #expect(scene.progress.last == 1)
    #expect(scene.window.animator.isIdle)
  }

  @Test("R3.5 interrupted, it goes on from what is on the screen, and takes 0.25 s from there")
  func interruption() throws {
    let scene = try BurgerScene()
    scene.burger.scrolled(to: 60)
    let before = try scene.frame(after: 100)
    #expect(scene.progress == [0.4])
    scene.burger.scrolled(to: 0)
    #expect(!scene.burger.isCollapsed, "the model is there at once")
    let after = try scene.frame()
    #expect(scene.progress == [0.4], "and what is seen has not moved")
    #expect(scene.progressSeen(in: before) == scene.progressSeen(in: after))
    try scene.frame(after: 125)
    #expect(scene.progress.last == 0.2)
    scene.burger.scrolled(to: 70)
    try scene.frame(after: 125)
    #expect(abs((scene.progress.last ?? 0) - 0.6) < 1e-12)
    try scene.frame(after: 125)
    #expect(scene.progress.last == 1)
  }

  @Test("R3.5 more of the same direction neither restarts nor delays it")
  func sameDirection() throws {
    let scene = try BurgerScene()
    for offset in stride(from: 55.0, to: 300, by: 10) {
      scene.burger.scrolled(to: offset)
      try scene.frame(after: 10)
    }
    #expect(scene.progress.last == 1)
    #expect(scene.progress.count == 25)
  }

  @Test("Set without animation it is there at once, also from the middle of its way; so is one without a window")
  func atOnce() throws {
    let scene = try BurgerScene()
    scene.burger.scrolled(to: 60)
    try scene.frame(after: 100)
    scene.burger.scrolled(to: 60, animated: false)
    #expect(scene.progress == [0.4, 1])
    #expect(scene.window.animator.isIdle)
    scene.burger.scrolled(to: 0)
    try scene.frame(after: 100)
    scene.burger.removeFromSuperview()
    #expect(scene.progress.last == 0)
    scene.burger.scrolled(to: 60)
    #expect(scene.progress.last == 1)
  }

  @Test("M48 with reduced motion it is there with the next frame")
  func reducedMotion() throws {
    let scene = try BurgerScene()
    scene.window.animator.reducesMotion = true
    scene.burger.scrolled(to: 60)
    #expect(scene.burger.isCollapsed)
    try scene.frame()
    #expect(scene.progress == [1])
    #expect(scene.window.animator.isIdle)
  }

  @Test("R3.2, R1.12 a new width on the way there changes the path and not the progress")
  func resizing() throws {
    let scene = try BurgerScene(scale: 2)
    scene.burger.scrolled(to: 60)
    try scene.frame(after: 125)
    scene.burger.frame.size.width = 220
    let bitmap = try scene.frame()
    #expect(scene.progress == [0.5])
    // Half way along a rule from 25 to 190, less the cap.
    #expect(abs((scene.ruleSeen(in: bitmap)?.lowerBound ?? 0) - (25 + 165 / 2 - 1)) <= 1)
  }

  @Test("R3.7 continuous: both ends of the stroke and the header are linear in offset / 200")
  func continuous() throws {
    let scene = try BurgerScene(scale: 2, style: .continuous())
    for offset in [20.0, 100, 140, 60, 0] {
      scene.burger.scrolled(to: offset)
      let bitmap = try scene.frame()
      let expected = offset / 200
      #expect(scene.progress.last == expected)
      #expect(abs(scene.progressSeen(in: bitmap) - expected) < 1.0 / 200)
      #expect(abs((scene.ruleSeen(in: bitmap)?.lowerBound ?? 0) - (25 + expected * 265 - 1)) <= 1)
      #expect(scene.burger.isCollapsed == (offset >= 100))
      #expect(scene.window.animator.isIdle)
    }
    scene.burger.scrolled(to: 1000)
    #expect(scene.progress.last == 1)
  }
}
