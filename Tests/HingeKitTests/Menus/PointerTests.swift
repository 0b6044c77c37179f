import Harness
import HingeKit
import Testing

import struct TestCompositor.Picture

@Suite("The pointer")
struct PointerTests {
  @Test("R4.3 the pointer with its button down drags as a finger does: one to one, from at most 8 on")
  func drag() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (300, 400))
    pointer.press()
    var offsets: [Double] = []
    for step in 1...70 {
      try scene.pump.nextFrame()
      pointer.move(to: (300 - Double(step), 400))
      try scene.pump.settle()
      offsets.append(scene.fraction * MenuScene.menuWidth)
    }
    let recognised = try #require(offsets.firstIndex { $0 > 0 })
    #expect((4...8).contains(recognised))
    for (step, offset) in offsets.enumerated() {
      #expect(abs(offset - Double(max(0, step + 1 - recognised))) < 0.001, "pointer at \(step + 1)")
    }
    try scene.rest()
    pointer.release()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(try scene.contentEdgeSeen() == 0)
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("R4.3 without its button the pointer drags nothing")
  func noButton() throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: (300, 400))
    for step in 1...20 {
      scene.compositor.pointer.move(to: (300 - Double(step) * 5, 400))
      try scene.pump.nextFrame()
    }
    #expect(scene.fraction == 0)
  }

  @Test("R4.3 only the left button drags and chooses", arguments: [PointerButton.right, .middle])
  func otherButtons(button: PointerButton) throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: scene.middle(ofRow: 2))
    pointer.press(button)
    pointer.release(button)
    try scene.pump.settle()
    #expect(scene.menu.selections.isEmpty)
    pointer.move(to: (300, 400))
    pointer.press(button)
    pointer.move(to: (200, 400))
    try scene.pump.settle()
    #expect(scene.fraction == 0)
  }

  @Test("W35 a second button during a drag changes nothing; released outside it settles once")
  func releasedOutside() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (100, 400))
    pointer.press()
    pointer.move(to: (60, 400))
    pointer.press(.right)
    pointer.release(.right)
    pointer.move(to: (-40, 400))
    try scene.pump.settle()
    #expect(scene.fraction == 1)
    try scene.rest()
    pointer.release()
    pointer.leave()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
    #expect(scene.calls == ["will folded", "did folded"])
  }

  @Test("M15 a wheel turned during a drag changes nothing: menu, state and picture agree at the end")
  func wheelDuringDrag() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (300, 400))
    pointer.press()
    pointer.move(to: (270, 400))
    try scene.pump.settle()
    let there = scene.fraction
    pointer.wheel(1, axis: .horizontal)
    try scene.pump.advance(by: .milliseconds(100))
    pointer.move(to: (269, 400))
    try scene.pump.settle()
    #expect(abs(scene.fraction - there) < 0.02)
    try scene.rest()
    pointer.release()
    try scene.pump.finish()
    #expect(scene.fraction == 0)
    #expect(scene.controller.isMenuOpen)
    #expect(try scene.contentEdgeSeen() == 80)
  }

  @Test("W38 the pointer's loss during a drag settles the menu", arguments: [-30.0, -60])
  func lost(way: Double) throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: (300, 400))
    pointer.press()
    for step in 1...10 {
      pointer.move(to: (300 + way * Double(step) / 10, 400))
      try scene.pump.nextFrame()
    }
    #expect(scene.fraction > 0)
    scene.compositor.seat.setCapabilities([.touch, .keyboard])
    try scene.pump.finish()
    #expect(scene.fraction == (way < -50 ? 1 : 0))
  }

  @Test("R4.3 a click chooses a row, and one on the burger toggles")
  func click() throws {
    let scene = try MenuScene()
    let pointer = scene.compositor.pointer
    pointer.move(to: scene.middle(ofRow: 5))
    pointer.press()
    pointer.release()
    try scene.pump.settle()
    #expect(scene.menu.selections == [5])
    pointer.move(to: scene.burger)
    pointer.press()
    pointer.release()
    try scene.pump.finish()
    #expect(scene.fraction == 1)
  }

  /// What the pointer looks like at a place.
  private func cursor(_ scene: MenuScene, at place: (x: Double, y: Double)) throws -> Picture {
    scene.compositor.pointer.move(to: place)
    try scene.pump.settle()
    return try #require(scene.compositor.pointer.cursorRequests.last?.surface?.picture)
  }

  @Test("R4.3 the cursor is a hand over what can be chosen, an arrow elsewhere")
  func cursorShapes() throws {
    let scene = try MenuScene()
    let arrow = try cursor(scene, at: (300, 400))
    let hand = try cursor(scene, at: scene.middle(ofRow: 1))
    #expect(arrow != hand)
    #expect(try cursor(scene, at: scene.middle(ofRow: 6)) == hand)
    #expect(try cursor(scene, at: scene.burger) == hand)
    #expect(try cursor(scene, at: (200, 20)) == arrow)
  }

  @Test("R4.3 the cursor changes when what lies under it moves away")
  func cursorFollowsContent() throws {
    let scene = try MenuScene()
    let place = scene.middle(ofRow: 1)
    let hand = try cursor(scene, at: place)
    scene.controller.hideMenu(animated: true)
    try scene.pump.finish()
    #expect(scene.compositor.pointer.cursorRequests.last?.surface?.picture != hand)
  }

  @Test("R4.3 the pointer over a window without a frame shows where it can be pulled, and pulls it")
  func resizeEdges() throws {
    let scene = try MenuScene(.init { $0.decorationMode = .client })
    let arrow = try cursor(scene, at: (300, 400))
    for (place, edge) in [((358.0, 300.0), 8), ((1, 300), 4), ((200, 638), 2), ((358, 638), 10)]
      as [((Double, Double), UInt32)]
    {
      #expect(try cursor(scene, at: place) != arrow)
      let serial = scene.compositor.pointer.press()
      scene.compositor.pointer.release()
      try scene.pump.settle()
      #expect(try scene.screen.toplevel.requests.last == .resize(serial: serial, edge: edge))
    }
    #expect(scene.fraction == 0)
    #expect(scene.menu.selections.isEmpty)
  }

  @Test("R4.3 the row under the pointer shows that it is, and no other; it stops when the pointer is gone")
  func hover() throws {
    let scene = try MenuScene()
    let table = scene.menu.table
    let place = scene.middle(ofRow: 3)
    scene.compositor.pointer.move(to: place)
    try scene.pump.finish()
    #expect((0..<7).filter { table.cell(forRow: $0)?.isHovered ?? false } == [3])
    #expect(try scene.colour(x: Int(place.x), y: Int(place.y)) != ColourMenu.colours[3])
    scene.compositor.pointer.move(to: scene.middle(ofRow: 4))
    try scene.pump.finish()
    #expect((0..<7).filter { table.cell(forRow: $0)?.isHovered ?? false } == [4])
    #expect(try scene.colour(x: Int(place.x), y: Int(place.y)) == ColourMenu.colours[3])
    scene.compositor.pointer.leave()
    try scene.pump.finish()
    #expect((0..<7).allSatisfy { !(table.cell(forRow: $0)?.isHovered ?? false) })
    #expect(try scene.colour(x: Int(place.x), y: Int(scene.middle(ofRow: 4).y)) == ColourMenu.colours[4])
  }

  @Test("W25 a finger that taps elsewhere than the pointer rests: its place counts, and the hover is gone")
  func fingerAfterPointer() throws {
    let scene = try MenuScene()
    scene.compositor.pointer.move(to: scene.middle(ofRow: 1))
    try scene.pump.settle()
    try scene.tap(at: scene.middle(ofRow: 5))
    try scene.pump.finish()
    #expect(scene.menu.selections == [5])
    #expect(scene.menu.table.cell(forRow: 1)?.isHovered == false)
  }
}
