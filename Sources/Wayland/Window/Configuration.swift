extension Toplevel {
  /// How the compositor wants a window to be. A window always follows its last one.
  public struct Configuration: Equatable, Sendable {
    /// Who draws a window's frame.
    public enum Decoration: Sendable {
      /// The compositor draws a frame around the window.
      case server
      /// Nobody else does: the window has to offer moving, resizing and closing itself.
      case client
    }

    /// A set of a window's sides.
    public struct Edges: OptionSet, Sendable {
      /// One bit for each member.
      public let rawValue: UInt8

      /// Makes a set of its bits.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// The left side.
      public static let left = Edges(rawValue: 1)
      /// The right side.
      public static let right = Edges(rawValue: 2)
      /// The top.
      public static let top = Edges(rawValue: 4)
      /// The bottom.
      public static let bottom = Edges(rawValue: 8)
    }

    /// What the compositor can do with a window.
    public struct Capabilities: OptionSet, Sendable {
      /// One bit for each member.
      public let rawValue: UInt8

      /// Makes a set of its bits.
      public init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// It can show a menu for the window.
      public static let windowMenu = Capabilities(rawValue: 1)
      /// It can maximise the window.
      public static let maximize = Capabilities(rawValue: 2)
      /// It can give the window the whole screen.
      public static let fullscreen = Capabilities(rawValue: 4)
      /// It can put the window aside.
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
    /// The window fills the space for windows; its size is exact.
    public var isMaximized = false
    /// The window has the whole screen.
    public var isFullscreen = false
    /// The window is the one that a person works in.
    public var isActivated = false
    /// A person is resizing the window just now.
    public var isResizing = false
    /// The compositor says that nobody sees the window.
    public var isSuspended = false
    /// The sides at which the window touches another or the screen's edge.
    public var tiledEdges: Edges = []
    /// Who draws the frame around the window.
    public var decoration = Decoration.client
    /// What the compositor can do with the window.
    public var capabilities = Capabilities.all

    /// Makes the configuration of a window that has none yet.
    public init() {}

    /// Device pixels, at least 1.
    public var bufferWidth: Int { Scale.deviceLength(width, scale120: scale120) }
    /// Device pixels, at least 1.
    public var bufferHeight: Int { Scale.deviceLength(height, scale120: scale120) }
  }
}
