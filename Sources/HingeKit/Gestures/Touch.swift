import Geometry

/// What one finger, or the pointer with its button pressed, did at one moment.
nonisolated public struct Touch: Hashable, Sendable {
  /// What happens to a finger: `began` it goes down, `moved` it goes elsewhere, `ended` it lifts, `cancelled` it may
  /// still be down but does not count any more.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
  /// What touches: a finger, or the pointer with its button down. That decides how far it may wander and still tap.
  public enum Kind: Hashable, Sendable { case finger, pointer }

  /// The number of the finger from its `began` to its `ended`; no two that are down together in one window share it.
  public var id: Int
  /// What happened to the finger at this moment.
  public var phase: Phase

  /// Where the finger is, in the window's logical pixels. Of an `ended` or `cancelled` touch it may be the last place
  /// known.
  public var location: Point

  /// When it happened, by the clock that made the event; only differences count.
  public var time: Duration
  /// Whether a finger touches, or the pointer with its button down.
  public var kind: Kind

  /// A touch of a finger, or of what `kind` says, at a place of the window in logical pixels.
  public init(id: Int, phase: Phase, location: Point, time: Duration, kind: Kind = .finger) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
    self.kind = kind
  }

  /// How far it may wander and still tap.
  var slop: Double { kind == .finger ? GestureConstants.touchSlop : GestureConstants.pointerSlop }
}
