/// A controller that moves its panels as a course says.
protocol PanelMover: SidePanelContainer {
  associatedtype PanelState: Hashable
  /// Everything that the controller has promised about its panels.
  var course: PanelCourse<PanelState, (Bool) -> Void> { get set }
  /// Whether the panels are exactly where their state says.
  var isInPlace: Bool { get }
  /// Whether a panel is seen at `state`, so that those of other containers have to close first.
  func showsPanel(at state: PanelState) -> Bool
  /// Moves the panels, which may be on their way there already.
  func go(to state: PanelState, animated: Bool)
  /// Tells the delegate where the panels are going.
  func announce(_ state: PanelState)
  /// Brings what is shown into line with where the panels are.
  func adapt(animated: Bool)
  /// Tells the delegate that the panels are elsewhere.
  func reportPlace()
  /// Tells the delegate where the panels rest.
  func report(_ state: PanelState)
}

extension PanelMover {
  /// Moves the panels once nothing else is open, unless they are sent elsewhere before. `completion` is called once, when
  /// they rest; with false if they rest elsewhere by then.
  func move(to state: PanelState, animated: Bool, completion: ((Bool) -> Void)?) {
    let isFree = !showsPanel(at: state) || otherOpenContainer == nil
    switch course.ask(for: state, isInPlace: isInPlace, isFree: isFree, completion: completion) {
    case .isThere: completion?(true)
    case .go: go(to: state, animated: animated)
    case .closeOthers:
      closeOtherPanels(animated: animated) { [weak self] isClosed in
        guard let self, course.othersDidClose(isClosed, for: state) else {
          completion?(false)
          return
        }
        move(to: state, animated: animated, completion: completion)
      }
    }
  }

  /// Does what the course has come to. What those who are told ask for is done, and told, after they have returned.
  ///
  /// If that goes on and on, with each who is told sending the panels elsewhere at once, the loop comes first: the events
  /// that wait, and a frame.
  func follow() {
    guard course.beginSteps() else { return }
    while let step = course.nextStep() {
      switch step {
      case .announce(let state): announce(state)
      case .adapt(let animated): adapt(animated: animated)
      case .reportPlace: reportPlace()
      case .report(let state): report(state)
      case .answer(let completion, let isReached): completion(isReached)
      case .pause:
        Task { [weak self] in
          self?.course.endPause()
          self?.follow()
        }
        return
      }
    }
  }
}
