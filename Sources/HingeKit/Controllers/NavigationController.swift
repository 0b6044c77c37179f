import Geometry

/// A controller under a bar that shows its `navigationItem`.
public final class NavigationController: ViewController {
  /// Fills what the bar leaves; its `navigationItem` says what the bar shows.
  public let rootViewController: ViewController
  /// At the top, `NavigationBar.height` high.
  public let navigationBar = NavigationBar()

  private let content = ContainerView()

  /// Becomes the parent of `rootViewController` when the view is made.
  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    super.init()
  }

  /// The bar and the room below it.
  public override func loadView() -> View { NavigationView(bar: navigationBar, content: content) }

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
