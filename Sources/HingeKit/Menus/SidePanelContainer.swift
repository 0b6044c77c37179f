/// A controller with panels at its sides. Of all those that hold one another at most one has a panel open, so one that
/// is about to open first closes the other.
public protocol SidePanelContainer: ViewController {
  /// Whether a panel is open, or is moved there or back.
  var hasOpenPanel: Bool { get }
  /// Closes every panel. `completion` is called once, when they rest; with false if one is open by then.
  func closePanels(animated: Bool, completion: ((Bool) -> Void)?)
}

extension SidePanelContainer {
  /// A container around or inside this one that has a panel open.
  var otherOpenContainer: (any SidePanelContainer)? {
    let around = sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? any SidePanelContainer }
    return around.first(where: \.hasOpenPanel) ?? openContainer(inside: self)
  }

  /// Whether there is another container around or inside this one.
  var hasOtherContainer: Bool {
    func hasContainer(_ controller: ViewController) -> Bool {
      controller.children.contains { $0 is any SidePanelContainer || hasContainer($0) }
    }
    return sequence(first: parent) { $0?.parent }.contains { $0 is any SidePanelContainer } || hasContainer(self)
  }

  private func openContainer(inside controller: ViewController) -> (any SidePanelContainer)? {
    for child in controller.children {
      if let container = child as? any SidePanelContainer, container.hasOpenPanel { return container }
      if let container = openContainer(inside: child) { return container }
    }
    return nil
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
