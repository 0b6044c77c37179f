import Motion

/// A view's property in two values: the model's, which is what was set last, and what is seen of it, which an
/// animation takes there.
///
///     @Animated public var strokeEnd = 1.0
///     $strokeEnd.animate(to: 0.5, duration: .seconds(1))  // strokeEnd is 0.5 now, $strokeEnd.presentation in a second
///     strokeEnd = 0.25                                    // both are, now
///
/// The view says with `attach(to:didChange:)`, once it is made, whose window's frames the animation goes by; without a
/// window everything is seen at once.
@propertyWrapper
@MainActor public final class Animated<Value: Interpolatable & Equatable> {
  /// The model's value. Setting it shows it at once, whatever was on its way.
  public var wrappedValue: Value {
    get { model }
    set {
      model = newValue
      finish()
    }
  }
  /// The property itself, as in `$strokeEnd`: what is seen of it, and its animations.
  public var projectedValue: Animated { self }

  /// What is seen of the property: the model's value, unless an animation is on its way there.
  public private(set) var presentation: Value {
    didSet { if presentation != oldValue { didChange?(oldValue) } }
  }

  private var model: Value
  private var animation: Animation?
  private weak var view: View?
  private var didChange: ((_ oldValue: Value) -> Void)?

  /// A property whose model and presentation are both `wrappedValue`.
  public init(wrappedValue: Value) {
    model = wrappedValue
    presentation = wrappedValue
  }

  /// Makes this a property of `view`, which it does not keep alive: animations go by the frames of that view's window.
  /// `didChange` is called with the old value each time that what is seen has changed.
  public func attach(to view: View, didChange: @escaping (_ oldValue: Value) -> Void) {
    self.view = view
    self.didChange = didChange
  }

  /// Sets the model's value, and takes what is seen there in `duration`, from what is on the screen now and without a
  /// jump. Outside a window it is seen at once.
  public func animate(to value: Value, duration: Duration, curve: TimingCurve = .easeInOut) {
    animation?.cancel()
    animation = nil
    model = value
    guard presentation != value, let animator = view?.window?.animator else { return finish() }
    let course = PropertyAnimation(from: presentation, to: value, duration: duration, curve: curve)
    animation = animator.start(duration: duration) { [weak self] in self?.presentation = course.value(at: $0) }
  }

  /// Shows the model's value at once.
  func finish() {
    animation?.cancel()
    animation = nil
    presentation = model
  }
}
