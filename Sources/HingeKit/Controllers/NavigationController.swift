import Geometry

/// One controller under a bar that shows its `navigationItem`; nothing is pushed or popped.
@MainActor public final class NavigationController: ViewController {
  /// Fills what the bar leaves; its `navigationItem` says what the bar shows.
  public let rootViewController: ViewController
  /// At the top, `NavigationBar.height` high.
  public let navigationBar = NavigationBar()
  /// Lies over the content, right below the bar, in what of the content's width is in the window, as high as it likes to
  /// be. What it lies over is not laid out differently.
  public var headerView: View? {
    get { navigationView.header }
    set { navigationView.header = newValue }
  }

  private lazy var navigationView = NavigationView(bar: navigationBar, content: content)
  private let content = ContainerView()

  /// Becomes the parent of `rootViewController` when the view is made.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    super.init()
  }

  /// The bar and the room below it.
  public override func loadView() -> View { navigationView }

  /// This controller.
  public override var barController: NavigationController? { self }

  /// Tells that a container has moved a part of this controller's view out of the window, or back in; in logical pixels.
  /// Window controls and the header keep out of that part.
  func setHiddenWidth(_ width: Double, at edge: HingedMenuController.Edge) {
    switch edge {
    case .leading: navigationView.hiddenLeadingWidth = width
    case .trailing: navigationView.hiddenTrailingWidth = width
    }
  }

  /// Puts the root controller's view into that room.
  public override func viewDidLoad() {
    content.clipsToBounds = true
    navigationBar.item = rootViewController.navigationItem
    embed(rootViewController, in: content)
  }

  /// What the bar leaves.
  public override func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size {
    Size(width: size.width, height: max(0, size.height - NavigationBar.height))
  }
}
