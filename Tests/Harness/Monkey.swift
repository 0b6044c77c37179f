import Geometry
import HingeKit

/// Plays with a window without sense: fingers, pointer, touchpad, keys, the program, the compositor, all at once.
public final class Monkey {
  /// What the program may do to what is shown: animated or not, with what it calls when that is over.
  public typealias Order = (_ animated: Bool, _ completion: @escaping (Bool) -> Void) -> Void

  private let screen: Screen
  private let orders: [Order]
  /// What the log says of the moment.
  private let situation: () -> String
  /// What it did, for the message of a test that fails.
  public private(set) var log: [String] = []
  public private(set) var awaitedCompletions = 0
  public private(set) var completions = 0
  private var random: SeededRandom
  private var isPressing = false

  public init(_ screen: Screen, seed: UInt64, orders: [Order], situation: @escaping () -> String) {
    self.screen = screen
    self.orders = orders
    self.situation = situation
    random = SeededRandom(seed: seed)
  }

  /// Plays with a hinged menu.
  public convenience init(_ scene: MenuScene, seed: UInt64) {
    let controller = scene.controller
    self.init(
      scene.screen, seed: seed,
      orders: [controller.showMenu, controller.hideMenu, controller.toggleMenu], situation: { "\(controller.fraction)" }
    )
  }

  private func place() -> (x: Double, y: Double) {
    let size = (try? screen.window.size) ?? Size(width: 200, height: 150)
    return (Double.random(in: 0..<size.width, using: &random), Double.random(in: 0..<size.height, using: &random))
  }

  private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

  /// Does something, and lets some time pass.
  public func play() throws {
    let actions: [(String, () throws -> Void)] = [
      ("down", fingerDown), ("move", fingerMove), ("move", fingerMove), ("move", fingerMove), ("up", fingerUp),
      ("up", fingerUp), ("pointer", pointer), ("pointer", pointer), ("touchpad", touchpad), ("key", key),
      ("program", program), ("program", program), ("compositor", compositor),
    ]
    let (name, action) = actions[Int.random(in: 0..<actions.count, using: &random)]
    log.append("\(name) at \(situation())")
    try action()
    try screen.pump.settle()
    try screen.pump.advance(by: .milliseconds(Int.random(in: 0...50, using: &random)))
  }

  /// Takes its hands off everything, and waits until nothing moves.
  public func leave() throws {
    screen.compositor.pointer.stopScrolling()
    if isPressing { screen.compositor.pointer.release() }
    isPressing = false
    for finger in screen.compositor.touch.fingers { finger.up() }
    try screen.pump.advance(by: .milliseconds(200))
    try screen.pump.finish()
  }

  private func fingerDown() {
    guard screen.compositor.touch.fingers.count < 3 else { return }
    screen.compositor.touch.down(at: place())
  }

  private func fingerMove() {
    guard let finger = screen.compositor.touch.fingers.randomElement(using: &random) else { return }
    finger.move(by: (number(-40...40), number(-15...15)))
  }

  private func fingerUp() { screen.compositor.touch.fingers.randomElement(using: &random)?.up() }

  private func pointer() {
    let pointer = screen.compositor.pointer
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: pointer.move(to: place())
    case 2:
      if isPressing { pointer.release() } else if pointer.focus != nil { pointer.press() } else { return }
      isPressing.toggle()
    case 3: pointer.wheel(number(-2...2), axis: .vertical)
    default: pointer.wheel(number(-2...2), axis: .horizontal)
    }
  }

  private func touchpad() {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: screen.compositor.pointer.stopScrolling()
    case 1: screen.compositor.pointer.stopScrolling([.horizontal])
    default: screen.compositor.pointer.scroll(x: number(-25...25), y: number(-8...8))
    }
  }

  private func key() {
    let keys: [Key] = [.tab, .up, .down, .return, .space, .f10, .menu]
    screen.compositor.keyboard.tap(keys[Int.random(in: 0..<keys.count, using: &random)])
  }

  private func program() {
    let animated = Bool.random(using: &random)
    awaitedCompletions += 1
    let completion: (Bool) -> Void = { [weak self] _ in self?.completions += 1 }
    orders.randomElement(using: &random)?(animated, completion)
  }

  private func compositor() throws {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: screen.compositor.touch.cancel()
    case 1:
      let size = Int.random(in: 150...260, using: &random)
      try screen.toplevel.configure(width: size, height: size)
    case 2:
      screen.compositor.keyboard.leave()
      try screen.pump.settle()
      screen.compositor.keyboard.enter(try screen.surface)
    default:
      screen.compositor.seat.setCapabilities([.keyboard])
      isPressing = false
      try screen.pump.settle()
      screen.compositor.seat.setCapabilities([.touch, .pointer, .keyboard])
    }
  }
}
