import Geometry

/// A controller under a bar that shows its `navigationItem`.
public final class NavigationController: ViewController {
  public let rootViewController: ViewController
  public let navigationBar = NavigationBar()

  private let content = ContainerView()

  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    super.init()
  }

  public override func loadView() -> View { NavigationView(bar: navigationBar, content: content) }

  public override func viewDidLoad() {
    content.clipsToBounds = true
    navigationBar.item = rootViewController.navigationItem
    embed(rootViewController, in: content)
  }

  public override func sizeForChild(_ child: ViewController, whenSizeIs size: Size) -> Size {
    Size(width: size.width, height: max(0, size.height - NavigationBar.height))
  }
}
