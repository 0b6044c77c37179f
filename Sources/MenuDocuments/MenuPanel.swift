/// What lies at one side of the detail: a menu that folds, or a gallery that the detail slides away from.
public struct MenuPanel: Hashable {
  /// How it comes into view.
  public enum Presentation: Hashable {
    case hinge(Hinge)
    case slide(Slide)
  }

  /// What only a hinged menu has.
  public struct Hinge: Hashable {
    /// In logical pixels; nil for as wide as its rows need.
    public var width: Double?
    public var fold = Fold.push
    /// The viewer's distance in logical pixels.
    public var perspective = 1000.0
    /// nil for what suits the width.
    public var rows: RowSizing?

    /// As wide as an icon.
    public static let standardWidth = 80.0

    public init(width: Double? = nil, fold: Fold = .push, perspective: Double = 1000, rows: RowSizing? = nil) {
      self.width = width
      self.fold = fold
      self.perspective = perspective
      self.rows = rows
    }
  }

  /// What only a sliding panel has.
  public struct Slide: Hashable {
    /// How much of the detail stays in view beside it, in logical pixels.
    public var peek: Double
    /// In logical pixels, where that leaves enough of the detail; nil for all but `peek`.
    public var width: Double?
    /// The picture above its rows, as its document writes it.
    public var picture: String?

    public init(peek: Double = 60, width: Double? = nil, picture: String? = nil) {
      self.peek = peek
      self.width = width
      self.picture = picture
    }
  }

  public var presentation: Presentation
  /// Its heading; may be empty.
  public var title: String
  /// Whether it is in view at launch.
  public var isOpen: Bool
  /// Whether it goes out of view after each selection (R1.11, R2.4).
  public var closesOnSelection: Bool
  /// Whether its first item is shown at launch.
  public var showsFirstItem: Bool
  /// In the order of their rows; at least one.
  public var items: MenuItems

  public init(
    presentation: Presentation, title: String = "", isOpen: Bool = false, closesOnSelection: Bool = false,
    showsFirstItem: Bool = false, items: MenuItems
  ) {
    self.presentation = presentation
    self.title = title
    self.isOpen = isOpen
    self.closesOnSelection = closesOnSelection
    self.showsFirstItem = showsFirstItem
    self.items = items
  }

  /// Its own, where it is hinged.
  public var hinge: Hinge? { if case .hinge(let hinge) = presentation { hinge } else { nil } }
  /// Its own, where it slides.
  public var slide: Slide? { if case .slide(let slide) = presentation { slide } else { nil } }
}

extension MenuPanel: Decodable {
  fileprivate enum Kind: String, CaseIterable {
    case hinge, slide
  }

  fileprivate enum Key: String, CodingKey, CaseIterable {
    case presentation, title, open, closesOnSelection, showsFirstItem, items
    case width, fold, perspective, rows
    case peek, picture

    /// The only presentation that it means something for; nil for both.
    var kind: Kind? {
      switch self {
      case .width, .fold, .perspective, .rows: .hinge
      case .peek, .picture: .slide
      default: nil
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    let object = try DocumentObject<Key>(decoder)
    let kind: Kind = try object.choice(.presentation)
    for key in Key.allCases where object.keys.contains(key) && key.kind ?? kind != kind {
      throw object.error(key, expected: "no such key where presentation is \(kind.rawValue)", found: "one")
    }
    switch kind {
    case .hinge: presentation = .hinge(try Hinge(object))
    case .slide: presentation = .slide(try Slide(object))
    }
    title = try object.textIfPresent(.title) ?? ""
    isOpen = try object.flagIfPresent(.open) ?? false
    closesOnSelection = try object.flagIfPresent(.closesOnSelection) ?? (kind == .slide)
    showsFirstItem = try object.flagIfPresent(.showsFirstItem) ?? false
    items = .listed(try object.list(.items))
    for (index, item) in items.enumerated() {
      guard let key = Self.missingKey(of: item, kind: kind) else { continue }
      let path = MenuDataError.path(decoder.codingPath + [Key.items])
      throw MenuDataError.malformed(path: "\(path)[\(index)].\(key)", expected: "this key", found: "nothing")
    }
  }

  /// What a row of that presentation cannot be without: it could not be told from its neighbours.
  private static func missingKey(of item: MenuItem, kind: Kind) -> String? {
    switch kind {
    case .hinge: item.color == nil ? "color" : item.icon == nil ? "icon" : nil
    case .slide: item.picture == nil ? "picture" : nil
    }
  }
}

extension MenuPanel.Hinge {
  fileprivate init(_ object: DocumentObject<MenuPanel.Key>) throws {
    self.init()
    width = try object.numberIfPresent(.width, in: MenuLimits.panelWidth)
    fold = try object.choiceIfPresent(.fold) ?? fold
    perspective = try object.numberIfPresent(.perspective, in: MenuLimits.perspective) ?? perspective
    rows = try object.choiceIfPresent(.rows) ?? rows
  }
}

extension MenuPanel.Slide {
  fileprivate init(_ object: DocumentObject<MenuPanel.Key>) throws {
    self.init()
    peek = try object.numberIfPresent(.peek, in: MenuLimits.panelWidth) ?? peek
    picture = try object.textIfPresent(.picture)
  }
}
