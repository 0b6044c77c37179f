import CSystemd
import Geometry
import Glibc
import Loop

/// What the user's desktop prefers: dark or light colours, more contrast, less motion, larger letters, and whose accent,
/// font and icons.
///
/// It is asked over the session bus, and followed as it changes. The settings are the desktop portal's, of
/// `org.freedesktop.appearance` and, for what that has no word for, those of GNOME and KDE. Nothing waits for the answer:
/// every property is as if nothing was preferred until it comes, and where there is no bus, no portal or no such
/// setting, it never does.
///
///     settings = DesktopSettings(loop: application.loop)
///     settings.delegate = self
@MainActor public final class DesktopSettings {
  /// Which colours a desktop prefers.
  nonisolated public enum ColorScheme: Sendable {
    /// The desktop prefers neither: the application may have what it likes best.
    case unspecified
    /// Light grounds with dark words are preferred.
    case light
    /// Dark grounds with light words are preferred.
    case dark
  }

  /// The object that is told of every change of a setting. Not kept alive.
  public weak var delegate: (any DesktopSettingsDelegate)?

  /// Which colours the desktop prefers; `unspecified` until it has answered.
  public var colorScheme: ColorScheme {
    switch number(.colorScheme) {
    case 1: .dark
    case 2: .light
    default: .unspecified
    }
  }

  /// Whether words and lines are to stand out more from their ground; false until the desktop has answered.
  public var prefersMoreContrast: Bool { number(.contrast) == 1 || number(.highContrast) == 1 }

  /// Whether what would move is to be at once where it was going, as `Window.reducesMotion` has it; false until the
  /// desktop has answered.
  public var reducesMotion: Bool {
    number(.reducedMotion) == 1 || number(.animations) == 0 || number(.animationFactor) == 0
  }

  /// How many times as large as usual letters are to be, 0.5...3; 1, as usual, until the desktop has answered.
  public var textScale: Double { min(max(number(.textScale) ?? 1, 0.5), 3) }

  /// The colour with which the desktop marks what is chosen or to be pressed; nil where it has none, and until it has
  /// answered.
  public var accentColor: Color? {
    guard case .color(let color) = values[.accentColor] else { return nil }
    return color
  }

  /// The font of the desktop's own windows, its family, style and size in points as Pango writes them, as in
  /// `Cantarell Bold 11`; nil until the desktop has answered.
  public var fontName: String? { text(.font) }

  /// The family of `fontName` alone, without style and size; nil where there is none.
  public var fontFamily: String? { fontName.flatMap { Font(description: $0)?.family } }

  /// The name of the icon theme that the desktop's own windows use, as in `Adwaita`; nil until the desktop has answered.
  public var iconTheme: String? { text(.icons) ?? text(.plasmaIcons) }

  /// Whether there is a bus, or may be one.
  var isConnected: Bool { bus != nil }

  private struct Setting: Hashable {
    var namespace: String
    var key: String

    static let colorScheme = Setting(namespace: appearance, key: "color-scheme")
    static let contrast = Setting(namespace: appearance, key: "contrast")
    static let reducedMotion = Setting(namespace: appearance, key: "reduced-motion")
    static let animations = Setting(namespace: interface, key: "enable-animations")
    static let textScale = Setting(namespace: interface, key: "text-scaling-factor")
    static let accentColor = Setting(namespace: appearance, key: "accent-color")
    static let font = Setting(namespace: interface, key: "font-name")
    static let icons = Setting(namespace: interface, key: "icon-theme")
    static let highContrast = Setting(namespace: accessibility, key: "high-contrast")
    /// How many times as long as usual KDE's animations are; at 0 there are none.
    static let animationFactor = Setting(namespace: plasma, key: "AnimationDurationFactor")
    static let plasmaIcons = Setting(namespace: plasmaIconThemes, key: "Theme")
    static let all: Set = [
      colorScheme, contrast, reducedMotion, animations, textScale, accentColor, font, icons, highContrast,
      animationFactor, plasmaIcons,
    ]

    static let appearance = "org.freedesktop.appearance"
    static let interface = "org.gnome.desktop.interface"
    static let accessibility = "org.gnome.desktop.a11y.interface"
    static let plasma = "org.kde.kdeglobals.KDE"
    static let plasmaIconThemes = "org.kde.kdeglobals.Icons"
    static let namespaces = [appearance, interface, accessibility, plasma, plasmaIconThemes]
  }

