import Harness
import HingeKit
import Testing

@Suite("Flinging a page")
struct ScrollFlingTests {
  @Test("M5 flung, caught, flung again: it stops at once, stays, and goes on with the finger's speed")
  func flingCatchFling() throws {
    let scene = try ScrollScene(contentHeight: 100_000)
    var rests: [Double] = []
    for speed in [2000.0, 3000, -1000] {
      try scene.fling(speed: speed)
      let released = scene.offset
      try scene.pump.nextFrame()
      // In the first 16 ms an unhindered fling loses little of its speed: e^(-2 · 0.016) = 0.97.
      let step = scene.offset - released
      #expect(abs(step - speed * 0.016) < abs(speed) * 0.016 * 0.15, "the finger's speed, \(speed)")
      try scene.pump.advance(by: .milliseconds(160))
      let finger = scene.screen.compositor.touch.down(at: (160, 150))
      try scene.pump.settle()
      let there = scene.offset
      try scene.pump.advance(by: .milliseconds(200))
      #expect(scene.offset == there)
      finger.up()
      #expect(try scene.offsetsUntilRest() == [there], "lifted without a movement it stays")
      rests.append(there)
    }
    #expect(rests[0] < rests[1] && rests[2] < rests[1])
  }

  @Test("M48 with reduced motion thrown content still coasts; a wheel's click is there with the next frame")
  func reducedMotion() throws {
    let scene = try ScrollScene()
    try scene.screen.window.reducesMotion = true
    try scene.fling(speed: 1000)
    #expect(try scene.offsetsUntilRest().count > 20)
    let rest = scene.offset
    scene.screen.compositor.pointer.move(to: (160, 150))
    scene.screen.compositor.pointer.wheel(1)
    try scene.pump.nextFrame()
    #expect(abs(scene.offset - rest - 15) < 1e-9)
  }

  @Test("M33 a finger that stops a table by touching it chooses no row") func tableCaught() throws {
    let rows = Rows()
    let table = TableView()
    table.dataSource = rows
    let scene = try ScrollScene(contentHeight: 0, table)
    rows.scene = scene
    table.delegate = rows
    try scene.fling(speed: 3000)
    try scene.pump.advance(by: .milliseconds(64))
    let moving = scene.offset
    let finger = scene.screen.compositor.touch.down(at: (160, 150))
    try scene.pump.advance(by: .milliseconds(32))
    finger.up()
    try scene.pump.finish()
    #expect(scene.offset == moving)
    #expect(rows.selections.isEmpty)
    // At rest beyond the last row there is none to choose; at the end it has sprung back to, there is.
    table.setContentOffset(.init(x: 0, y: scene.end), animated: false)
    try scene.fling(speed: 1000)
    try scene.pump.finish()
    #expect(scene.offset == scene.end && scene.offsets.contains { $0 > scene.end }, "a table bounces")
    scene.screen.compositor.touch.down(at: (160, 290)).up()
    try scene.pump.finish()
    #expect(rows.selections == [99])
  }
}

private final class Rows: TableViewDataSource, TableViewDelegate {
  private(set) var selections: [Int] = []
  weak var scene: ScrollScene?

  func numberOfRows(in tableView: TableView) -> Int { 100 }
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    tableView.dequeueReusableCell() ?? TableViewCell()
  }
  func tableView(_ tableView: TableView, didSelectRow row: Int) { selections.append(row) }
  func scrollViewDidScroll(_ scrollView: ScrollView) { scene?.scrollViewDidScroll(scrollView) }
}
