import Drawing
import Geometry
import Harness
import HingeKit

/// A slide-out controller on a screen, all of it in plain colours: fingers go in, places and pixels come out.
final class SlideScene: SlideOutControllerDelegate {
  /// What the panels and the delegate were told, in one order.
  let log = LoggingController.Log()
  let content = PlainContent()
  let controller: SlideOutController
  let screen: Screen
  /// In either panel, where a finger finds it in a panel that is open.
  let panelButton = Control(frame: Rect(x: 60, y: 300, width: 44, height: 44))
  private(set) var panelButtonTaps = 0

  static let peek = 60.0
  static let red: UInt32 = 0xFF0000
  static let blue: UInt32 = 0x0000FF
  static let ground: UInt32 = 0x00FF00

  init(
    _ configuration: TestCompositor.Configuration = .init(), sides: Set<HorizontalEdge> = [.leading, .trailing],
    size: Size = Size(width: 360, height: 640), layoutDirection: LayoutDirection = .leftToRight
  ) throws {
    func panel(_ side: HorizontalEdge, _ name: String, _ colour: UInt32, log: LoggingController.Log)
      -> LoggingController?
    {
      guard sides.contains(side) else { return nil }
      let panel = LoggingController(name, log)
      panel.view.backgroundColor = Color(hex: colour)
      return panel
    }
    let controller = SlideOutController(
      center: NavigationController(rootViewController: content), leading: panel(.leading, "left", Self.red, log: log),
      trailing: panel(.trailing, "right", Self.blue, log: log))
    self.controller = controller
    screen = try Screen(
      configuration, size: size, layoutDirection: layoutDirection, rootViewController: { controller })
    controller.delegate = self
    panelButton.onTap = { [weak self] in self?.panelButtonTaps += 1 }
    (controller.leadingPanel ?? controller.trailingPanel)?.view.addSubview(panelButton)
    try screen.window.backgroundColor = Color(hex: Self.ground)
    _ = calls()
  }

  func slideOutController(_ controller: SlideOutController, willMoveTo state: SlideOutController.State) {
    log.entries.append("will \(state)")
  }

  func slideOutController(_ controller: SlideOutController, didMoveTo state: SlideOutController.State) {
    log.entries.append("did \(state)")
  }

  var pump: Pump { screen.pump }
  var offset: Double { controller.centerOffset }
  var width: Double { get throws { try screen.window.size.width } }
  /// Where the centre is beside an open panel.
  var open: Double { get throws { try width - Self.peek } }

  /// The log since the last time, without what is said of layout.
  func calls() -> [String] { log.take().filter { !$0.contains("didLayOut") && !$0.contains("willBecome") } }

  /// Takes the left panel's place, or the right one's, without an animation; and forgets what was said of it.
  func put(_ state: SlideOutController.State) throws {
    switch state {
    case .collapsed: controller.collapsePanels(animated: false)
    case .leadingExpanded: controller.showPanel(.leading, animated: false)
    case .trailingExpanded: controller.showPanel(.trailing, animated: false)
    }
    try pump.finish()
    _ = calls()
  }

  /// A finger drags slowly and lifts after a rest, so that the place decides.
  func dragSlowly(from x: Double, by way: Double) throws {
    let finger = try screen.drag(from: (x, 400), by: (way, 0))
    try screen.rest()
    finger.up()
    try pump.settle()
  }

  /// The names of the panels that are children, by the parents that they have.
  var children: [String] {
    [(controller.leadingPanel, "left"), (controller.trailingPanel, "right")].compactMap { panel, name in
      panel.flatMap { panel in controller.children.contains { $0 === panel } ? name : nil }
    }
  }

  /// What is seen at a pixel.
  enum Sight: Equatable {
    case left, right, center, ground
  }

  private static func sight(_ colour: UInt32) -> Sight {
    let (red, green, blue) = (colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF)
    // The shadow darkens a panel; it has one channel all the same.
    if green == 0, blue == 0, red > 0 { return .left }
    if green == 0, red == 0, blue > 0 { return .right }
    return colour == ground ? .ground : .center
  }

  /// What is seen along a line, from the left to the right: each sight once, with the pixel at which it begins.
  func sights(atLine y: Int = 500) throws -> [(sight: Sight, x: Int)] {
    guard let picture = try screen.surface.picture, y < picture.height else { return [] }
    var found: [(sight: Sight, x: Int)] = []
    for x in 0..<picture.width {
      let sight = Self.sight(picture[x, y] & 0xFFFFFF)
      if found.last?.sight != sight { found.append((sight, x)) }
    }
    return found
  }

  /// What is wrong in the picture that the compositor shows: ground, or a panel where the other one belongs; nil if
  /// nothing is.
  func fault() throws -> String? {
    let height = try screen.surface.picture?.height ?? 0
    for y in [0, 20, height / 2, height - 1] where y < height {
      let sights = try sights(atLine: y)
      let names = sights.map(\.sight)
      let allowed: [[Sight]] = [[.center], [.left, .center], [.center, .right], [.left], [.right]]
      if !allowed.contains(names) { return "line \(y) shows \(sights) at \(offset)" }
    }
    return nil
  }
}
