import Geometry

/// What a list looks like where its document gives its rows no colours: one ground, one accent.
public struct MenuStyle: Hashable, Sendable {
  /// Behind everything.
  public var ground: ThemedColor?
  /// Of what marks the row that is chosen, or reached.
  public var accent: ThemedColor?
  /// On the ground.
  public var letters: ThemedColor?
  /// A family's name, as fontconfig knows it.
  public var font: String?
  /// Of tiles and of what marks a row, in logical pixels.
  public var cornerRadius: Double?
  /// Of a row at least, in logical pixels.
  public var rowHeight: Double?
  /// Whether a line lies between rows.
  public var separators: Bool?

  public init() {}

  /// This style, and what it leaves open as `other` has it.
  public func completed(by other: MenuStyle) -> MenuStyle {
    var style = self
    style.ground = ground ?? other.ground
    style.accent = accent ?? other.accent
    style.letters = letters ?? other.letters
    style.font = font ?? other.font
    style.cornerRadius = cornerRadius ?? other.cornerRadius
    style.rowHeight = rowHeight ?? other.rowHeight
    style.separators = separators ?? other.separators
    return style
  }

  /// Reads and checks a style of its own file: a JSON object. Throws all that is wrong with it.
  public init(json bytes: [UInt8]) throws(MenuDocumentErrors) {
    let errors = DocumentErrorList()
    var style = MenuStyle()
    do throws(JSONSyntaxError) {
      let value = DocumentValue(json: try JSONReader.value(of: bytes), path: .document, errors: errors)
      style = value.object(StyleKey.self).map(MenuStyle.init) ?? style
    } catch {
      errors.add(offset: error.offset, path: "", expected: error.expected, found: error.found)
    }
    if let errors = errors.errors(in: bytes) { throw errors }
    self = style
  }

  init(_ object: DocumentObject<StyleKey>) {
    _ = object[.schema]?.text()
    ground = object[.ground]?.themedColor()
    accent = object[.accent]?.themedColor()
    letters = object[.letters]?.themedColor()
    font = object[.font]?.nonEmptyText()
    cornerRadius = object[.cornerRadius]?.number(in: MenuLimits.cornerRadius)
    rowHeight = object[.rowHeight]?.number(in: MenuLimits.rowHeight)
    separators = object[.separators]?.flag()
  }

  /// Those that documents may name instead of writing their own.
  public enum Shipped: String, CaseIterable, Sendable {
    /// Warm and light, with lines between the rows.
    case paper
    /// Blue and dark, round.
    case slate
    /// Green letters on black, in the font of a terminal.
    case terminal

    public var style: MenuStyle {
      var style = MenuStyle()
      switch self {
      case .paper:
        style.ground = ThemedColor(light: Color(hex: 0xFAF4E8), dark: Color(hex: 0x2B2620))
        style.accent = ThemedColor(light: Color(hex: 0xA63D1E), dark: Color(hex: 0xF0A070))
        style.letters = ThemedColor(light: Color(hex: 0x2E261C), dark: Color(hex: 0xF3E9D9))
        style.font = "serif"
        style.cornerRadius = 0
        style.separators = true
      case .slate:
        style.ground = ThemedColor(light: Color(hex: 0xE8EDF4), dark: Color(hex: 0x1E2A3A))
        style.accent = ThemedColor(light: Color(hex: 0x1F5FB4), dark: Color(hex: 0x7DB7FF))
        style.letters = ThemedColor(light: Color(hex: 0x16202E), dark: Color(hex: 0xEAF2FF))
        style.cornerRadius = 14
        style.rowHeight = 60
        style.separators = false
      case .terminal:
        style.ground = ThemedColor(light: Color(hex: 0xF2F5F0), dark: Color(hex: 0x0B0F0B))
        style.accent = ThemedColor(light: Color(hex: 0x1A6B2A), dark: Color(hex: 0x5BE36F))
        style.letters = ThemedColor(light: Color(hex: 0x10240F), dark: Color(hex: 0xB9F2BE))
        style.font = "monospace"
        style.cornerRadius = 0
        style.rowHeight = 44
        style.separators = false
      }
      return style
    }
  }
}
