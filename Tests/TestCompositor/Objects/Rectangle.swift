/// A rectangle of whole pixels; the property that holds it says whether of the surface or of the buffer.
public struct Rectangle: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) {
    self.init(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }
}
