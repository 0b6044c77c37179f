/// A controller with panels at its sides. Of all those that hold one another at most one has a panel open, so one that
/// is about to open first closes the other.
@MainActor public protocol SidePanelContainer: ViewController {
  /// Whether a panel is open, or is moved there or back.
  var hasOpenPanel: Bool { get }
  /// Closes every panel of the container. `completion` is called once, when they rest; with false if one is open by
  /// then.
  func closePanels(animated: Bool, completion: ((Bool) -> Void)?)
}

extension SidePanelContainer {
  /// The container around or inside this one that has a panel open, or moves one; nil where there is none.
  public var otherOpenContainer: (any SidePanelContainer)? { otherContainers.first(where: \.hasOpenPanel) }

  /// Whether there is another container around or inside this one.
  var hasOtherContainer: Bool { !otherContainers.isEmpty }

  /// Those around this one, nearest first, then those inside.
  private var otherContainers: [any SidePanelContainer] {
    func inside(_ controller: ViewController) -> [ViewController] { controller.children.flatMap { [$0] + inside($0) } }
    let around = sequence(first: parent) { $0?.parent }.compactMap { $0 }
    return (around + inside(self)).compactMap { $0 as? any SidePanelContainer }
  }

  /// Has the containers around and inside this one close their panels, before this one opens its own: then calls
  /// `completion` with true, or with false where one stays open after all. Without an open panel that is at once.
  public func closeOtherPanels(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let other = otherOpenContainer else { return completion(true) }
    other.closePanels(animated: animated) { [weak self] isClosed in
      // One that is open again, since who was told wanted that, stays so.
      guard let self, isClosed, otherOpenContainer !== other else { return completion(false) }
      closeOtherPanels(animated: animated, completion: completion)
    }
  }
}
