/// skeleton
public final class Connection {
  public let loop: EventLoop
  public weak var delegate: (any ConnectionDelegate)?
  public init(loop: EventLoop, source: ConnectionSource = .environment) throws(WaylandError) { self.loop = loop }
  public var isReady: Bool { false }
  public func makeToplevel(appID: String, title: String) -> Toplevel { Toplevel() }
}
