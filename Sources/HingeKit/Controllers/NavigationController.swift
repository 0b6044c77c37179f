import Geometry

/// One controller under a bar that shows its `navigationItem`; nothing is pushed or popped.
@MainActor public final class NavigationController: ViewController {
  /// The controller that fills what the bar leaves; its `navigationItem` says what the bar shows.
  public let rootViewController: ViewController
  /// The bar at the top of the view, `NavigationBar.height` high; a heading as high as its words need.
  public let navigationBar = NavigationBar()
  /// Whether the bar is neither seen nor takes room, as where a `headerView` stands for it. False at first.
  public var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set {
      navigationBar.isHidden = newValue
      navigationView.setNeedsLayout()
    }
  }
  /// A view over the content, right below the bar, within its safe area, as high as it likes to be. It becomes part of
  /// the `additionalSafeArea` of the root controller, whose view is as large as without it. Nil at first.
  public var headerView: View? {
    get { navigationView.header }
    set {
      navigationView.header = newValue
      if newValue == nil { rootViewController.additionalSafeArea = .zero }
    }
  }

  private lazy var navigationView = NavigationView(bar: navigationBar, content: content)
  private let content = ContainerView()

  /// A bar over `rootViewController`, whose parent this becomes when the view is made.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    super.init()
    navigationBar.item = rootViewController.navigationItem
  }

  /// Makes the view that holds the bar and the root controller's view below it.
  public override func loadView() -> View { navigationView }

  /// This controller itself, since the bar is its own.
  public override var barController: NavigationController? { self }

  /// Embeds the root controller below the bar.
  public override func viewDidLoad() {
    content.clipsToBounds = true
    embed(rootViewController, in: content)
  }

  /// Tells the root controller how much of it the header covers, be it hidden or not.
  public override func viewDidLayoutSubviews() {
    if let headerView { rootViewController.additionalSafeAreaInsets = Insets(top: headerView.frame.height) }
  }

  /// How large the root controller's view is when this one's is `size` large, in logical pixels: the bar's height is
  /// taken off.
  public override func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size {
    Size(width: size.width, height: max(0, size.height - navigationView.barHeight(in: size)))
  }
}

/// The bar on top, the content below it, and over that a header where there is one.
private final class NavigationView: View {
  /// See `NavigationController.headerView`.
  var header: View? {
    didSet {
      guard header !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let header { addSubview(header) }
    }
  }

  private let bar: NavigationBar
  private let content: View

  init(bar: NavigationBar, content: View) {
    self.bar = bar
    self.content = content
    super.init()
    addSubview(content)
    addSubview(bar)
  }

  /// What it was laid out for.
  private var place: (size: Size, insets: Insets)?
  /// Whether something has moved over it since.
  private var hasMoved = false

  override func safeAreaInsetsDidChange() {
    if safeArea.isAtRest { setNeedsLayout() } else { hasMoved = true }
  }

  /// What lies in it is laid out for where it rests; where a motion ends in another such place, it fades.
  override func layoutSubviews() {
    let fades = hasMoved && place.map { $0.size == bounds.size && $0.insets != restedSafeAreaInsets } ?? false
    if safeArea.isAtRest { hasMoved = false }
    place = (bounds.size, restedSafeAreaInsets)
    if fades { dissolve(changes: placeParts) } else { placeParts() }
  }

  func barHeight(in size: Size) -> Double { bar.isHidden ? 0 : bar.sizeThatFits(size).height }

  private func placeParts() {
    let barHeight = min(barHeight(in: bounds.size), bounds.height)
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: barHeight)
    content.frame = Rect(x: 0, y: barHeight, width: bounds.width, height: bounds.height - barHeight)
    guard let header else { return }
    let room = content.frame.inset(by: content.restedSafeAreaInsets)
    header.frame = Rect(
      origin: room.origin, size: Size(width: room.width, height: header.sizeThatFits(room.size).height))
  }
}

/// What a navigation bar shows for a controller.
@MainActor public final class NavigationItem {
  /// The title in the bar's middle; nil leaves that empty. `ViewController.title` sets it too.
  public var title: String? { didSet { onChange?() } }
  /// A question or a hint below the title, where the bar's `isHeading` is set; nil, as at first, for none.
  public var prompt: String? { didSet { if prompt != oldValue { onChange?() } } }
  /// The view at the bar's leading end: at the left where text runs from left to right. Nil at first.
  public var leadingView: View? { didSet { onChange?() } }
  /// The view at the bar's trailing end: at the right where text runs from left to right. Nil at first.
  public var trailingView: View? { didSet { onChange?() } }

  var onChange: (() -> Void)?
}
