/// Whether the keyboard gets to a view and what lies in it.
nonisolated enum KeyboardAccess {
  /// While it is seen.
  case asSeen
  /// Although it is not seen yet: it is on its way.
  case always
  /// Although it is still seen: it is on its way out.
  case never
}
