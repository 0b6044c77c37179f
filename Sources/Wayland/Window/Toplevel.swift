/// skeleton
public final class Toplevel {
  public weak var delegate: (any ToplevelDelegate)?
  public private(set) var configuration = Configuration()
  public var title = ""
  public func setPreferredSize(width: Int, height: Int) {}
  public func setMinimumSize(width: Int, height: Int) {}
  public func setNeedsFrame() {}
  public func startMove(serial: UInt32, seat: SeatID) {}
  public func startResize(edge: ResizeEdge, serial: UInt32, seat: SeatID) {}
  public func setMaximized(_ isMaximized: Bool) {}
  public func setFullscreen(_ isFullscreen: Bool) {}
  public func minimize() {}
  public func setCursor(_ shape: CursorShape) {}
  public func hide() {}
  public func show() {}
  public func close() {}
}
