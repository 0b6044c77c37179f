import Geometry

/// How far what covers a view, or moves a part of it out of the window, reaches in from the view's edges.
///
/// All insets are from the view's own edges inwards, in logical pixels.
nonisolated public struct SafeArea: Hashable, Sendable {
  /// How far what covers the view reaches in now. They change with each frame while what covers the view moves.
  public var insets: Insets
  /// How far what covers the view will reach in when what moves has come to rest. They change once for each way that it
  /// takes.
  public var restingInsets: Insets

  /// Whether nothing that covers the view is on its way.
  public var isAtRest: Bool { insets == restingInsets }

  /// How much of a view has to stay uncovered for anything to be laid out beside what covers it, in logical pixels: no
  /// text is read in a narrower column.
  public static let narrowestContent = 240.0

  /// The safe area of a view that nothing covers.
  public static let zero = SafeArea(.zero)

  /// The safe area of a view that is covered from its edges by `insets`, in logical pixels, for good.
  public init(_ insets: Insets) { self.init(insets: insets, restingInsets: insets) }

  /// The safe area of a view that is covered by what comes and goes: how far that reaches in from the view's edges now,
  /// and at rest, in logical pixels.
  public init(insets: Insets, restingInsets: Insets) {
    self.insets = insets
    self.restingInsets = restingInsets
  }

  /// With what covers the view in addition.
  func adding(_ other: SafeArea) -> SafeArea {
    SafeArea(insets: insets.adding(other.insets), restingInsets: restingInsets.adding(other.restingInsets))
  }

  /// What of it reaches into `frame`, which lies in a view of these `bounds`.
  func reaching(into frame: Rect, in bounds: Rect) -> SafeArea {
    SafeArea(
      insets: insets.reaching(into: frame, in: bounds),
      restingInsets: restingInsets.reaching(into: frame, in: bounds))
  }
}

nonisolated extension Insets {
  fileprivate func adding(_ other: Insets) -> Insets {
    Insets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// A frame that goes beyond the bounds is not covered by more than these are.
  fileprivate func reaching(into frame: Rect, in bounds: Rect) -> Insets {
    func reach(_ inset: Double, _ distance: Double) -> Double { max(0, min(inset, inset - distance)) }
    return Insets(
      top: reach(top, frame.minY - bounds.minY), left: reach(left, frame.minX - bounds.minX),
      bottom: reach(bottom, bounds.maxY - frame.maxY), right: reach(right, bounds.maxX - frame.maxX))
  }
}
