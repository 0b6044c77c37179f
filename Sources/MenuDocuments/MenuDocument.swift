/// A menu as it is written down: JSON, version 1.
public struct MenuDocument: Hashable {
  /// What heads a long detail.
  public enum Header: String, CaseIterable, Sendable {
    /// Nothing but the bar.
    case none
    /// A title with a rule that rolls up into a button (section 3 of the specification).
    case floatingBurger = "floating-burger"
  }

  /// How large an item's picture is on its page.
  public enum Pictures: String, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// It fills its room above the text, and is cropped.
    case fill
    /// It goes from edge to edge above the text, and is cropped where that would be too high.
    case wide
  }

  /// How large everything is.
  public enum Zoom: Hashable, Sendable {
    /// As fills a screen.
    case automatic
    /// So many times as large as the compositor has it.
    case factor(Double)
  }

  /// Which way the window is laid out.
  public enum Direction: String, CaseIterable, Sendable {
    /// As the text reads: that of the first title with a direction.
    case auto
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  public var title: String
  /// What stands where nothing is chosen yet; may be empty.
  public var prompt: String
  public var header: Header
  public var direction = Direction.auto
  public var pictures = Pictures.fit
  /// nil for as suits the window.
  public var zoom: Zoom?
  public var colors = MenuColors()
  public var textSizes = TextSizes()
  public var style = MenuStyle()
  public var left: MenuPanel?
  public var right: MenuPanel?

  public init(
    title: String, prompt: String = "", header: Header = .none, left: MenuPanel? = nil, right: MenuPanel? = nil
  ) {
    self.title = title
    self.prompt = prompt
    self.header = header
    self.left = left
    self.right = right
  }

  /// Reads and checks a whole document. Throws all that is wrong with it.
  public init(json: [UInt8]) throws(MenuDocumentErrors) { self = try CheckedMenuDocument(json: json).document }

  /// Whether its menu is all of the window: the only panel, which folds, whose items have nothing to show on a page but
  /// what stands in their rows. One that is given a width of its own has a page beside it.
  public var isList: Bool {
    guard header == .none, panels.count == 1, let panel = panels.first, let hinge = panel.hinge, hinge.width == nil
    else {
      return false
    }
    return switch panel.items {
    case .lines: true
    case .listed(let items): items.allSatisfy { $0.text.isEmpty && $0.author.isEmpty && $0.picture == nil }
    }
  }

  /// At least one, the left one first.
  public var panels: [MenuPanel] { [left, right].compactMap { $0 } }

  /// Of both panels, the left one's first.
  public var items: [MenuItem] { panels.flatMap(\.items) }

  /// The item of that id; nil if there is none. Linear in the number of items.
  public func item(withID id: String) -> MenuItem? {
    panels.lazy.compactMap { panel in panel.items.first { $0.id == id } }.first
  }

  /// Whether it says itself how large its menus or its letters are.
  public var hasOwnSizes: Bool {
    textSizes != TextSizes() || panels.contains { $0.hinge?.width != nil || $0.slide?.width != nil }
  }

  /// What is shown where nothing else was asked for: the first item of the panel that shows it; nil for nothing.
  public var firstItem: MenuItem? { panels.first(where: \.showsFirstItem)?.items.first }
}

/// How large the letters are, in logical pixels.
public struct TextSizes: Hashable, Sendable {
  /// Of the titles in menus' rows.
  public var row = 17.0
  /// Of a detail's text; what heads it follows.
  public var detail = 17.0

  public init() {}
}
