import Geometry

/// The panel that is seen, the centre over it, and over that what takes the centre's touches while it is moved aside.
final class SlideOutView: View {
  /// As large as the view: whatever the centre uncovers, it uncovers this, never the ground.
  let panelContainer = View()
  /// The panel in it.
  var panel: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let panel else { return }
      panelContainer.backgroundColor = panel.groundColor
      panelContainer.addSubview(panel)
      placePanel()
    }
  }
  let centerContainer = ContainerView()
  let catcher = SlideOutCatcher()
  /// Told before the parts are placed.
  var onLayout: (() -> Void)?

  private var panelFrame = Rect.zero { didSet { placePanel() } }

  /// Of the centre's shadow on a panel.
  private static let shadowOpacity = 0.8
  /// In logical pixels.
  private static let shadowRadius = 8.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    panelContainer.isHidden = true
    panelContainer.clipsToBounds = true
    centerContainer.clipsToBounds = true
    centerContainer.shadowRadius = Self.shadowRadius
    catcher.isHidden = true
    for view in [panelContainer, centerContainer, catcher] { addSubview(view) }
  }

  override func layoutSubviews() { onLayout?() }

  /// Places everything as `motion` says. `direction` is 1, or -1 in a right-to-left window.
  func show(_ motion: SlideOutMotion, direction: Double) {
    let isPanelSeen = motion.edge != nil
    panelContainer.isHidden = !isPanelSeen
    panelContainer.frame = bounds
    if let panel { panelContainer.backgroundColor = panel.groundColor }
    // On a whole device pixel, so that its picture is copied, and no edge of it is drawn anew.
    let scale = window?.scale ?? 1
    let offset = (motion.offset * scale).rounded() / scale * direction
    centerContainer.frame = bounds.offset(by: Vector(dx: offset, dy: 0))
    centerContainer.shadowOpacity = isPanelSeen ? Self.shadowOpacity : 0
    catcher.isHidden = !isPanelSeen
    // What settles is caught by a finger wherever that goes down, and nothing is chosen by it (M33).
    catcher.frame = motion.isSettling ? bounds : centerContainer.frame
    // A frame is then two copies.
    panelContainer.shouldRasterize = isPanelSeen
    centerContainer.shouldRasterize = isPanelSeen
    let isAtLeft = (motion.edge == .leading) == (direction > 0)
    let width = motion.panelWidth
    panelFrame = Rect(x: isAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  private func placePanel() { panel?.frame = panelFrame }
}

extension View {
  /// What a view that is larger would show: its own background, or the lowest one in it.
  fileprivate var groundColor: Color { backgroundColor ?? subviews.first?.groundColor ?? .black }
}

/// Takes the touches of a centre that is moved aside, but for those on the buttons that move it back.
final class SlideOutCatcher: View {
  var buttons: [Control] = []

  /// In the view's coordinates.
  override func point(inside point: Point) -> Bool {
    guard super.point(inside: point) else { return false }
    guard let place = convert(toWindow: point) else { return true }
    return !buttons.contains { button in
      guard button.window != nil, let local = button.convert(fromWindow: place) else { return false }
      return button.point(inside: local)
    }
  }
}
