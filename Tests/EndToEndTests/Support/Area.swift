/// A rectangle of device pixels in a screenshot.
struct Area: Equatable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
}
