import Testing

@testable import Wayland

/// The reducer as a table: events in, effects out.
@Suite("FrameReducer")
struct FrameReducerTests {
  typealias Step = (event: FrameReducer.Event, effects: [FrameReducer.Effect])

  private func configured(_ serial: UInt32, resizing: Bool = false, suspended: Bool = false) -> FrameReducer.Event {
    .configured(serial: serial, isResizing: resizing, isSuspended: suspended)
  }

  /// A window that shows its first frame, whose callback is awaited.
  private var opening: [Step] {
    [
      (configured(1), []), (.settled, [.apply]), (.applied(mustShow: true), [.paint]),
      (.painted(.changed), [.acknowledge(1), .commitBuffer]),
    ]
  }

  /// The same, at rest.
  private var open: [Step] { opening + [(.callbackCame, []), (.settled, [])] }

  private func run(_ steps: [Step], sourceLocation: SourceLocation = #_sourceLocation) {
    var reducer = FrameReducer()
    for (index, step) in steps.enumerated() {
      let effects = reducer.reduce(step.event)
      #expect(effects == step.effects, "step \(index), \(step.event)", sourceLocation: sourceLocation)
    }
  }

  @Test("W3 before the first configure: nothing")
  func beforeConfigure() {
    run([
      (.needsFrame, []), (.settled, []), (.conditionsChanged, []), (.settled, []),
      (.enteredOutput(isFurther: false), []),
    ])
  }

  @Test("W3 the first configure: applied, painted, acknowledged, then committed")
  func firstConfigure() {
    run(open)
  }

  @Test("W5 while resizing, one answer a frame, to the newest serial; serial 0 is a serial")
  func resizing() {
    run(
      open + [
        (configured(2, resizing: true), []), (.settled, [.apply]), (.applied(mustShow: true), [.paint]),
        (.painted(.changed), [.acknowledge(2), .commitBuffer]),
        (configured(3, resizing: true), []), (.settled, []), (configured(0, resizing: true), []), (.settled, []),
        (.callbackCame, []), (.settled, [.apply]), (.applied(mustShow: true), [.paint]),
        (.painted(.changed), [.acknowledge(0), .commitBuffer]),
      ])
  }

  @Test("W5 nothing to paint: the ack and a bare commit, at the pace of frames while resizing")
  func bareAnswer() {
    run(
      open + [
        (configured(2), []), (.settled, [.apply]),
        (.applied(mustShow: false), [.acknowledge(2), .commitBare(awaitingCallback: false)]), (.settled, []),
        (configured(3, resizing: true), []), (.settled, [.apply]),
        (.applied(mustShow: false), [.acknowledge(3), .commitBare(awaitingCallback: true)]),
        (configured(4, resizing: true), []), (.settled, []),
      ])
  }

  @Test("W11 no free buffer: the frame is remembered, and painted on release without another event")
  func noBuffer() {
    run(
      open + [
        (.needsFrame, []), (.settled, [.paint]), (.painted(.noBuffer), []), (.settled, []), (.needsFrame, []),
        (.settled, []), (.bufferReleased, []), (.settled, [.paint]), (.painted(.changed), [.commitBuffer]),
      ])
  }

  @Test("W11 no free buffer and a configure of another size: no answer without its buffer")
  func noBufferForConfigure() {
    run(
      open + [
        (configured(2), []), (.settled, [.apply]), (.applied(mustShow: true), [.paint]), (.painted(.noBuffer), []),
        (.settled, []), (.bufferReleased, []), (.settled, [.paint]),
        (.painted(.changed), [.acknowledge(2), .commitBuffer]),
      ])
  }

  @Test("Frames wait for the callback, and any number of wishes makes one")
  func pacing() {
    run(
      opening + [
        (.needsFrame, []), (.settled, []), (.needsFrame, []), (.settled, []), (.callbackCame, []),
        (.settled, [.paint]), (.needsFrame, []), (.painted(.changed), [.commitBuffer]), (.settled, []),
        (.callbackCame, []), (.settled, [.paint]), (.painted(.unchanged), []), (.settled, []),
      ])
  }

