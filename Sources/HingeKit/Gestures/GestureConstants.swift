import Motion

/// Every number that decides how a gesture feels. Lengths are logical pixels.
nonisolated public enum GestureConstants {
  /// How far a finger may wander and still tap, in logical pixels. Fingers are soft: toolkits use 8 to 16.
  public static let touchSlop = 10.0

  /// How far a pointer may wander with its button down and still click, in logical pixels; a click trembles by 2 or 3.
  public static let pointerSlop = 6.0

  /// How near to the window's edge, in logical pixels, a drag begins that is for the panel that hides there.
  public static let edgeZone = 20.0

  /// The speed of a finger, in logical pixels per second, from which on it counts where it was going and not where it
  /// is. libadwaita has 0.3 pixels per millisecond.
  public static let touchFlingVelocity = 300.0

  /// The speed on a touchpad, in logical pixels per second, from which on it counts where the fingers were going and
  /// not where they are. Swipes there are shorter and faster: libadwaita has 0.6 pixels per millisecond.
  public static let touchpadFlingVelocity = 600.0

  /// How far back in time the velocity of a finger is measured.
  public static let velocityWindow = VelocityTracker.standardWindow

  /// By which factor a touchpad's way sideways must be longer than its way up or down to scroll sideways: two fingers
  /// that scroll a list never move quite straight.
  public static let axisLead = 1.2

  /// How far a touchpad scrolls before its axis is chosen, in logical pixels. None of it is lost, so it only has to be
  /// more than the first tremble.
  public static let axisLockDistance = 4.0

  /// How long a continuous source of scrolling, which need not tell its end, is without an event when it has ended.
  public static let axisQuietTime = Duration.milliseconds(150)
}
