import Geometry
import Wayland

/// Gives the fingers of all seats numbers of their own: seats number theirs alike.
nonisolated struct FingerNumbers {
  private struct Finger: Hashable {
    let seat: SeatID
    let id: Int32
  }

  private var numbers: [Finger: Int] = [:]
  private var next = 0

  /// What a finger did, by its number here.
  mutating func touch(_ event: TouchEvent) -> Touch {
    let finger = Finger(seat: event.seat, id: event.id)
    let number = numbers[finger] ?? next
    if number == next { next += 1 }
    let phase: Touch.Phase =
      switch event.phase {
      case .down: .began
      case .motion: .moved
      case .up: .ended
      case .cancelled: .cancelled
      }
    numbers[finger] = phase == .ended || phase == .cancelled ? nil : number
    return Touch(id: number, phase: phase, location: Point(x: event.x, y: event.y), time: event.time)
  }
}
