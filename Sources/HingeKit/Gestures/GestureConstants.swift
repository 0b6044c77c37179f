import Motion

/// Every number that decides how a gesture feels. Lengths are logical pixels.
nonisolated public enum GestureConstants {
  /// A finger may wander so far and still tap. Fingers are soft: toolkits use 8 to 16.
  public static let touchSlop = 10.0

  /// The same for a pointer, which wanders less; a click trembles by 2 or 3.
  public static let pointerSlop = 6.0

  /// A drag that begins so near to the window's edge is for the panel that hides there.
  public static let edgeZone = 20.0

  /// From this speed on, in pixels per second, where a finger was going counts and not where it is. libadwaita: 0.3 px/ms.
  public static let touchFlingVelocity = 300.0

  /// The same for a touchpad, whose swipes are shorter and faster. libadwaita: 0.6 px/ms.
  public static let touchpadFlingVelocity = 600.0

  /// How far back a velocity looks.
  public static let velocityWindow = VelocityTracker.standardWindow

  /// A touchpad scrolls sideways only if that way leads the other by this factor: two fingers that scroll a list
  /// never move quite straight.
  public static let axisLead = 1.2

  /// A touchpad's way before its axis is chosen. None of it is lost, so it only has to be more than the first tremble.
  public static let axisLockDistance = 4.0

  /// A continuous source, which need not tell its end, has ended after so long without an event.
  public static let axisQuietTime = Duration.milliseconds(150)
}
