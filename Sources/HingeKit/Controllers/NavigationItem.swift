/// What a navigation bar shows for a controller.
@MainActor public final class NavigationItem {
  /// In the bar's middle; nil leaves that empty. `ViewController.title` sets it too.
  public var title: String? { didSet { onChange?() } }
  /// At the bar's leading end.
  public var leadingView: View? { didSet { onChange?() } }
  /// At the bar's trailing end.
  public var trailingView: View? { didSet { onChange?() } }

  var onChange: (() -> Void)?
}
