import Geometry
import HingeKit

/// Plays with a hinged menu without sense: fingers, pointer, touchpad, keys, the program, the compositor, all at once.
public final class Monkey {
  public let scene: MenuScene
  /// What it did, for the message of a test that fails.
  public private(set) var log: [String] = []
  public private(set) var awaitedCompletions = 0
  public private(set) var completions = 0
  private var random: SeededRandom
  private var isPressing = false

  public init(_ scene: MenuScene, seed: UInt64) {
    self.scene = scene
    random = SeededRandom(seed: seed)
  }

  private func place() -> (x: Double, y: Double) {
    let size = (try? scene.screen.window.size) ?? Size(width: 200, height: 150)
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
    log.append("\(name) at \(scene.fraction)")
    try action()
    try scene.pump.settle()
    try scene.pump.advance(by: .milliseconds(Int.random(in: 0...50, using: &random)))
  }

  /// Takes its hands off everything, and waits until nothing moves.
  public func leave() throws {
    scene.compositor.pointer.stopScrolling()
    if isPressing { scene.compositor.pointer.release() }
    isPressing = false
    for finger in scene.compositor.touch.fingers { finger.up() }
    try scene.pump.advance(by: .milliseconds(200))
    try scene.pump.finish()
  }

  private func fingerDown() {
    guard scene.compositor.touch.fingers.count < 3 else { return }
    scene.compositor.touch.down(at: place())
  }

  private func fingerMove() {
    guard let finger = scene.compositor.touch.fingers.randomElement(using: &random) else { return }
    finger.move(by: (number(-40...40), number(-15...15)))
  }

  private func fingerUp() { scene.compositor.touch.fingers.randomElement(using: &random)?.up() }

  private func pointer() {
    let pointer = scene.compositor.pointer
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
    case 0: scene.compositor.pointer.stopScrolling()
    case 1: scene.compositor.pointer.stopScrolling([.horizontal])
    default: scene.compositor.pointer.scroll(x: number(-25...25), y: number(-8...8))
    }
  }

  private func key() {
    let keys: [Key] = [.tab, .up, .down, .return, .space, .f10, .menu]
    scene.compositor.keyboard.tap(keys[Int.random(in: 0..<keys.count, using: &random)])
  }

  private func program() {
    let animated = Bool.random(using: &random)
    awaitedCompletions += 1
    let completion: (Bool) -> Void = { [weak self] _ in self?.completions += 1 }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: scene.controller.showMenu(animated: animated, completion: completion)
    case 1: scene.controller.hideMenu(animated: animated, completion: completion)
    default: scene.controller.toggleMenu(animated: animated, completion: completion)
    }
  }

  private func compositor() throws {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: scene.compositor.touch.cancel()
    case 1:
      let size = Int.random(in: 150...260, using: &random)
      try scene.screen.toplevel.configure(width: size, height: size)
    case 2:
      scene.compositor.keyboard.leave()
      try scene.pump.settle()
      scene.compositor.keyboard.enter(try scene.screen.surface)
    default:
      scene.compositor.seat.setCapabilities([.keyboard])
      isPressing = false
      try scene.pump.settle()
      scene.compositor.seat.setCapabilities([.touch, .pointer, .keyboard])
    }
  }
}
