/// Something that a person did in a window.
public enum InputEvent {
  /// The touch events of one `wl_touch.frame`, in order. Without a frame, those up to the last finger's `up` (W22).
  case touches([TouchEvent])
  /// One thing that a pointer did. Those of one `wl_pointer.frame` come one after the other.
  case pointer(PointerEvent)
  /// A key.
  case key(KeyEvent)
  /// The window got or lost the keyboard. When it is lost, every key counts as released.
  case keyboardFocus(Bool)
}