  private enum Value: Equatable {
    /// Also 0 or 1, for what is false or true.
    case number(Double)
    case text(String)
    case color(Color)
  }

  /// What the portal has said. What it has taken back, as a colour beyond all colours, is not there.
  private var values: [Setting: Value] = [:]
  private let loop: EventLoop
  /// Nil once the bus is gone.
  private var bus: OpaquePointer?
  private var watch: LoopWatch?

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"

  /// Begins to ask the session bus that the environment names; the answers come while the loop runs.
  ///
  /// - Parameter loop: The application's event loop.
  public convenience init(loop: EventLoop) { self.init(loop: loop, address: nil) }

  /// - Parameter address: The session bus's; nil for the one that the environment names.
  init(loop: EventLoop, address: String?) {
    self.loop = loop
    bus = Self.connect(to: address)
    ask()
    // Not a message is handled before the loop runs: whoever makes this has no delegate in place yet.
    follow()
  }

  isolated deinit { close() }

  private func ask() {
    var message: OpaquePointer?
    guard let bus,
      sd_bus_message_new_method_call(bus, &message, Self.portal, Self.path, Self.settings, "ReadAll") >= 0
    else { return close() }
    let object = Unmanaged.passUnretained(self).toOpaque()
    sd_bus_match_signal_async(
      bus, nil, Self.portal, Self.path, Self.settings, "SettingChanged", Self.settingChanged, nil, object)
    sd_bus_message_open_container(message, Kind.array, "s")
    for namespace in Setting.namespaces {
      sd_bus_message_append_basic(message, Kind.text, namespace)
    }
    sd_bus_message_close_container(message)
    sd_bus_call_async(bus, nil, message, Self.answered, object, 0)
    sd_bus_message_unref(message)
  }

  /// Begins to connect; the rest comes with `process`.
  private static func connect(to address: String?) -> OpaquePointer? {
    var bus: OpaquePointer?
    guard let address else { return sd_bus_open_user(&bus) >= 0 ? bus : nil }
    guard sd_bus_new(&bus) >= 0 else { return nil }
    guard sd_bus_set_address(bus, address) >= 0, sd_bus_set_bus_client(bus, 1) >= 0, sd_bus_start(bus) >= 0 else {
      sd_bus_unref(bus)
      return nil
    }
    return bus
  }

  private func close() {
    watch = nil
    if let bus { sd_bus_close_unref(bus) }
    bus = nil
  }

  /// Sends and hears what there is.
  private func process() {
    while let bus {
      let count = sd_bus_process(bus, nil)
      if count < 0 { return close() }
      if count == 0 { break }
    }
    follow()
  }

  /// Waits for what the bus waits for.
  private func follow() {
    guard let bus else { return }
    let events = sd_bus_get_events(bus)
    let descriptor = sd_bus_get_fd(bus)
    guard events >= 0, descriptor >= 0 else { return close() }
    var readiness: Readiness = []
    if events & Int32(POLLIN) != 0 { readiness.insert(.reading) }
    if events & Int32(POLLOUT) != 0 { readiness.insert(.writing) }
    if let watch, watch.fd == descriptor { return watch.update(for: readiness) }
    // It tries one address after the other.
    watch = nil
    watch = try? loop.watch(descriptor, for: readiness) { [weak self] in self?.process() }
  }

  /// A number, which KDE writes as text.
  private func number(_ setting: Setting) -> Double? {
    switch values[setting] {
    case .number(let number): number
    case .text(let text): Double(text)
    case .color, nil: nil
    }
  }

  private func text(_ setting: Setting) -> String? {
    guard case .text(let text) = values[setting], !text.isEmpty else { return nil }
    return text
  }

  /// - Parameter heard: What is set now; nil for what is not set any more.
  private func hear(_ heard: [Setting: Value?]) {
    let former = values
    for (setting, value) in heard { values[setting] = value }
    if values != former { delegate?.desktopSettingsDidChange(self) }
  }

  // MARK: Messages

