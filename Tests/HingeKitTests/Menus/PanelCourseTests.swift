import Testing

@testable import HingeKit

@Suite("What was promised about a panel")
struct PanelCourseTests {
  nonisolated enum Place {
    case open, closed
  }

  /// What a controller says to the course, or does about it.
  nonisolated enum Event {
    case ask(Place, String, isFree: Bool = true)
    case othersClosed(Bool, for: Place)
    case move(Place)
    case stop(Place)
    case steps
  }

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [Event]
    /// What the controller is told to do, in this order.
    let outcome: [String]

    init(_ description: String, _ events: [Event], _ outcome: [String]) {
      (testDescription, self.events, self.outcome) = (description, events, outcome)
    }
  }

  /// Every course begins closed, at rest.
  nonisolated static let cases = [
    Case(
      "a move: told, shown, and complete when it is over",
      [.ask(.open, "a"), .move(.open), .steps, .stop(.open), .steps],
      ["go", "will open", "adapt", "adapt", "did open", "a true"]),
    Case(
      "the same at once", [.ask(.open, "a"), .stop(.open), .steps],
      ["go", "will open", "adapt", "did open", "a true"]),
    Case("where it rests already there is nothing to do", [.ask(.closed, "a"), .steps], ["is there"]),
    Case(
      "where it is going already: both are complete at the end, in their order",
      [.ask(.open, "a"), .move(.open), .steps, .ask(.open, "b"), .stop(.open), .steps],
      ["go", "will open", "adapt", "go", "adapt", "did open", "a true", "b true"]),
    Case(
      "turning round is told again; of the way only the end",
      [.ask(.open, "a"), .move(.open), .steps, .ask(.closed, "b"), .move(.closed), .steps, .stop(.closed), .steps],
      ["go", "will open", "adapt", "go", "will closed", "adapt", "adapt", "did closed", "a false", "b true"]),
    Case(
      "a drag that is given up is told to nobody", [.move(.closed), .steps, .stop(.closed), .steps],
      ["adapt", "adapt"]),
    Case(
      "caught on the way and let go again, it is told once",
      [.move(.open), .steps, .move(.open), .steps, .stop(.open), .steps],
      ["will open", "adapt", "adapt", "adapt", "did open"]),
    Case(
      "who waits for the others asks again when they have closed",
      [
        .ask(.open, "a", isFree: false), .othersClosed(true, for: .open), .ask(.open, "a"), .stop(.open), .steps,
      ], ["close others", "ask again", "go", "will open", "adapt", "did open", "a true"]),
    Case(
      "where another stays open nothing is asked again",
      [.ask(.open, "a", isFree: false), .othersClosed(false, for: .open)],
      ["close others", "give up"]),
    Case(
      "sent elsewhere while it waits, it stays there",
      [.ask(.open, "a", isFree: false), .ask(.closed, "b"), .othersClosed(true, for: .open)],
      ["close others", "is there", "give up"]),
    Case(
      "of two that wait for the same the second goes along",
      [
        .ask(.open, "a", isFree: false), .ask(.open, "b", isFree: false), .othersClosed(true, for: .open),
        .ask(.open, "a"), .move(.open), .othersClosed(true, for: .open), .ask(.open, "b"), .stop(.open), .steps,
      ],
      [
        "close others", "close others", "ask again", "go", "ask again", "go", "will open", "adapt", "did open",
        "a true",
        "b true",
      ]),
  ]

  @Test("each event has the steps that follow from it", arguments: cases)
  func outcome(of example: Case) {
    var course = PanelCourse<Place, String>(state: .closed)
    var outcome: [String] = []
    for event in example.events {
      switch event {
      case .ask(let place, let name, let isFree):
        switch course.ask(for: place, isInPlace: course.hasStopped, isFree: isFree, completion: name) {
        case .isThere: outcome.append("is there")
        case .closeOthers: outcome.append("close others")
        case .go: outcome.append("go")
        }
      case .othersClosed(let areClosed, let place):
        outcome.append(course.othersDidClose(areClosed, for: place) ? "ask again" : "give up")
      case .move(let place): course.move(to: place, animated: true)
      case .stop(let place): course.stop(at: place, animated: true)
      case .steps:
        let isAlone = course.beginSteps()
        #expect(isAlone)
        while let step = course.nextStep() { outcome.append(Self.name(of: step)) }
      }
    }
    #expect(outcome == example.outcome)
  }

  private static func name(of step: PanelCourse<Place, String>.Step) -> String {
    switch step {
    case .announce(let place): "will \(place)"
    case .adapt: "adapt"
    case .report(let place): "did \(place)"
    case .reportPlace: "moved"
    case .answer(let name, let isReached): "\(name) \(isReached)"
    case .pause: "pause"
    }
  }

  @Test("while somebody takes the steps nobody else does, and what has come meanwhile is among them")
  func nestedSteps() {
    var course = PanelCourse<Place, String>(state: .closed)
    course.move(to: .open, animated: true)
    let isFirst = course.beginSteps()
    let first = course.nextStep().map(Self.name)
    // Who hears it wants it closed.
    let reply = course.ask(for: .closed, isInPlace: false, isFree: true, completion: "a")
    course.stop(at: .closed, animated: false)
    let isSecond = course.beginSteps()
    #expect(isFirst && first == "will open" && reply == .go && !isSecond)
    var steps: [String] = []
    while let step = course.nextStep() { steps.append(Self.name(of: step)) }
    #expect(steps == ["will closed", "adapt", "did closed", "a true"])
    let isNext = course.beginSteps()
    #expect(isNext, "with the last step the next may")
  }

  @Test("the delegate hears that the panel is elsewhere after it has heard where that goes, and before that it rests")
  func movedPlace() {
    var course = PanelCourse<Place, String>(state: .closed)
    course.move(to: .open, animated: false)
    course.movePlace()
    course.stop(at: .open, animated: false)
    let isFirst = course.beginSteps()
    var steps: [String] = []
    while let step = course.nextStep() { steps.append(Self.name(of: step)) }
    #expect(isFirst && steps == ["will open", "adapt", "moved", "did open"])
  }

  @Test("sent on by each who is told, it pauses, and goes on when the pause is over")
  func pause() {
    var course = PanelCourse<Place, String>(state: .closed)
    course.stop(at: .open, animated: false)
    // Returns the steps until the pause, or until far more than that.
    func sendOnAndOn() -> [String] {
      let isAlone = course.beginSteps()
      guard isAlone else { return [] }
      var steps: [String] = []
      while steps.count < 1000, let step = course.nextStep() {
        if case .pause = step { return steps }
        steps.append(Self.name(of: step))
        if case .report(let place) = step { course.stop(at: place == .open ? .closed : .open, animated: false) }
      }
      return steps
    }
    let first = sendOnAndOn()
    #expect(first.prefix(6) == ["will open", "adapt", "did open", "will closed", "adapt", "did closed"])
    #expect(first.count < 100)
    let early = sendOnAndOn()
    #expect(early.isEmpty, "nobody takes steps in the pause")
    course.endPause()
    let second = sendOnAndOn()
    #expect(!second.isEmpty && second.count < 100)
  }

  @Test("a toggle goes by where the panel will be, also while it waits")
  func destination() {
    var course = PanelCourse<Place, String>(state: .closed)
    let reply = course.ask(for: .open, isInPlace: true, isFree: false, completion: nil)
    #expect(reply == .closeOthers && course.destination == .open && course.state == .closed)
    let asksAgain = course.othersDidClose(false, for: .open)
    #expect(!asksAgain && course.destination == .closed)
  }
}
