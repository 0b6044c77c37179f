/// What was promised about a panel and has not come about: the other panels that it waits for, the delegate's calls, the
/// completions. Hinged menus and sliding panels have it in common; where exactly a panel is, each knows by itself.
///
/// Pure. A controller says here what happens to its panel, and then takes one step after another until there is none,
/// each with what has become of the course since: so it does not matter what those who are told ask for meanwhile.
nonisolated struct PanelCourse<State: Hashable, Completion> {
  /// What is to be done next, by the controller.
  enum Step {
    /// The delegate hears that the panel is going to `state`.
    case announce(State)
    /// What is shown, and who is told to appear, is brought into line with where the panel is.
    case adapt(animated: Bool)
    /// The delegate hears that the panel is elsewhere.
    case reportPlace
    /// The delegate hears that the panel rests at `state`.
    case report(State)
    /// Who asked hears whether the panel rests where it was asked for.
    case answer(Completion, isReached: Bool)
    /// Those who are told send the panel on each time: the rest is to be done after whatever else the loop has to do. There
    /// are no more steps until `endPause`.
    case pause
  }

  /// What a controller does about a request.
  enum Reply {
    /// The panel rests there: the request is complete.
    case isThere
    /// The panels of other containers are to be closed first; then `othersDidClose` says whether to ask again.
    case closeOthers
    /// The panel is to go there. The request's completion will be among the steps.
    case go
  }

  private enum Phase: Equatable {
    /// At `state`, and everybody knows.
    case resting
    /// A hand or a motion has the panel; or nothing any more (`hasStopped`), and not everybody knows.
    case underWay(hasStopped: Bool, News)
  }

  /// What the delegate knows of a way.
  private enum News {
    /// Nothing, and nothing is to be told: the panel goes back to where it was.
    case none
    /// The panel goes elsewhere, and the delegate has not heard of that.
    case toTell
    /// The delegate has heard where the panel goes, and waits to hear that it rests.
    case told
  }

  private enum Change {
    case atOnce, animated
  }

  /// Where the panel rests, or is on its way to; under a hand, where that took it from.
  private(set) var state: State
  /// Where the panel goes once the others have closed; nil for nowhere.
  private(set) var awaited: State?
  private var phase = Phase.resting
  private var pending: [(state: State, completion: Completion)] = []
  private var answers: [(completion: Completion, isReached: Bool)] = []
  /// How the panel has moved that nothing was adapted to; nil where it has not.
  private var change: Change?
  /// Whether the panel is elsewhere and the delegate was not told.
  private var hasMoved = false
  /// Whether somebody takes the steps already, or is going to.
  private var isFollowed = false
  /// How many steps are taken before the next pause, but for answers, which lead to nothing without others.
  private var stepsLeft = 0
  /// A way takes four or five; those of people who are told and send the panel on come to an end long before this.
  private static var mostSteps: Int { 40 }

  init(state: State) { self.state = state }

  /// Where the panel will be if nobody wants anything else.
  var destination: State { awaited ?? state }

  /// Whether neither a hand nor a motion has the panel.
  var hasStopped: Bool {
    switch phase {
    case .resting: true
    case .underWay(let hasStopped, _): hasStopped
    }
  }

  // MARK: Requests

  /// The panel is wanted at `state`, and nowhere else any more.
  ///
  /// - Parameters:
  ///   - isInPlace: Whether the panel is exactly where its state says.
  ///   - isFree: Whether no other container has a panel open that would have to close first.
  mutating func ask(for state: State, isInPlace: Bool, isFree: Bool, completion: Completion?) -> Reply {
    awaited = nil
    if state == self.state, isInPlace, phase == .resting { return .isThere }
    guard isFree else {
      awaited = state
      return .closeOthers
    }
    if let completion { pending.append((state, completion)) }
    return .go
  }

  /// The others have closed, or one of them has not. Returns whether the panel is to go to `state`, for which they were
  /// to close: not if it was sent elsewhere meanwhile.
  mutating func othersDidClose(_ isClosed: Bool, for state: State) -> Bool {
    let isWanted = awaited == state || self.state == state
    if awaited == state { awaited = nil }
    return isClosed && isWanted
  }

  // MARK: What happens to the panel

  /// A hand or a motion has the panel, on its way to `state`.
  mutating func move(to state: State, animated: Bool) { decide(state, hasStopped: false, animated: animated) }

  /// The panel is at `state`.
  mutating func stop(at state: State, animated: Bool) {
    if phase == .resting, state == self.state { return note(animated: animated) }
    decide(state, hasStopped: true, animated: animated)
  }

  private mutating func decide(_ state: State, hasStopped: Bool, animated: Bool) {
    var news = News.none
    if case .underWay(_, let known) = phase { news = known }
    if state != self.state { news = .toTell }
    phase = .underWay(hasStopped: hasStopped, news)
    self.state = state
    note(animated: animated)
  }

  /// The panel is elsewhere, for the same reasons as before.
  mutating func note(animated: Bool) { change = animated ? .animated : .atOnce }

  /// The panel is seen elsewhere, and the delegate is to hear of it.
  mutating func movePlace() { hasMoved = true }

  // MARK: Steps

  /// Whether the caller is to take the steps; false if somebody does already, who takes the new ones too.
  mutating func beginSteps() -> Bool {
    guard !isFollowed else { return false }
    isFollowed = true
    stepsLeft = Self.mostSteps
    return true
  }

  /// The loop has had its turn: `beginSteps` has the steps go on.
  mutating func endPause() { isFollowed = false }

  /// What is to be done now; nil ends the steps, and so does a pause for now.
  mutating func nextStep() -> Step? {
    if !answers.isEmpty {
      let answer = answers.removeFirst()
      return .answer(answer.completion, isReached: answer.isReached)
    }
    guard hasSteps else {
      isFollowed = false
      return nil
    }
    guard stepsLeft > 0 else { return .pause }
    stepsLeft -= 1
    if case .underWay(let hasStopped, .toTell) = phase {
      phase = .underWay(hasStopped: hasStopped, .told)
      return .announce(state)
    }
    if let change {
      self.change = nil
      return .adapt(animated: change == .animated)
    }
    if hasMoved {
      hasMoved = false
      return .reportPlace
    }
    guard case .underWay(_, let news) = phase else { return nil }
    phase = .resting
    // What is asked for from now on is another way.
    answers = pending.map { ($0.completion, $0.state == state) }
    pending.removeAll()
    return news == .told ? .report(state) : nextStep()
  }

  private var hasSteps: Bool {
    switch phase {
    case .underWay(hasStopped: true, _), .underWay(_, .toTell): true
    case .resting, .underWay: change != nil || hasMoved
    }
  }
}
