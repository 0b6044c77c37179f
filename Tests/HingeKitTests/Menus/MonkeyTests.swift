import Harness
import HingeKit
import Testing

@Suite("A monkey at the menu")
struct MonkeyTests {
  @Test(
    "R1.5 whatever came before, hands off it rests open or folded, and all agree on which",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 21] as [UInt64])
  func neverBetween(seed: UInt64) throws {
    let scene = try MenuScene(
      size: .init(width: 200, height: 150), menuState: seed.isMultiple(of: 2) ? .open : .folded,
      change: {
        $0.foldStyle = FoldStyle.allCases[Int(seed) % FoldStyle.allCases.count]
        $0.closesOnOutsideTap = seed.isMultiple(of: 5)
      })
    let monkey = Monkey(scene, seed: seed)
    for round in 1...4 {
      for _ in 0..<25 {
        try monkey.play()
        #expect((0...1).contains(scene.fraction))
      }
      try monkey.leave()
      let story: Comment = "seed \(seed), round \(round): \(monkey.log.suffix(25))"
      let isOpen = scene.controller.isMenuOpen
      #expect(scene.fraction == (isOpen ? 0 : 1), story)
      #expect(scene.controller.isAtRest, story)
      #expect(scene.controller.burger.angle == (isOpen ? 90 : 0), story)
      #expect(try scene.contentEdgeSeen(atLine: 140) == (isOpen ? 80 : 0), story)
      #expect(monkey.completions == monkey.awaitedCompletions, story)
      #expect(scene.compositor.violations.isEmpty, story)
      expectOrder(of: scene.calls, endingWith: isOpen ? "open" : "folded", story)
      #expect(scene.menu.appearances.last.map { $0 == (isOpen ? "didAppear" : "didDisappear") } ?? !isOpen, story)
    }
    // Nothing sticks: the burger works at the first tap.
    let wasOpen = scene.controller.isMenuOpen
    try scene.tap(at: scene.burger)
    try scene.pump.finish()
    #expect(scene.controller.isMenuOpen != wasOpen)
    #expect(scene.fraction == (wasOpen ? 1 : 0))
  }

  /// What was done had been announced, and the last word is where the menu is.
  private func expectOrder(of calls: [String], endingWith state: String, _ story: Comment) {
    var announced: String?
    for call in calls {
      if call.hasPrefix("will ") {
        announced = String(call.dropFirst(5))
      } else {
        #expect(announced == String(call.dropFirst(4)), story)
        announced = nil
      }
    }
    #expect(announced == nil, story)
    #expect(calls.last.map { $0 == "did \(state)" } ?? true, story)
  }
}