  @Test("An animation that asks for its next frame while nothing has moved yet waits for the callback too")
  func pacingWithoutChange() {
    run(
      opening + [
        (.callbackCame, []), (.needsFrame, []), (.settled, [.paint]), (.needsFrame, []),
        (.painted(.unchanged), [.commitBare(awaitingCallback: true)]), (.settled, []), (.callbackCame, []),
        (.settled, [.paint]), (.painted(.unchanged), []), (.settled, []),
      ])
  }

  @Test("W17 a late callback: invisible, nothing is painted; it comes: visible, painted")
  func lateCallback() {
    run(
      opening + [
        (.callbackIsLate, [.setVisible(false)]), (.needsFrame, []), (.settled, []),
        (.callbackCame, [.setVisible(true)]), (.settled, [.paint]),
      ])
  }

  @Test("W18 a lost callback is dropped on a configure, and a fresh frame painted")
  func configureRescues() {
    run(
      opening + [
        (.callbackIsLate, [.setVisible(false)]), (configured(2), [.dropCallback]), (.settled, [.apply]),
        (.applied(mustShow: false), [.paint]), (.painted(.changed), [.acknowledge(2), .commitBuffer]),
        (.callbackCame, [.setVisible(true)]),
      ])
  }

  @Test("W18 also while resizing, once it is late")
  func resizeRescues() {
    run(
      opening + [
        (configured(2, resizing: true), []), (.settled, []), (.callbackIsLate, [.setVisible(false)]),
        (.settled, [.dropCallback, .apply]), (.applied(mustShow: true), [.paint]),
      ])
  }

  @Test("W18 an unseen window with nothing new still asks for a callback, to learn that it is seen")
  func probing() {
    run(
      opening + [
        (.callbackIsLate, [.setVisible(false)]), (.enteredOutput(isFurther: false), [.dropCallback]),
        (.settled, [.paint]), (.painted(.unchanged), [.commitBare(awaitingCallback: true)]),
        (.callbackCame, [.setVisible(true)]),
      ])
  }

  @Test("W18 the first output is where a window opens; a further one brings a fresh frame")
  func outputs() {
    run(
      opening + [
        (.enteredOutput(isFurther: false), []), (.settled, []), (.enteredOutput(isFurther: true), [.dropCallback]),
        (.settled, [.paint]),
      ])
  }

  @Test("W18 suspended: told at once, answered, not painted; resumed: a fresh frame")
  func suspended() {
    run(
      opening + [
        (configured(2, suspended: true), [.dropCallback, .setVisible(false)]), (.settled, [.apply]),
        (.applied(mustShow: false), [.acknowledge(2), .commitBare(awaitingCallback: false)]), (.needsFrame, []),
        (.settled, []), (configured(3), []), (.settled, [.apply]), (.applied(mustShow: false), [.paint]),
        (.painted(.changed), [.acknowledge(3), .commitBuffer]), (.callbackCame, [.setVisible(true)]),
      ])
  }

  @Test("W6 suspended and resized: an exact size is answered with a buffer all the same")
  func suspendedResize() {
    run(
      open + [
        (configured(2, suspended: true), [.setVisible(false)]), (.settled, [.apply]),
        (.applied(mustShow: true), [.paint]), (.painted(.changed), [.acknowledge(2), .commitBuffer]),
      ])
  }

  @Test("W40 a new scale is applied with the next frame, which it asks for itself")
  func scale() {
    run(
      opening + [
        (.conditionsChanged, []), (.settled, []), (.callbackCame, []), (.settled, [.apply]),
        (.applied(mustShow: true), [.paint]), (.painted(.changed), [.commitBuffer]),
      ])
  }

  @Test("W15 a size that no buffer can have: answered, and given up")
  func impossible() {
    run([
      (configured(1), []), (.settled, [.apply]), (.applied(mustShow: true), [.paint]),
      (.painted(.impossible), [.acknowledge(1), .commitBare(awaitingCallback: false)]), (.settled, []),
    ])
  }
}
