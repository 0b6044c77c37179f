/// Who draws a window's frame, with the numbers of `zxdg_toplevel_decoration_v1.mode`.
public enum DecorationMode: UInt32, Sendable {
  case client = 1
  case server = 2
}
