import Geometry
import Wayland

/// Looks after a view: makes it, is told when it is seen and gone, and may have children that look after its parts.
///
/// The calls and their order are UIKit's. To add a child: `addChild` (which tells it `willMove(toParent:)`), add its
/// view, `didMove(toParent:)`; to remove it: `willMove(toParent: nil)`, remove its view, `removeFromParent` (which tells
/// it `didMove(toParent:)`). `embed` and `unembed` do all three.
open class ViewController {
  public private(set) weak var parent: ViewController?
  public private(set) var children: [ViewController] = []
  /// What a navigation bar above the view shows.
  public private(set) lazy var navigationItem = NavigationItem()
  public var title: String? { didSet { navigationItem.title = title } }
  public private(set) var isViewLoaded = false
  private(set) var appearance = Appearance.disappeared

  /// Where a view stands between being gone and being seen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  private lazy var loadedView: View = {
    let view = loadView()
    view.viewController = self
    return view
  }()

  /// The controller's view, made at first use.
  public var view: View {
    let view = loadedView
    if !isViewLoaded {
      isViewLoaded = true
      viewDidLoad()
    }
    return view
  }

  public init() {}

  // MARK: For subclasses

  /// Makes the view. Called once.
  open func loadView() -> View { View() }
  open func viewDidLoad() {}
  open func viewWillAppear(animated: Bool) {}
  open func viewDidAppear(animated: Bool) {}
  open func viewWillDisappear(animated: Bool) {}
  open func viewDidDisappear(animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: ViewController?) {}
  open func didMove(toParent parent: ViewController?) {}
  /// A child's view is about to become `size` large, in logical pixels; told from the root down.
  open func viewWillTransition(to size: Size) {
    for child in children { child.viewWillTransition(to: sizeForChild(child, whenSizeIs: size)) }
  }
  /// How large a child's view is when this controller's own is `size` large.
  open func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size { size }
  /// Whether the children are told to appear and disappear together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A key that no view below this controller's used. Returns whether it was used.
  open func keyDown(_ key: KeyEvent) -> Bool { false }

  // MARK: Containment

  public func addChild(_ child: ViewController) {
    guard child.parent !== self, child !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Makes `child` a child whose view fills `container`.
  public func embed(_ child: ViewController, in container: View) {
    addChild(child)
    let appears = shouldAutomaticallyForwardAppearanceMethods && (appearance == .appearing || appearance == .appeared)
    if appears { child.beginAppearanceTransition(isAppearing: true, animated: false) }
    child.view.frame = container.bounds
    container.addSubview(child.view)
    if appears && appearance == .appeared { child.endAppearanceTransition(animated: false) }
    child.didMove(toParent: self)
  }

  /// Takes away `child` and its view.
  public func unembed(_ child: ViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(isAppearing: false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition(animated: false)
    child.removeFromParent()
  }

  // MARK: Appearance

  /// The view is about to be seen, or to go. A parent is told before its children. Saying what is already so, or already
  /// on the way, does nothing; turning round on the way is told.
  public func beginAppearanceTransition(isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      viewWillAppear(animated: animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated: animated)
    default:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.beginAppearanceTransition(isAppearing: isAppearing, animated: animated) }
  }

  /// What `beginAppearanceTransition` announced has come about.
  public func endAppearanceTransition(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated: animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated: animated)
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearanceTransition(animated: animated) }
  }
}
