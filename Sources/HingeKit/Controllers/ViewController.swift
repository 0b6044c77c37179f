import Geometry
import Wayland

/// Looks after a view: makes it, is told when it is seen and gone, and may have children that look after its parts.
///
/// The calls and their order are UIKit's. To add a child: `addChild` (which tells it `willMove(toParent:)`), add its
/// view, `didMove(toParent:)`; to remove it: `willMove(toParent: nil)`, remove its view, `removeFromParent` (which tells
/// it `didMove(toParent:)`). `embed` and `unembed` do all three.
///
/// The calls from `viewDidLoad` to `didMove(toParent:)` do nothing here: what derives from this class directly need not
/// call super, what derives from another controller must.
@MainActor open class ViewController {
  /// The controller whose child this one is; nil at the root.
  public private(set) weak var parent: ViewController?
  /// The controllers that look after parts of this one's view, in the order in which they were added.
  public private(set) var children: [ViewController] = []
  /// What a navigation bar above the view shows while this controller is the one below it.
  public private(set) lazy var navigationItem = NavigationItem()
  /// What a person calls this controller; setting it also sets the `navigationItem`'s title.
  public var title: String? { didSet { navigationItem.title = title } }
  /// Whether `view` was made. To ask this does not make it.
  public private(set) var isViewLoaded = false
  /// What covers the view in addition to what covers all of its superview: set by the controller that contains this one.
  /// The view's `safeArea` is the sum.
  public var additionalSafeArea = SafeArea.zero {
    didSet { if additionalSafeArea != oldValue, isViewLoaded { view.updateSafeArea() } }
  }
  /// What covers the view in addition, for good, in logical pixels from its edges: `additionalSafeArea` where nothing comes
  /// and goes.
  public var additionalSafeAreaInsets: Insets {
    get { additionalSafeArea.insets }
    set { additionalSafeArea = SafeArea(newValue) }
  }
  private(set) var appearance = Appearance.disappeared
  /// Whether the view is seen, or about to be.
  var isSeen: Bool { appearance == .appearing || appearance == .appeared }

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
      view.updateSafeArea()
    }
    return view
  }

  /// A controller without a parent, whose view is not made yet.
  public init() {}

  // MARK: For subclasses

  /// Makes the controller's view; called once, when `view` is first used. A plain `View` unless overridden.
  open func loadView() -> View { View() }
  /// Called once, when the view was made and is about to be used for the first time: the place to add subviews and
  /// children.
  open func viewDidLoad() {}
  /// Called when the view is about to be seen, before its children are told the same, and once for each time.
  ///
  /// At the window's first size the view is loaded by then, but not in the window; a child that `embed` shows may not
  /// even be loaded.
  open func viewWillAppear(animated: Bool) {}
  /// Called when the view has come to be seen; follows `viewWillAppear(animated:)` unless the view goes before that is
  /// over.
  open func viewDidAppear(animated: Bool) {}
  /// Called when the view is about to go, also where it was only on its way to be seen. The children are told after
  /// this.
  open func viewWillDisappear(animated: Bool) {}
  /// Called when the view is gone; follows `viewWillDisappear(animated:)` unless the view comes back before that is
  /// over.
  open func viewDidDisappear(animated: Bool) {}
  /// Called when the view is about to lay out its subviews: its own size is right, theirs may not be.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews; what lies in those is laid out after this.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's `safeArea` has changed, be it its insets now or those to come; the view itself was told
  /// before.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when this controller is about to become a child of `parent`, by `addChild(_:)`; or nobody's child (nil), by
  /// `unembed(_:)` or by whoever removes the view.
  open func willMove(toParent parent: ViewController?) {}
  /// Called when this controller has become a child of `parent` and its view is in place, by `embed(_:in:)` or by
  /// whoever added the view; or it is nobody's any more (nil), by `removeFromParent()`.
  open func didMove(toParent parent: ViewController?) {}
  /// Called when the controller's view is about to become `size` large, in logical pixels; told from the root down. It
  /// tells the children what `sizeForChild(_:whenSizeIs:)` says of them: an override must call super.
  open func viewWillTransition(to size: Size) {
    for child in children { child.viewWillTransition(to: sizeForChild(child, whenSizeIs: size)) }
  }
  /// The controller whose bar is this one's bar: itself for a `NavigationController`, the content's for a menu beside a
  /// content; nil for a controller without a bar.
  open var barController: NavigationController? { nil }
  /// How large a child's view is when this controller's own is `size` large, in logical pixels: as large, unless
  /// overridden.
  open func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size { size }
  /// Whether the children are told to appear and disappear together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called for a key that no view below this controller's used. Returns whether it was used; false unless overridden.
  open func keyDown(_ key: KeyEvent) -> Bool { false }

  /// Called for a key before any view has it, for what lies over everything else. Returns whether it was used. Asks the
  /// children: an override must call super for the keys that it leaves unused.
  open func interceptKey(_ key: KeyEvent) -> Bool { children.contains { $0.interceptKey(key) } }

  // MARK: Containment

  /// Makes `child` a child and tells it `willMove(toParent:)`; takes it from another parent. Its view is left to the
  /// caller, and then `didMove(toParent:)`. A controller that would become its own ancestor is a programming error, which
  /// ends the program. Use `embed` where the view just fills another.
  ///
  ///     addChild(player)
  ///     player.view.frame = Rect(x: 0, y: 0, width: 200, height: 120)
  ///     view.addSubview(player.view)
  ///     player.didMove(toParent: self)
  public func addChild(_ child: ViewController) {
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "a view controller can't be its own child, nor a child of one of its children")
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes this controller from its parent and tells it `didMove(toParent: nil)`: the last step of removing a child,
  /// after `willMove(toParent: nil)` and taking its view away. `unembed(_:)` does all three.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Makes `child` a child whose view fills `container`.
  ///
  /// It is given the container's size once; a `ContainerView` keeps it that large. While this controller is seen, the
  /// child is told that it appears, without an animation. The whole of adding a child whose view needs no place of its
  /// own:
  ///
  ///     embed(player, in: container)
  public func embed(_ child: ViewController, in container: View) {
    addChild(child)
    let appears = shouldAutomaticallyForwardAppearanceMethods && isSeen
    if appears { child.beginAppearanceTransition(isAppearing: true, animated: false) }
    child.view.frame = container.bounds
    container.addSubview(child.view)
    if appears && appearance == .appeared { child.endAppearanceTransition(animated: false) }
    child.didMove(toParent: self)
  }

  /// Removes a child and its view from this controller, with all the calls that go with that; does nothing for one that
  /// is not its child.
  public func unembed(_ child: ViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(isAppearing: false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition(animated: false)
    child.removeFromParent()
  }

  // MARK: Appearance

  /// Tells this controller that its view is about to be seen, or to go; a parent is told before its children. Saying
  /// what is already so, or already on the way, does nothing; turning round on the way is told.
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

  /// Tells this controller that its view has come to be seen, or is gone, as
  /// `beginAppearanceTransition(isAppearing:animated:)` has announced.
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

/// Holds views that fill it: each subview's frame is kept as large as the container's bounds.
@MainActor public final class ContainerView: View {
  /// Gives every subview the container's `bounds` as its frame.
  public override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
