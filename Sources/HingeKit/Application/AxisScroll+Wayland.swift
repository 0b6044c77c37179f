import Geometry
import Wayland

nonisolated extension AxisScroll {
  /// What a compositor says of a wheel or a touchpad.
  init(_ event: AxisEvent, time: Duration) {
    let source: Source =
      switch event.source {
      case .wheel, .wheelTilt: .wheel
      case .finger: .finger
      case .continuous: .continuous
      case .unknown: .unknown
      }
    self.init(
      source: source, delta: Vector(dx: event.horizontal.value, dy: event.vertical.value),
      stopsHorizontal: event.horizontal.isStopped, stopsVertical: event.vertical.isStopped, time: time)
  }
}
