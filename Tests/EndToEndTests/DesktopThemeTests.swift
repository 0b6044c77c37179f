import Loop
import MenuDocuments
import Testing

@testable import hinge

extension EndToEnd {
  /// The colours follow the desktop's preference.
  @MainActor @Suite struct DesktopThemes {
    @Test("R5.10 The window is light where the desktop says so, and follows its changes") func window() throws {
      let bus = try SessionBus()
      let portal = try FakePortal(on: bus.address, colorScheme: 2)
      let weston = try Weston()
      let hinge = try HingeProcess(on: weston, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
      try portal.serve(untilReadCount: 1)
      try expectWindow(on: weston, theme: "light")
      portal.colorScheme = 1
      try expectWindow(on: weston, theme: "dark")
      #expect(hinge.complaints == [])
    }

    private func expectWindow(
      on weston: Weston, theme: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let expected = try HingeProcess.render(["--theme", theme, "--decorations", "client"])
      let difference = try weston.waitForWindow(toLookLike: expected, tolerance: 0)
      #expect(difference.isWithin(0), "\(theme): \(difference)", sourceLocation: sourceLocation)
    }

    @Test("R5.10 Without a bus, without a portal, and when the bus goes: nothing is said, and nothing waits")
    func absent()
      throws
    {
      let loop = try EventLoop()
      var themes: [Theme] = []
      let nowhere = DesktopTheme(loop: loop, address: "unix:path=/nonexistent") { themes.append($0) }
      #expect(!nowhere.isConnected)
      let bus = try SessionBus()
      let lonely = DesktopTheme(loop: loop, address: bus.address) { themes.append($0) }
      #expect(lonely.isConnected)
      bus.end()
      var isLate = false
      loop.addTimer(after: .seconds(10)) { isLate = true }
      while lonely.isConnected, !isLate { try loop.runOnce(waiting: true) }
      #expect(!lonely.isConnected)
      #expect(try !loop.runOnce(waiting: false))
      #expect(themes.isEmpty)
    }
  }
}
