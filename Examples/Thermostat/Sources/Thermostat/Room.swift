import HingeKit

/// A room that a heater warms and the weather cools. It stands for whatever a program asks over a network.
final class Room {
  /// In degrees Celsius.
  private(set) var temperature = 18.0
  /// What the heater works towards, in degrees Celsius.
  var setPoint = 20.0

  /// Measures a second later than the last time: the room has come a tenth of the way to its set point.
  func measure() async -> Double {
    temperature += (setPoint - temperature) / 10
    return temperature
  }
}

extension Double {
  /// A temperature in words, such as 21.5°.
  var inDegrees: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths < 0 ? "−" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)°"
  }

  /// The colour of a temperature: blue where it is cold, red where it is hot.
  var color: Color {
    let (cold, hot) = (Color(hex: 0x4FA3D9), Color(hex: 0xF26B3A))
    return cold.mixed(with: hot, by: Swift.min(Swift.max((self - 15) / 10, 0), 1))
  }
}
