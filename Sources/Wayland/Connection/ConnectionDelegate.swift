/// Hears about the life of a connection. Called from inside `EventLoop.runOnce`.
public protocol ConnectionDelegate: AnyObject {
  /// The compositor's globals are bound: windows can be made.
  func connectionDidBecomeReady(_ connection: Connection)
  /// The connection is dead. Called once; nothing works after it.
  func connection(_ connection: Connection, didFailWith error: WaylandError)
}
