import CSystemd
import Glibc
import Loop
import MenuDocuments

/// Which colours the person's desktop prefers, asked over the session bus and followed as it changes.
///
/// It is the desktop portal's setting `color-scheme` of `org.freedesktop.appearance`: 2 is light, 1 dark, 0 no preference.
/// Nothing waits for the answer, and where there is no bus, no portal or no such setting, none ever comes.
@MainActor final class DesktopTheme {
  private let loop: EventLoop
  private let onAnswer: (Theme) -> Void
  /// Nil once the bus is gone.
  private var bus: OpaquePointer?
  private var watch: LoopWatch?
  /// Whether there is a bus, or may be one.
  var isConnected: Bool { bus != nil }

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  /// - Parameters:
  ///   - address: The session bus's; nil for the one that the environment names.
  ///   - onAnswer: Told the desktop's theme, and of every change.
  init(loop: EventLoop, address: String? = nil, onAnswer: @escaping (Theme) -> Void) {
    self.loop = loop
    self.onAnswer = onAnswer
    bus = Self.connect(to: address)
    ask()
    process()
  }

  private func ask() {
    var message: OpaquePointer?
    guard let bus,
      sd_bus_message_new_method_call(bus, &message, Self.portal, Self.path, Self.settings, "Read") >= 0
    else { return close() }
    let object = Unmanaged.passUnretained(self).toOpaque()
    sd_bus_match_signal_async(
      bus, nil, Self.portal, Self.path, Self.settings, "SettingChanged", Self.settingChanged, nil, object)
    for text in [Self.namespace, Self.key] { sd_bus_message_append_basic(message, Self.text, text) }
    sd_bus_call_async(bus, nil, message, Self.answered, object, 0)
    sd_bus_message_unref(message)
  }

  isolated deinit { close() }

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

  private func hear(_ scheme: UInt32) { onAnswer(scheme == 2 ? .light : .dark) }

  // MARK: Messages

  private static let text = CChar(UInt8(ascii: "s"))
  private static let number = CChar(UInt8(ascii: "u"))
  private static let variant = CChar(UInt8(ascii: "v"))

  private static let answered: sd_bus_message_handler_t = { message, data, _ in
    guard let data, sd_bus_message_is_method_error(message, nil) == 0, let scheme = scheme(in: message)
    else { return 0 }
    Unmanaged<DesktopTheme>.fromOpaque(data).takeUnretainedValue().hear(scheme)
    return 0
  }

  private static let settingChanged: sd_bus_message_handler_t = { message, data, _ in
    guard let data, string(in: message) == namespace, string(in: message) == key, let scheme = scheme(in: message)
    else { return 0 }
    Unmanaged<DesktopTheme>.fromOpaque(data).takeUnretainedValue().hear(scheme)
    return 0
  }

  private static func string(in message: OpaquePointer?) -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(message, self.text, &text) > 0 else { return nil }
    return text.map { String(cString: $0) }
  }

  /// The number in a variant; the portal's `Read` wraps it in another one.
  private static func scheme(in message: OpaquePointer?) -> UInt32? {
    while true {
      var type: CChar = 0
      var contents: UnsafePointer<CChar>?
      guard sd_bus_message_peek_type(message, &type, &contents) > 0 else { return nil }
      guard type == variant else { break }
      guard sd_bus_message_enter_container(message, variant, contents) > 0 else { return nil }
    }
    var number: UInt32 = 0
    return sd_bus_message_read_basic(message, self.number, &number) > 0 ? number : nil
  }
}
