import Drawing
import Geometry
import Glibc
import Harness
import HingeKit
import Testing

/// Numbers that look random and are the same each time.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite("What is drawn again")
struct DamageTests {
  private static func pixels(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
  }

  /// The first pixel in which two bitmaps of one size differ by more than a rounding of blended alpha, and how.
  private static func firstDifference(_ one: Bitmap, _ other: Bitmap) -> String? {
    for y in 0..<one.height where memcmp(one.row(y), other.row(y), one.width * 4) != 0 {
      for x in 0..<one.width where difference(one[x, y], other[x, y]) > 2 {
        return "(\(x), \(y)): \(String(one[x, y], radix: 16)), drawn whole \(String(other[x, y], radix: 16))"
      }
    }
    return nil
  }

  /// The largest difference of a channel.
  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      largest = max(largest, abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)))
    }
    return largest
  }

  /// A view that draws a disc, so that a missing clip or a wrong place shows.
  private final class Disc: View {
    var color = Color.white { didSet { setNeedsDisplay() } }
    override func draw(_ canvas: Canvas) { canvas.fill(.ellipse(in: bounds), color) }
  }

  @Test("W14 drawn change by change, a frame is what it is when drawn whole", arguments: [1.0, 1.25, 1.5, 2.0])
  func changesMatchWholeFrames(scale: Double) throws {
    var dice = Dice(state: 7)
    let root = ViewController()
    let window = Window(rootViewController: root)
    window.resize(to: Size(width: 120, height: 90), scale: scale)
    let kept = try window.snapshot()
    var views: [Disc] = []
    for step in 0..<150 {
      switch Int.random(in: 0..<10, using: &dice) {
      case 0, 1:
        let view = Disc(frame: Self.frame(&dice))
        view.backgroundColor =
          Bool.random(using: &dice) ? Color(hex: UInt32.random(in: 0..<0xFFFFFF, using: &dice)) : nil
        view.clipsToBounds = Bool.random(using: &dice)
        view.shouldRasterize = Int.random(in: 0..<4, using: &dice) == 0
        view.shadowOpacity = Bool.random(using: &dice) ? 0.8 : 0
        (views.randomElement(using: &dice) ?? root.view).addSubview(view)
        views.append(view)
      case 2: views.randomElement(using: &dice)?.frame = Self.frame(&dice)
      case 3: views.randomElement(using: &dice)?.alpha = Double.random(in: 0...1, using: &dice)
      case 4: views.randomElement(using: &dice)?.isHidden.toggle()
      case 5: views.randomElement(using: &dice)?.color = Color(hex: UInt32.random(in: 0..<0xFFFFFF, using: &dice))
      case 6:
        guard views.count > 6, let view = views.randomElement(using: &dice) else { continue }
        view.removeFromSuperview()
        views.removeAll { $0.isDescendant(of: view) }
      case 7: views.randomElement(using: &dice)?.transform = Self.transform(&dice)
      case 8:
        guard let view = views.randomElement(using: &dice) else { continue }
        view.superview?.bringSubviewToFront(view)
      default:
        guard let view = views.randomElement(using: &dice) else { continue }
        view.bounds.origin = Point(
          x: Double.random(in: -9...9, using: &dice), y: Double.random(in: -9...9, using: &dice))
      }
      _ = window.render(on: kept, stale: PixelRegion(), at: .zero)
      let whole = try Bitmap(width: kept.width, height: kept.height)
      _ = window.render(on: whole, stale: PixelRegion(whole.bounds), at: .zero)
      try #require(Self.firstDifference(kept, whole) == nil, "step \(step)")
    }
  }

  private static func transform(_ dice: inout Dice) -> Transform3D {
    Transform3D.scale(x: Double.random(in: 0.5...2, using: &dice), y: Double.random(in: 0.5...2, using: &dice))
      .concatenating(.rotationZ(Double.random(in: -1...1, using: &dice)))
      .concatenating(.translation(x: Double.random(in: -20...20, using: &dice), y: 5))
  }

  private static func frame(_ dice: inout Dice) -> Rect {
    Rect(
      x: Double.random(in: -20...100, using: &dice), y: Double.random(in: -20...80, using: &dice),
      width: Double.random(in: 1...60, using: &dice), height: Double.random(in: 1...60, using: &dice))
  }

  private static func hingedMenu() -> (Window, HingedMenuController, ColourMenu) {
    let menu = ColourMenu()
    let controller = HingedMenuController(
      menu: NavigationController(rootViewController: menu),
      content: NavigationController(rootViewController: PlainContent()))
    let window = Window(rootViewController: controller)
    window.resize(to: Size(width: 360, height: 640), scale: 1)
    return (window, controller, menu)
  }

  @Test("Nothing has changed: nothing is damaged")
  func noChangeNoDamage() throws {
    let (window, controller, _) = Self.hingedMenu()
    let bitmap = try window.firstFrame()
    #expect(window.render(on: bitmap, stale: PixelRegion(), at: .zero).isEmpty)
    controller.hold(at: 0.3)
    #expect(!window.render(on: bitmap, stale: PixelRegion(), at: .zero).isEmpty)
    #expect(window.render(on: bitmap, stale: PixelRegion(), at: .zero).isEmpty)
  }

  @Test("A row that changes colour damages that row alone")
  func smallDamage() throws {
    let (window, _, menu) = Self.hingedMenu()
    let bitmap = try window.firstFrame()
    menu.table.cell(forRow: 2)?.backgroundColor = .white
    let damage = window.render(on: bitmap, stale: PixelRegion(), at: .zero)
    let row = Rect(x: 0, y: 44 + 2 * 596.0 / 7, width: 80, height: 596.0 / 7)
    #expect(PixelRect(covering: row).contains(damage.bounds))
    #expect(bitmap[40, Int(row.midY)] == 0xFFFF_FFFF)
  }

  @Test("M42 while folded half way a row still shows its new colour in the next frame")
  func liveRowsInTheFold() throws {
    let (window, controller, menu) = Self.hingedMenu()
    controller.hold(at: 0.5)
    let bitmap = try window.firstFrame()
    let middle = Int(44 + 3.5 * 596.0 / 7)
    menu.table.cell(forRow: 3)?.backgroundColor = .white
    _ = window.render(on: bitmap, stale: PixelRegion(), at: .zero)
    // Half of white: the panel's opacity is 0.5 over black.
    let shown = bitmap[20, middle] & 0xFF
    #expect(abs(Int(shown) - 128) <= 2)
  }

  @Test("M39 beginning to fold and coming to rest change next to nothing: no jump by half a width")
  func noJumpAtTheEnds() throws {
    let (window, controller, _) = Self.hingedMenu()
    let open = Self.pixels(try window.snapshot())
    controller.hold(at: 0.0005)
    let begun = Self.pixels(try window.snapshot())
    var differing = 0
    for (one, other) in zip(open, begun) where Self.difference(one, other) > 48 { differing += 1 }
    #expect(differing < 80, "edges soften by an eighth of their step in a panel that is mapped; nothing moves")
  }
}
