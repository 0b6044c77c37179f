import Geometry

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
    public var fold = FoldStyle.push
    /// The viewer's distance in logical pixels.
    public var perspective = 1000.0
    /// nil for what suits the width.
    public var rows: RowSizing?
    /// How many items lie beside each other.
    public var columns = Columns.count(1)
    /// How many lines a row's title has at most.
    public var lines = 2

    /// As wide as an icon.
    public static let standardWidth = 80.0

    public init(width: Double? = nil, fold: FoldStyle = .push, perspective: Double = 1000, rows: RowSizing? = nil) {
      self.width = width
      self.fold = fold
      self.perspective = perspective
      self.rows = rows
    }

    /// How many items lie beside each other: more than one are tiles.
    public enum Columns: Hashable {
      /// As many as suit the width.
      case automatic
      case count(Int)
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

    /// Whether it goes as far as leaves so much of the detail, rather than as its rows need.
    public var hasOwnPeek: Bool { peek != Slide().peek }

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

/// How high the rows of a menu are (R1.14).
public enum RowSizing: String, CaseIterable, Sendable {
  /// Seven rows are all in sight, and none is higher than 100 logical pixels: the first design.
  case allInSight = "fit"
  /// Never lower than an icon; a low window scrolls: the second design.
  case neverLow = "icon"
  /// As high as a line of text takes, and a finger; up to twice that where few rows would leave a panel empty.
  case text
  /// The rows share all of the panel's height; none is lower than `text` has it.
  case fill
}
