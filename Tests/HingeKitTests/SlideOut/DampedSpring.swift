import Glibc

/// The spring of R2.2, restated from the equation and not from the program:
///
///     x'' + 2 ζ ω x' + ω² x = 0,   ζ = 0.8
///
/// Started at rest its swings fade as e^(-ζ ω t) / √(1 - ζ²). That comes down to a thousandth of the way after half a
/// second, which is what "about 0.5 s" is taken to mean and what ω follows from.
struct DampedSpring {
  static let ratio = 0.8
  static let root = (1 - ratio * ratio).squareRoot()
  static let frequency = log(1 / (0.001 * root)) / (ratio * 0.5)

  let start: Double
  let target: Double
  var velocity = 0.0

  private var decay: Double { Self.ratio * Self.frequency }
  private var swing: Double { Self.frequency * Self.root }
  private var sine: Double { (velocity + decay * (start - target)) / swing }

  /// After `time` seconds.
  func value(at time: Double) -> Double {
    target + exp(-decay * time) * ((start - target) * cos(swing * time) + sine * sin(swing * time))
  }

  /// Per second, after `time` seconds.
  func velocity(at time: Double) -> Double {
    let (c, s) = (cos(swing * time), sin(swing * time))
    let x = start - target
    return exp(-decay * time) * (swing * (sine * c - x * s) - decay * (x * c + sine * s))
  }
}
