/// A controller with panels at its sides. Of all those that hold one another at most one has a panel open, so one that
/// is about to open first closes the other.
@MainActor public protocol SidePanelContainer: ViewController {
  /// Whether a panel is open, or is moved there or back.
  var hasOpenPanel: Bool { get }
  /// Closes every panel. `completion` is called once, when they rest; with false if one is open by then.
  func closePanels(animated: Bool, completion: ((Bool) -> Void)?)
}

extension SidePanelContainer {
  /// A container around or inside this one that has a panel open.
  var otherOpenContainer: (any SidePanelContainer)? { otherContainers.first(where: \.hasOpenPanel) }

  /// Whether there is another container around or inside this one.
  var hasOtherContainer: Bool { !otherContainers.isEmpty }

  /// Those around this one, nearest first, then those inside.
  private var otherContainers: [any SidePanelContainer] {
    func inside(_ controller: ViewController) -> [ViewController] { controller.children.flatMap { [$0] + inside($0) } }
    let around = sequence(first: parent) { $0?.parent }.compactMap { $0 }
    return (around + inside(self)).compactMap { $0 as? any SidePanelContainer }
  }

  /// Calls `completion` once no other container has a panel open; with false where one stays open after all.
  func closeOtherPanels(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let other = otherOpenContainer else { return completion(true) }
    other.closePanels(animated: animated) { [weak self] isClosed in
      // One that is open again, since who was told wanted that, stays so.
      guard let self, isClosed, otherOpenContainer !== other else { return completion(false) }
      closeOtherPanels(animated: animated, completion: completion)
    }
  }
}
