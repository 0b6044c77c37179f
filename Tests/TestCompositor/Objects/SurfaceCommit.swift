/// One `wl_surface.commit`: what came with it.
public struct SurfaceCommit {
  /// 1 for the surface's first.
  public let number: Int
  /// Whether there was an `attach` since the commit before, of a buffer or of none.
  public let didAttach: Bool
  /// The buffer attached by it; nil when none was.
  public let buffer: TestBuffer?
  /// The offset of the attach, or of `wl_surface.offset`.
  public let offset: (x: Int, y: Int)
  /// `wl_surface.damage`, surface coordinates.
  public let surfaceDamage: [Rectangle]
  /// `wl_surface.damage_buffer`, buffer coordinates.
  public let bufferDamage: [Rectangle]
  /// How many frame callbacks were asked for.
  public let frameCallbackCount: Int
  /// The state after the commit.
  public let state: SurfaceState
  /// The newest configure acknowledged before it.
  public let ackedSerial: UInt32?
  /// The window geometry after it, if it was ever set.
  public let windowGeometry: Rectangle?
  /// The compositor's time.
  public let time: UInt32

  /// Whether it carried no buffer and no damage.
  public var isBare: Bool { !didAttach && surfaceDamage.isEmpty && bufferDamage.isEmpty }
}
