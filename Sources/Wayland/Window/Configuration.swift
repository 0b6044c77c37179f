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

    /// Whether the window is neither maximised, nor fullscreen, nor tiled: a person alone determines its size.
    public var isFloating: Bool { !isMaximized && !isFullscreen && tiledEdges.isEmpty }

    /// Makes the configuration of a window that has none yet.
    public init() {}

    /// Device pixels, at least 1.
    public var bufferWidth: Int { Scale.deviceLength(width, scale120: scale120) }
    /// Device pixels, at least 1.
    public var bufferHeight: Int { Scale.deviceLength(height, scale120: scale120) }
  }

  /// How large a window asks to be when it first appears. The compositor may refuse.
  public enum InitialState: Hashable, Sendable {
    /// Its preferred size, among other windows.
    case floating
    /// All the space that there is for windows.
    case maximized
    /// The whole screen.
    case fullscreen
  }
}

/// The edge or corner that a person pulls to resize a window, numbered as `xdg_toplevel.resize_edge`.
public enum ResizeEdge: UInt32, Sendable, CaseIterable {
  /// The top edge.
  case top = 1
  /// The bottom edge.
  case bottom = 2
  /// The left edge.
  case left = 4
  /// The top left corner.
  case topLeft = 5
  /// The bottom left corner.
  case bottomLeft = 6
  /// The right edge.
  case right = 8
  /// The top right corner.
  case topRight = 9
  /// The bottom right corner.
  case bottomRight = 10
}
