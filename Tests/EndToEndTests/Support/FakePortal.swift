import CSystemd
import Glibc

/// The desktop portal's settings, on a bus of a test. Serves while it is told to.
final class FakePortal {
  /// 0 no preference, 1 dark, 2 light; a change is told to whoever listens.
  var colorScheme: UInt32 { didSet { emitChange() } }
  /// 1 for more.
  var contrast: UInt32 = 0
  var enablesAnimations = true
  var textScale = 1.0
  /// Texts of namespaces other than the portal's own, by namespace and key.
  var texts: [String: [String: String]] = [:]
  /// GNOME's.
  var hasHighContrast = false
  /// Red, green and blue; a change is told. Text, which is no colour, while nil.
  var accent: [Double]? {
    didSet {
      emit(Self.key.0, "accent-color") { appendAccent(to: $0) }
    }
  }
  /// How often it was asked.
  private(set) var readCount = 0
  private let bus: OpaquePointer

  private static let path = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let key = ("org.freedesktop.appearance", "color-scheme")

  init(on address: String, colorScheme: UInt32) throws {
    self.colorScheme = colorScheme
    var bus: OpaquePointer?
    sd_bus_new(&bus)
    sd_bus_set_address(bus, address)
    sd_bus_set_bus_client(bus, 1)
    let code = sd_bus_start(bus)
    guard code >= 0, let bus else { throw EndToEndError.system("sd_bus_start", -code) }
    self.bus = bus
    let object = Unmanaged.passUnretained(self).toOpaque()
    sd_bus_add_object(bus, nil, Self.path, Self.answer, object)
    let named = sd_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0)
    guard named >= 0 else { throw EndToEndError.system("sd_bus_request_name", -named) }
  }

  deinit { sd_bus_flush_close_unref(bus) }

  /// Answers until it was asked so often.
  func serve(untilReadCount count: Int, within limit: Duration = .seconds(10)) throws {
    let deadline = Deadline(after: limit)
    while readCount < count {
      guard !deadline.hasPassed else { throw EndToEndError.timedOut(waitingFor: "a question to the portal", log: "") }
      process(waitingUpTo: .milliseconds(min(deadline.milliseconds, 100)))
    }
  }

  /// Answers what it is asked, and waits at most so long for the next question.
  func process(waitingUpTo limit: Duration) {
    while sd_bus_process(bus, nil) > 0 {}
    sd_bus_flush(bus)
    sd_bus_wait(bus, UInt64(limit / .microseconds(1)))
    while sd_bus_process(bus, nil) > 0 {}
    sd_bus_flush(bus)
  }

  private static let answer: sd_bus_message_handler_t = { message, data, _ in
    guard let data, sd_bus_message_is_method_call(message, settings, "ReadAll") > 0 else { return 0 }
    let portal = Unmanaged<FakePortal>.fromOpaque(data).takeUnretainedValue()
    portal.readCount += 1
    var reply: OpaquePointer?
    guard sd_bus_message_new_method_return(message, &reply) >= 0 else { return -ENOMEM }
    portal.appendSettings(to: reply)
    sd_bus_send(nil, reply, nil)
    sd_bus_message_unref(reply)
    return 1
  }

  /// All of them, with one of a kind that nobody asks for.
  private func appendSettings(to reply: OpaquePointer?) {
    let (array, entry, text) = (CChar(UInt8(ascii: "a")), CChar(UInt8(ascii: "e")), CChar(UInt8(ascii: "s")))
    func append(_ key: String, _ type: String, _ value: UnsafeRawPointer) {
      sd_bus_message_open_container(reply, entry, "sv")
      sd_bus_message_append_basic(reply, text, key)
      sd_bus_message_open_container(reply, Self.variant, type)
      sd_bus_message_append_basic(reply, CChar(bitPattern: type.utf8.first ?? 0), value)
      sd_bus_message_close_container(reply)
      sd_bus_message_close_container(reply)
    }
    func appendNamespace(_ namespace: String, _ append: () -> Void) {
      sd_bus_message_open_container(reply, entry, "sa{sv}")
      sd_bus_message_append_basic(reply, text, namespace)
      sd_bus_message_open_container(reply, array, "{sv}")
      append()
      sd_bus_message_close_container(reply)
      sd_bus_message_close_container(reply)
    }
    sd_bus_message_open_container(reply, array, "{sa{sv}}")
    appendNamespace(Self.key.0) {
      var scheme = colorScheme
      append(Self.key.1, "u", &scheme)
      append("contrast", "u", &contrast)
      sd_bus_message_open_container(reply, entry, "sv")
      sd_bus_message_append_basic(reply, text, "accent-color")
      appendAccent(to: reply)
      sd_bus_message_close_container(reply)
    }
    appendNamespace("org.gnome.desktop.a11y.interface") {
      var contrast: Int32 = hasHighContrast ? 1 : 0
      append("high-contrast", "b", &contrast)
    }
    for (namespace, values) in texts {
      appendNamespace(namespace) { for (key, value) in values { append(key, "s", value) } }
    }
    appendNamespace("org.gnome.desktop.interface") {
      var animations: Int32 = enablesAnimations ? 1 : 0
      append("enable-animations", "b", &animations)
      append("text-scaling-factor", "d", &textScale)
    }
    sd_bus_message_close_container(reply)
  }

  private func emitChange() {
    for (namespace, key) in [("org.example", "color-scheme"), Self.key] {
      emit(namespace, key) { appendScheme(to: $0, namespace == Self.key.0 ? colorScheme : 3 - colorScheme) }
    }
  }

  private func emit(_ namespace: String, _ key: String, _ appendValue: (OpaquePointer?) -> Void) {
    var signal: OpaquePointer?
    guard sd_bus_message_new_signal(bus, &signal, Self.path, Self.settings, "SettingChanged") >= 0 else { return }
    for text in [namespace, key] { sd_bus_message_append_basic(signal, CChar(UInt8(ascii: "s")), text) }
    appendValue(signal)
    sd_bus_send(bus, signal, nil)
    sd_bus_message_unref(signal)
    sd_bus_flush(bus)
  }

  private func appendAccent(to message: OpaquePointer?) {
    sd_bus_message_open_container(message, Self.variant, accent == nil ? "s" : "(ddd)")
    if var accent {
      sd_bus_message_open_container(message, CChar(UInt8(ascii: "r")), "ddd")
      for index in accent.indices {
        sd_bus_message_append_basic(message, CChar(UInt8(ascii: "d")), &accent[index])
      }
      sd_bus_message_close_container(message)
    } else {
      sd_bus_message_append_basic(message, CChar(UInt8(ascii: "s")), "blue")
    }
    sd_bus_message_close_container(message)
  }

  private func appendScheme(to message: OpaquePointer?, _ scheme: UInt32? = nil) {
    var scheme = scheme ?? colorScheme
    sd_bus_message_open_container(message, Self.variant, "u")
    sd_bus_message_append_basic(message, CChar(UInt8(ascii: "u")), &scheme)
    sd_bus_message_close_container(message)
  }

  private static let variant = CChar(UInt8(ascii: "v"))
}
