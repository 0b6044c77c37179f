import Geometry
import Harness
import HingeKit
import Testing

@Suite("A page and the keyboard")
struct ScrollKeyTests {
  private func tap(_ key: Key, _ scene: ScrollScene, shift: Bool = false) throws {
    if shift { scene.screen.compositor.keyboard.press(.leftShift) }
    scene.screen.compositor.keyboard.tap(key)
    if shift { scene.screen.compositor.keyboard.release(.leftShift) }
    try scene.pump.finish()
  }

  @Test("R4.3 arrows scroll by 40, pages leave 40 in sight, Home and End go to the ends", arguments: [true, false])
  func keys(isFocused: Bool) throws {
    let scene = try ScrollScene()
    if isFocused {
      try tap(.tab, scene)
      #expect(scene.scroller.isFocused)
      try tap(.down, scene)
      #expect(scene.offset == 40)
      try tap(.up, scene)
      #expect(scene.offset == 0)
    }
    try tap(.pageDown, scene)
    #expect(scene.offset == 260)
    try tap(.space, scene)
    #expect(scene.offset == 520)
    try tap(.space, scene, shift: true)
    #expect(scene.offset == 260)
    try tap(.pageUp, scene)
    #expect(scene.offset == 0)
    try tap(.end, scene)
    #expect(scene.offset == scene.end)
    try tap(.home, scene)
    #expect(scene.offset == 0)
    #expect(scene.scroller.isFocused == isFocused)
    #expect(scene.offsets.allSatisfy { (0...scene.end).contains($0) })
  }

  @Test("R4.3 keys add up while it glides, as a wheel's clicks do") func inAHurry() throws {
    let scene = try ScrollScene()
    try tap(.tab, scene)
    for _ in 0..<5 {
      scene.screen.compositor.keyboard.tap(.down)
      try scene.pump.nextFrame()
    }
    let offsets = try scene.offsetsUntilRest()
    #expect(offsets.last == 200)
    #expect(offsets.count > 5, "it glides")
  }

  @Test("R4.3 an arrow at the end moves the focus on; one that is held does not") func arrowAtEnd() throws {
    let scene = try ScrollScene()
    let button = Control(frame: Rect(x: 20, y: 1900, width: 100, height: 60))
    scene.scroller.addSubview(button)
    try tap(.tab, scene)
    scene.screen.compositor.keyboard.press(.down)
    try scene.pump.advance(by: .seconds(6))
    #expect(scene.offset == scene.end)
    #expect(scene.scroller.isFocused)
    scene.screen.compositor.keyboard.release(.down)
    try tap(.down, scene)
    #expect(button.isFocused)
  }

  @Test("R4.3 what Tab reaches out of sight is scrolled into it, and Page still scrolls around it")
  func reveal() throws {
    let scene = try ScrollScene()
    let button = Control(frame: Rect(x: 20, y: 1000, width: 100, height: 60))
    scene.scroller.addSubview(button)
    try tap(.tab, scene)
    try tap(.tab, scene)
    #expect(button.isFocused)
    #expect(scene.offset == 1060 - ScrollScene.viewHeight, "just so far that it is seen")
    try tap(.pageDown, scene)
    #expect(scene.offset == 760 + 260)
    #expect(button.isFocused)
    try tap(.space, scene)
    #expect(scene.offset == 760 + 260, "Space is the button's")
  }

  @Test("R4.3 content that fits cannot have the focus") func fits() throws {
    let scene = try ScrollScene(contentHeight: 300)
    try tap(.tab, scene)
    #expect(!scene.scroller.isFocused)
    try tap(.pageDown, scene)
    #expect(scene.offsets.isEmpty)
  }
}
