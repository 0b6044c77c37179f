import CXKBCommon
import Glibc

/// What `wl_keyboard.keymap` carries.
public enum TestKeymap: Sendable {
  /// The `us` layout, as XKB text.
  case us
  /// Another layout of xkeyboard-config.
  case layout(String, variant: String = "")
  /// Format `no_keymap` with size 0.
  case none
  /// XKB's format, but nothing except NULs.
  case nulls(count: Int)
  /// A good file, and a size that is larger than it.
  case oversize(by: Int)
  /// XKB's format, any text.
  case text(String)

  static let usText = TestKeymap.compile(layout: "us", variant: "") ?? ""

  /// Format (0 none, 1 XKB), content and announced size.
  var content: (format: UInt32, bytes: [UInt8], size: Int) {
    switch self {
    case .us: TestKeymap.terminated(TestKeymap.usText)
    case .layout(let layout, let variant):
      TestKeymap.terminated(TestKeymap.compile(layout: layout, variant: variant) ?? "")
    case .none: (0, [], 0)
    case .nulls(let count): (1, [UInt8](repeating: 0, count: count), count)
    case .oversize(let excess):
      {
        let good = TestKeymap.terminated(TestKeymap.usText)
        return (1, good.bytes, good.size + excess)
      }()
    case .text(let text): TestKeymap.terminated(text)
    }
  }

  private static func terminated(_ text: String) -> (format: UInt32, bytes: [UInt8], size: Int) {
    let bytes = Array(text.utf8) + [0]
    return (1, bytes, bytes.count)
  }

  private static func compile(layout: String, variant: String) -> String? {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    defer { xkb_context_unref(context) }
    let keymap = layout.withCString { layout in
      variant.withCString { variant in
        var names = xkb_rule_names()
        names.layout = layout
        names.variant = variant
        return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let keymap else { return nil }
    defer { xkb_keymap_unref(keymap) }
    guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
