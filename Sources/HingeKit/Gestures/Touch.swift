import Geometry

/// What one finger, or the pointer with its button pressed, did at one moment.
nonisolated public struct Touch: Hashable, Sendable {
  /// What happened. `cancelled`: the finger may still be down, but it does not count any more.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }
  /// What it is: that decides how far it may wander and still tap.
  public enum Kind: Hashable, Sendable { case finger, pointer }

  /// Names the finger from its `began` to its `ended`; no two that are down together in one window share it.
  public var id: Int
  /// What happened to it.
  public var phase: Phase

  /// In the window's logical pixels. Of an `ended` or `cancelled` touch it may be the last one known.
  public var location: Point

  /// When it happened, by the clock that made the event; only differences count.
  public var time: Duration
  /// What touches.
  public var kind: Kind

  /// A finger's, unless `kind` says otherwise.
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
