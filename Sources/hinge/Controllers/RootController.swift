import HingeKit

/// The hinged menu beside its detail. Hears what is chosen in the one and shows it in the other (R1.4).
final class RootController: HingedMenuController {
  let menuController: MenuController
  let detailController: DetailController

  private let closesOnSelect: Bool
  /// Where to hold the menu once it has a size.
  private var launchFraction: Double?

  /// - Parameter selection: The item shown at launch; nil for none yet.
  init(source: any MenuDataSource, pictures: PictureStore, options: Options, selection: MenuItem?) {
    let isSecondDesign = options.closesOnSelect || options.launch == .folded
    menuController = MenuController(
      source: source, pictures: pictures, rowSizing: isSecondDesign ? .neverLow : .allInSight)
    detailController = DetailController(pictures: pictures)
    closesOnSelect = options.closesOnSelect
    launchFraction = options.fraction
    super.init(
      menu: NavigationController(rootViewController: menuController),
      content: NavigationController(rootViewController: detailController),
      menuState: options.menuState)
    foldStyle = options.fold
    perspectiveDistance = options.perspective
    menuController.delegate = self
    detailController.prompt = source.prompt
    detailController.item = selection
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let fraction = launchFraction else { return }
    launchFraction = nil
    hold(at: fraction)
  }
}

extension RootController: MenuControllerDelegate {
  func menuController(_ menu: MenuController, didSelect item: MenuItem) {
    detailController.item = item
    if closesOnSelect { hideMenu(animated: true) }
  }
}

extension Options {
  /// Where the menu rests at launch, or rested before it was held between.
  fileprivate var menuState: HingedMenuController.MenuState {
    switch fraction {
    case .some(let fraction): fraction < 1 ? .open : .folded
    case nil: launch == .open ? .open : .folded
    }
  }
}
