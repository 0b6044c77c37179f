import Geometry
import HingeKit

/// A hinged menu on a screen, as a person finds it: fingers go in, fractions and pixels come out.
public final class MenuScene {
  /// What the delegate was told: `will open`, `did open`, `will folded`, `did folded`.
  public private(set) var calls: [String] = []
  public let menu = ColourMenu()
  public let content = PlainContent()
  public let controller: HingedMenuController
  public let screen: Screen

  public static let menuWidth = 80.0
  public static let barHeight = 44.0

  public init(
    _ configuration: TestCompositor.Configuration = .init(), size: Size = Size(width: 360, height: 640),
    menuState: HingedMenuController.MenuState = .open, opening: Bool = true,
    layoutDirection: LayoutDirection = .leftToRight, edge: HorizontalEdge = .leading,
    change: (HingedMenuController) -> Void = { _ in }
  ) throws {
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: menu), content: NavigationController(rootViewController: content),
      menuWidth: Self.menuWidth, edge: edge, menuState: menuState)
    self.controller = controller
    // Nothing is read in it, whatever the menu leaves.
    controller.narrowestContent = 0
    change(controller)
    screen = try Screen(
      configuration, size: size, opening: opening, layoutDirection: layoutDirection, rootViewController: { controller })
    controller.delegate = self
  }

  public var compositor: TestCompositor { screen.compositor }
  public var pump: Pump { screen.pump }
  public var fraction: Double { controller.fraction }

  /// The middle of a row of the open menu, in window coordinates.
  public func middle(ofRow row: Int) -> (x: Double, y: Double) {
    let height = menu.table.rowHeight
    return (Self.menuWidth / 2, Self.barHeight + (Double(row) + 0.5) * height)
  }

  /// Where the content begins on the screen: as far from the left as the menu is open.
  public var contentEdge: Double { Self.menuWidth * (1 - fraction) }

  /// The middle of the burger as it is drawn now.
  public var burger: (x: Double, y: Double) { (contentEdge + 22, Self.barHeight / 2) }

  /// Where the content is seen to begin in what the compositor shows, in device pixels; nil if it isn't seen at all.
  public func contentEdgeSeen(atLine y: Int = 500) throws -> Int? {
    guard let picture = try screen.surface.picture, y < picture.height else { return nil }
    return (0..<picture.width).first { picture[$0, y] & 0xFFFFFF == 0xFFFFFF }
  }

  /// The fraction at every frame from now until nothing moves, the present one first.
  public func fractionsUntilRest() throws -> [Double] {
    try pump.settle()
    var fractions = [fraction]
    while try screen.surface.awaitedFrameCount > 0 {
      try pump.nextFrame()
      fractions.append(fraction)
      if fractions.count > 1000 { throw Pump.Restless(description: "the menu moves for more than a thousand frames") }
    }
    return fractions
  }

  /// A finger goes down, moves in `steps` steps evenly over `duration`, and is still down.
  @discardableResult
  public func drag(
    from start: (x: Double, y: Double), by way: (x: Double, y: Double), steps: Int = 10,
    over duration: Duration = .milliseconds(160)
  ) throws -> Finger {
    try screen.drag(from: start, by: way, steps: steps, over: duration)
  }

  /// A drag so slow at its end that where it ends decides, and not its speed; the finger has lifted.
  public func dragSlowly(
    from start: (x: Double, y: Double) = (300, 400), by way: (x: Double, y: Double)
  ) throws {
    let finger = try drag(from: start, by: way)
    try rest()
    finger.up()
    try pump.settle()
  }

  /// A fast swipe; the finger has lifted, and nothing has settled yet.
  public func swipe(
    from start: (x: Double, y: Double) = (300, 400), by way: (x: Double, y: Double)
  ) throws {
    try screen.swipe(from: start, by: way)
  }

  /// A finger lies still long enough that its lifting is no fling.
  public func rest() throws { try screen.rest() }

  /// A finger goes down and up again in one place.
  public func tap(at place: (x: Double, y: Double), lasting duration: Duration = .milliseconds(48)) throws {
    try screen.tap(at: place, lasting: duration)
  }

  /// The colour of a pixel that the compositor shows, as 0xRRGGBB.
  public func colour(x: Int, y: Int) throws -> UInt32? {
    try screen.colour(x: x, y: y)
  }
}

extension MenuScene: HingedMenuControllerDelegate {
  public func hingedMenuController(
    _ controller: HingedMenuController, willMoveTo state: HingedMenuController.MenuState
  ) { calls.append("will \(state)") }

  public func hingedMenuController(
    _ controller: HingedMenuController, didMoveTo state: HingedMenuController.MenuState
  ) { calls.append("did \(state)") }
}
