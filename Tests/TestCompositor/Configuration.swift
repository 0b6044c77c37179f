extension TestCompositor {
  /// What the compositor offers and how it behaves by itself. A version of nil: the global is not offered.
  public struct Configuration: Sendable {
    public struct Output: Sendable {
      /// Device pixels.
      public var width: Int
      /// Device pixels.
      public var height: Int
      public var scale: Int

      public init(width: Int = 1280, height: Int = 720, scale: Int = 1) {
        self.width = width
        self.height = height
        self.scale = scale
      }
    }

    public var compositorVersion: Int? = 5
    public var hasSharedMemory = true
    public var shellVersion: Int? = 5
    public var seatVersion: Int? = 8
    public var outputVersion = 4
    public var viewporterVersion: Int? = 1
    public var fractionalScaleVersion: Int?
    public var decorationVersion: Int? = 1

    public var seatCapabilities: SeatCapabilities = [.touch, .pointer, .keyboard]
    public var outputs = [Output()]
    /// Sent as soon as a client asks for a surface's fractional scale; 120 for a scale of 1.
    public var preferredScale120: Int?
    /// Who draws the frame, whatever the client wishes.
    public var decorationMode = DecorationMode.server
    /// Sent in answer to a toplevel's first commit; nil to send it by hand.
    public var initialConfigure: ToplevelConfigure? = ToplevelConfigure(states: [.activated])
    /// `wm_capabilities` before the first configure: 1 window menu, 2 maximise, 3 fullscreen, 4 minimise.
    public var windowCapabilities: [UInt32] = [1, 2, 3, 4]
    /// Whether maximising, fullscreen and the way back are answered with a configure.
    public var grantsStateRequests = true
    /// Whether a surface enters the first output when it is mapped.
    public var entersFirstOutput = true
    /// Keys a second; 0 for no repeat.
    public var repeatRate = 25
    /// Milliseconds.
    public var repeatDelay = 600
    /// Sent as soon as a client has a keyboard; nil for not at all.
    public var keymap: TestKeymap? = .us
    public var frames = FramePolicy.atRefresh
    public var releases = ReleasePolicy.immediate
    /// From a frame to the next.
    public var refresh = Duration.milliseconds(16)
    /// Whether a violation is answered with its protocol error, and not only recorded.
    public var disconnectsViolators = false

    public init() {}

    /// - Parameter change: sets what differs from the defaults.
    public init(_ change: (inout Configuration) -> Void) {
      change(&self)
    }

    /// With a fractional scale; 120 for a scale of 1.
    public static func fractional(_ scale120: Int) -> Configuration {
      Configuration {
        $0.fractionalScaleVersion = 1
        $0.preferredScale120 = scale120
      }
    }

    /// With one output of an integer scale.
    public static func scale(_ scale: Int) -> Configuration {
      Configuration { $0.outputs = [Output(width: 1280 * scale, height: 720 * scale, scale: scale)] }
    }
  }
}
