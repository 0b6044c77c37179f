extension Toplevel {
  /// How the compositor wants a window to be. A window always follows its last one.
  public struct Configuration: Equatable, Sendable {
    /// Who draws a window's frame.
    public enum Decoration: Sendable {
      case server
      case client
    }

    /// A set of a window's sides.
    public struct Edges: OptionSet, Sendable {
      public let rawValue: UInt8

      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      public static let left = Edges(rawValue: 1)
      public static let right = Edges(rawValue: 2)
      public static let top = Edges(rawValue: 4)
      public static let bottom = Edges(rawValue: 8)
    }

    /// What the compositor can do with a window.
    public struct Capabilities: OptionSet, Sendable {
      public let rawValue: UInt8

      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      public static let windowMenu = Capabilities(rawValue: 1)
      public static let maximize = Capabilities(rawValue: 2)
      public static let fullscreen = Capabilities(rawValue: 4)
      public static let minimize = Capabilities(rawValue: 8)
      /// What is assumed of a compositor that does not say.
      public static let all: Capabilities = [.windowMenu, .maximize, .fullscreen, .minimize]
    }

    /// Logical pixels, at least 1.
    public var width = 1
    /// Logical pixels, at least 1.
    public var height = 1
    /// Device pixels per logical pixel in 120ths: 120 is one to one. Whole scales are multiples of 120.
    public var scale120 = 120
    public var isMaximized = false
    public var isFullscreen = false
    public var isActivated = false
    /// A person is resizing the window just now.
    public var isResizing = false
    /// The compositor says that nobody sees the window.
    public var isSuspended = false
    /// The sides at which the window touches another or the screen's edge.
    public var tiledEdges: Edges = []
    public var decoration = Decoration.client
    public var capabilities = Capabilities.all

    public init() {}

    /// Device pixels, at least 1.
    public var bufferWidth: Int { Scale.deviceLength(width, scale120: scale120) }
    /// Device pixels, at least 1.
    public var bufferHeight: Int { Scale.deviceLength(height, scale120: scale120) }
  }
}
