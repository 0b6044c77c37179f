import Geometry
import Loop
import Testing

@testable import HingeKit

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

    /// Counts what is told.
    private final class Listener: DesktopSettingsDelegate {
      var changes = 0

      func desktopSettingsDidChange(_ settings: DesktopSettings) { changes += 1 }
    }

    @Test("Contrast, motion and letters are what the portal says, each on its own") func allSettings() throws {
      let bus = try SessionBus()
      let portal = try FakePortal(on: bus.address, colorScheme: 0)
      portal.contrast = 1
      portal.enablesAnimations = false
      portal.textScale = 1.5
      let loop = try EventLoop()
      let listener = Listener()
      let settings = DesktopSettings(loop: loop, address: bus.address)
      settings.delegate = listener
      #expect(settings.textScale == 1 && !settings.reducesMotion && !settings.prefersMoreContrast)
      let deadline = Deadline(after: .seconds(10))
      while listener.changes == 0, !deadline.hasPassed {
        try loop.runOnce(waiting: false)
        portal.process(waitingUpTo: .milliseconds(10))
      }
      #expect(listener.changes == 1 && settings.colorScheme == .unspecified)
      #expect(settings.textScale == 1.5 && settings.reducesMotion && settings.prefersMoreContrast)
      portal.colorScheme = 1
      while listener.changes == 1, !deadline.hasPassed { try loop.runOnce(waiting: true) }
      #expect(settings.colorScheme == .dark && settings.textScale == 1.5)
    }

    @Test("Accent, font and icons are what the portal says; a colour that there is not is none") func looks() throws {
      let bus = try SessionBus()
      let portal = try FakePortal(on: bus.address, colorScheme: 0)
      portal.accent = [1, 0.5, 0]
      portal.hasHighContrast = true
      portal.texts = [
        "org.gnome.desktop.interface": ["font-name": "Cantarell Bold 11"],
        "org.kde.kdeglobals.Icons": ["Theme": "breeze"], "org.kde.kdeglobals.KDE": ["AnimationDurationFactor": "0"],
        "org.example": ["icon-theme": "other"],
      ]
      let loop = try EventLoop()
      let listener = Listener()
      let settings = DesktopSettings(loop: loop, address: bus.address)
      settings.delegate = listener
      #expect(settings.accentColor == nil && settings.fontName == nil && settings.iconTheme == nil)
      let deadline = Deadline(after: .seconds(10))
      func wait(forChange change: Int) throws {
        while listener.changes < change, !deadline.hasPassed {
          try loop.runOnce(waiting: false)
          portal.process(waitingUpTo: .milliseconds(10))
        }
      }
      try wait(forChange: 1)
      #expect(settings.accentColor == Color(red: 1, green: 0.5, blue: 0))
      #expect(settings.fontName == "Cantarell Bold 11" && settings.iconTheme == "breeze")
      #expect(settings.reducesMotion && settings.prefersMoreContrast)
      portal.accent = [0, 0, 1]
      try wait(forChange: 2)
      #expect(settings.accentColor == Color(red: 0, green: 0, blue: 1))
      // What the portal's interface has for no colour: one outside of 0...1.
      portal.accent = [-1, -1, -1]
      try wait(forChange: 3)
      #expect(listener.changes == 3 && settings.accentColor == nil && settings.iconTheme == "breeze")
    }

    @Test("R5.10 Without a bus, without a portal, and when the bus goes: nothing is said, and nothing waits")
    func absent() throws {
      let loop = try EventLoop()
      let listener = Listener()
      let nowhere = DesktopSettings(loop: loop, address: "unix:path=/nonexistent")
      nowhere.delegate = listener
      #expect(!nowhere.isConnected)
      let bus = try SessionBus()
      let lonely = DesktopSettings(loop: loop, address: bus.address)
      lonely.delegate = listener
      #expect(lonely.isConnected)
      bus.end()
      var isLate = false
      loop.addTimer(after: .seconds(10)) { isLate = true }
      while lonely.isConnected, !isLate { try loop.runOnce(waiting: true) }
      #expect(!lonely.isConnected)
      #expect(try !loop.runOnce(waiting: false))
      #expect(listener.changes == 0 && lonely.colorScheme == .unspecified)
    }
  }
}