  /// Of the values in a message, as D-Bus writes them.
  private enum Kind {
    static let text = CChar(UInt8(ascii: "s"))
    static let number = CChar(UInt8(ascii: "u"))
    static let truth = CChar(UInt8(ascii: "b"))
    static let fraction = CChar(UInt8(ascii: "d"))
    static let variant = CChar(UInt8(ascii: "v"))
    static let array = CChar(UInt8(ascii: "a"))
    static let entry = CChar(UInt8(ascii: "e"))
    static let structure = CChar(UInt8(ascii: "r"))
  }

  private static let answered: sd_bus_message_handler_t = { message, data, _ in
    guard let data, sd_bus_message_is_method_error(message, nil) == 0 else { return 0 }
    var heard: [Setting: Value?] = [:]
    forEachEntry(of: message, "{sa{sv}}") {
      guard let namespace = string(in: message) else { return false }
      return forEachEntry(of: message, "{sv}") {
        guard let key = string(in: message) else { return false }
        let setting = Setting(namespace: namespace, key: key)
        guard Setting.all.contains(setting) else { return sd_bus_message_skip(message, "v") >= 0 }
        heard.updateValue(value(in: message), forKey: setting)
        return true
      }
    }
    Unmanaged<DesktopSettings>.fromOpaque(data).takeUnretainedValue().hear(heard)
    return 0
  }

  private static let settingChanged: sd_bus_message_handler_t = { message, data, _ in
    guard let data, let namespace = string(in: message), let key = string(in: message) else { return 0 }
    let setting = Setting(namespace: namespace, key: key)
    guard Setting.all.contains(setting) else { return 0 }
    Unmanaged<DesktopSettings>.fromOpaque(data).takeUnretainedValue().hear([setting: value(in: message)])
    return 0
  }

  /// Goes through a dictionary. Returns whether all of it could be read.
  @discardableResult
  private static func forEachEntry(of message: OpaquePointer?, _ type: String, _ read: () -> Bool) -> Bool {
    guard sd_bus_message_enter_container(message, Kind.array, type) > 0 else { return false }
    while sd_bus_message_enter_container(message, Kind.entry, String(type.dropFirst().dropLast())) > 0 {
      guard read(), sd_bus_message_exit_container(message) >= 0 else { return false }
    }
    return sd_bus_message_exit_container(message) >= 0
  }

  private static func string(in message: OpaquePointer?) -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(message, Kind.text, &text) > 0 else { return nil }
    return text.map { String(cString: $0) }
  }

  private static func fraction(in message: OpaquePointer?) -> Double? {
    var fraction = 0.0
    return sd_bus_message_read_basic(message, Kind.fraction, &fraction) > 0 ? fraction : nil
  }

  /// What is in a variant, which some portals wrap in another one; nil for what is of no kind that a setting has.
  private static func value(in message: OpaquePointer?) -> Value? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard sd_bus_message_peek_type(message, &type, &contents) > 0 else { return nil }
    switch type {
    case Kind.variant:
      guard sd_bus_message_enter_container(message, Kind.variant, contents) > 0 else { return nil }
      defer { sd_bus_message_exit_container(message) }
      return value(in: message)
    case Kind.number:
      var number: UInt32 = 0
      return sd_bus_message_read_basic(message, type, &number) > 0 ? .number(Double(number)) : nil
    case Kind.truth:
      var truth: Int32 = 0
      return sd_bus_message_read_basic(message, type, &truth) > 0 ? .number(Double(truth)) : nil
    case Kind.fraction:
      return fraction(in: message).map { .number($0) }
    case Kind.text:
      return string(in: message).map { .text($0) }
    case Kind.structure where contents.map { String(cString: $0) } == "ddd":
      guard sd_bus_message_enter_container(message, type, contents) > 0 else { return nil }
      defer { sd_bus_message_exit_container(message) }
      guard let red = fraction(in: message), let green = fraction(in: message), let blue = fraction(in: message)
      else { return nil }
      // The portal's word for no colour is one that there is not.
      let isColor = [red, green, blue].allSatisfy { (0...1).contains($0) }
      return isColor ? .color(Color(red: red, green: green, blue: blue)) : nil
    default:
      sd_bus_message_skip(message, nil)
      return nil
    }
  }
}

/// Hears of a desktop's settings.
@MainActor public protocol DesktopSettingsDelegate: AnyObject {
  /// Called when at least one setting has another value than before; the first time when the desktop has answered.
  func desktopSettingsDidChange(_ settings: DesktopSettings)
}
