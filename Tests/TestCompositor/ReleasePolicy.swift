/// When buffers are released.
public enum ReleasePolicy: Sendable {
  /// During the commit: the compositor has copied the pixels (Mutter, Weston with GL).
  case immediate
  /// When the next buffer is committed (Weston with pixman, hardware planes).
  case afterNextCommit
  /// Only by `releaseBuffers`.
  case withheld
}
