/// What `xdg_toplevel.configure` says. Sizes are logical; 0 leaves the dimension to the client.
public struct ToplevelConfigure: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var states: [ToplevelState]

  public init(width: Int = 0, height: Int = 0, states: [ToplevelState] = []) {
    self.width = width
    self.height = height
    self.states = states
  }
}
