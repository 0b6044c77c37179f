/// Decides when a window answers a configure, paints, commits and waits. Pure: events in, effects out.
///
/// The rules: nothing but a bare commit before the first configure (W3). Painting waits for the frame callback and for
/// a free buffer. A configure is answered by the frame that follows it, or by a bare commit if there is nothing to
/// paint; while a person resizes, one answer a frame to the newest serial (W5). A callback that may never come is
/// dropped on a new configure, on resume and on a new output (W18). Without one for about 100 ms nobody sees the window.
struct FrameReducer: Equatable {
  /// Something that happened.
  enum Event: Equatable {
    case configured(serial: UInt32, isResizing: Bool, isSuspended: Bool)
    /// The scale is not what the last frame was painted at, or the size of our own choice is another.
    case conditionsChanged
    /// Asked for by `apply`: the configuration is in force. A changed size or scale must be shown.
    case applied(mustShow: Bool)
    /// The window's content changed.
    case needsFrame
    /// All events that were there are handled.
    case settled
    /// Asked for by `paint`.
    case painted(Outcome)
    case callbackCame
    /// The callback is about 100 ms late.
    case callbackIsLate
    case bufferReleased
    /// The surface is on an output; further if it had been on one before.
    case enteredOutput(isFurther: Bool)
  }

  /// What came of painting.
  enum Outcome: Equatable {
    /// There is a buffer to show.
    case changed
    case unchanged
    /// All buffers are with the compositor.
    case noBuffer
    /// There can be no buffer of this size.
    case impossible
  }

  /// Something to do, in this order.
  enum Effect: Equatable {
    /// Put the newest configuration in force, tell the delegate, and report `applied`.
    case apply
    /// Take a buffer, have it painted, and report `painted`.
    case paint
    case acknowledge(UInt32)
    /// Attach what was painted, ask for a callback, commit.
    case commitBuffer
    /// Commit without a buffer.
    case commitBare(awaitingCallback: Bool)
    case dropCallback
    case setVisible(Bool)
  }

  private enum Callback {
    case none
    case awaited
    case late
  }

  /// Where a change of the configuration stands.
  private enum Change {
    case none
    case received
    case applied
  }

  private var isConfigured = false
  private var callback = Callback.none
  private var change = Change.none
  /// The newest configure that is not acknowledged. 0 is a serial like any other.
  private var owedSerial: UInt32?
  private var isDirty = false
  /// The size or the scale changed: a buffer must follow, whatever the painter says has changed.
  private(set) var mustShow = false
  private var hasFreeBuffer = true
  private var isResizing = false
  private var isSuspended = false
  private(set) var isVisible = true

  /// Takes an event in and says what to do.
  mutating func reduce(_ event: Event) -> [Effect] {
    switch event {
    case .configured(let serial, let isResizing, let isSuspended):
      return configure(serial: serial, isResizing: isResizing, isSuspended: isSuspended)
    case .conditionsChanged:
      if isConfigured { change = .received }
      return []
    case .applied(let mustShow):
      change = .applied
      if mustShow { self.mustShow = true }
      return proceed()
    case .needsFrame:
      isDirty = true
      return []
    case .settled:
      return settle()
    case .painted(let outcome):
      return finishPainting(outcome)
    case .callbackCame:
      callback = .none
      return isSuspended ? [] : setVisible(true)
    case .callbackIsLate:
      guard callback == .awaited else { return [] }
      callback = .late
      return setVisible(false)
    case .bufferReleased:
      hasFreeBuffer = true
      return []
    case .enteredOutput(let isFurther):
      guard callback == .late || (callback == .awaited && isFurther) else { return [] }
      return dropCallback()
    }
  }

  private mutating func configure(serial: UInt32, isResizing: Bool, isSuspended: Bool) -> [Effect] {
    if !isConfigured { mustShow = true }
    let isResumed = self.isSuspended && !isSuspended
    isConfigured = true
    change = .received
    owedSerial = serial
    self.isResizing = isResizing
    self.isSuspended = isSuspended
    if isResumed { isDirty = true }
    // While resizing, frames pace the answers, as long as frames come.
    var effects: [Effect] = []
    if callback == .late || isResumed || !isResizing { effects += dropCallback() }
    if isSuspended { effects += setVisible(false) }
    return effects
  }

  private mutating func settle() -> [Effect] {
    guard isConfigured, change != .none || isDirty || mustShow else { return [] }
    switch callback {
    case .awaited:
      return []
    case .late:
      guard change != .none || mustShow else { return [] }
      return dropCallback() + settle()
    case .none:
      return change == .received ? [.apply] : proceed()
    }
  }

  /// The configuration is in force: paint if there is reason to, or at least answer.
  private mutating func proceed() -> [Effect] {
    let wantsToPaint = mustShow || (isDirty && !isSuspended)
    if wantsToPaint, hasFreeBuffer {
      isDirty = false
      return [.paint]
    }
    guard !mustShow, change == .applied else { return [] }
    return answer(awaitingCallback: isResizing)
  }

  private mutating func finishPainting(_ outcome: Outcome) -> [Effect] {
    switch outcome {
    case .changed:
      mustShow = false
      callback = .awaited
      return acknowledge() + [.commitBuffer]
    case .unchanged:
      // A bare commit with a callback paces what asked for the next frame while it was painted, as an animation does
      // that has not moved yet; and it finds out whether the window is seen again.
      let awaitsFrame = isDirty || !isVisible
      if change != .none { return answer(awaitingCallback: isResizing || awaitsFrame) }
      return awaitsFrame ? commitBare(awaitingCallback: true) : []
    case .noBuffer:
      hasFreeBuffer = false
      isDirty = true
      return proceed()
    case .impossible:
      mustShow = false
      return answer(awaitingCallback: false)
    }
  }

  /// Answers a configure that there is nothing to paint for.
  private mutating func answer(awaitingCallback: Bool) -> [Effect] {
    let acknowledgement = acknowledge()
    guard !acknowledgement.isEmpty else { return [] }
    return acknowledgement + commitBare(awaitingCallback: awaitingCallback)
  }

  private mutating func acknowledge() -> [Effect] {
    change = .none
    defer { owedSerial = nil }
    return owedSerial.map { [.acknowledge($0)] } ?? []
  }

  private mutating func commitBare(awaitingCallback: Bool) -> [Effect] {
    if awaitingCallback { callback = .awaited }
    return [.commitBare(awaitingCallback: awaitingCallback)]
  }

  /// The frame whose callback is not waited for any longer is painted afresh.
  private mutating func dropCallback() -> [Effect] {
    guard callback != .none else { return [] }
    callback = .none
    isDirty = true
    return [.dropCallback]
  }

  private mutating func setVisible(_ visible: Bool) -> [Effect] {
    guard isVisible != visible else { return [] }
    isVisible = visible
    return [.setVisible(visible)]
  }
}
