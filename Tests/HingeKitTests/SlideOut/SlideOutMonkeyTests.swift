import Geometry
import Harness
import HingeKit
import Testing

@Suite("A monkey at a slide-out controller")
struct SlideOutMonkeyTests {
  typealias Side = HorizontalEdge

  @Test(
    "R2.6 whatever it does, never the ground and never a panel on the wrong side; hands off, one of the three states",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as [UInt64])
  func neverTheGround(seed: UInt64) throws {
    let sides: Set<Side> =
      seed.isMultiple(of: 4) ? [.leading] : seed.isMultiple(of: 5) ? [.trailing] : [.leading, .trailing]
    let scene = try SlideScene(sides: sides, size: Size(width: 200, height: 150))
    let controller = scene.controller
    let monkey = Monkey(
      scene.screen, seed: seed,
      orders: [
        { controller.showPanel(.leading, animated: $0, completion: $1) },
        { controller.showPanel(.trailing, animated: $0, completion: $1) },
        { controller.togglePanel(.leading, animated: $0, completion: $1) },
        { controller.togglePanel(.trailing, animated: $0, completion: $1) },
        { controller.collapsePanels(animated: $0, completion: $1) },
      ], situation: { "\(controller.centerOffset), \(controller.state)" })
    for round in 1...4 {
      let story = { "seed \(seed), round \(round): \(monkey.log.suffix(12))" }
      for _ in 0..<30 {
        try monkey.play()
        #expect(try scene.fault() == nil, "\(story())")
        #expect(scene.children.count <= 1, "\(story())")
      }
      try monkey.leave()
      let open = try scene.open
      let place: Double =
        switch controller.state {
        case .collapsed: 0
        case .leadingExpanded: open
        case .trailingExpanded: -open
        }
      #expect(controller.isAtRest && scene.offset == place, "\(story())")
      #expect(scene.children == (controller.state == .collapsed ? [] : [place > 0 ? "left" : "right"]), "\(story())")
      #expect(sides.contains(.leading) || controller.state != .leadingExpanded)
      #expect(sides.contains(.trailing) || controller.state != .trailingExpanded)
      #expect(monkey.completions == monkey.awaitedCompletions, "\(story())")
      #expect(scene.screen.compositor.violations.isEmpty)
      expectPairs(in: scene.calls(), story())
    }
  }

  /// A panel that has come has gone before it comes again; what was announced came about.
  private func expectPairs(in calls: [String], _ story: String) {
    for name in ["left", "right"] {
      let moves = calls.filter { $0 == "\(name) willMove" || $0 == "\(name) didLeave" }
      for (one, next) in zip(moves, moves.dropFirst()) { #expect(one != next, "\(story)") }
    }
    let last = calls.last { $0.hasPrefix("will ") || $0.hasPrefix("did ") }
    #expect(last?.hasPrefix("did ") ?? true, "\(story)")
  }
}
