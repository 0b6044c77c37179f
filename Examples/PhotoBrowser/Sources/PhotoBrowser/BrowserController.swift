import HingeKit

/// A photo that slides aside for the list of all of them.
final class BrowserController: SlideOutController {
  private let photos: [Photo]
  private let list: PhotoListController
  private let page: PhotoController

  /// - Parameter pictures: Reads the photos' pictures, beside what is on the screen.
  init(photos: [Photo], pictures: PictureStore = PictureStore()) {
    self.photos = photos
    list = PhotoListController(photos: photos, pictures: pictures)
    page = PhotoController(pictures: pictures)
    let navigation = NavigationController(rootViewController: page)
    super.init(center: navigation, leading: list)
    panelWidths = [.leading: 260]

    // The title is in the header at first, and in the bar while the header is a button.
    navigation.headerView = page.burger
    navigation.navigationBar.titleAlpha = 0
    page.burger.onProgress = { [weak navigation] in navigation?.navigationBar.titleAlpha = $0 }
    page.burger.onTap = { [weak self] _ in self?.togglePanel(.leading, animated: true) }
    list.onSelect = { [weak self] in self?.show($0) }
    page.photo = photos.first
  }

  private func show(_ index: Int) {
    page.photo = photos[index]
    collapsePanels(animated: true)
  }
}

/// A photo and its story, under a header that rolls up into a button as they scroll.
final class PhotoController: ViewController {
  let burger = FloatingBurger()
  var photo: Photo? { didSet { photoDidChange() } }

  private let pictures: PictureStore
  private let scroller = ScrollView()
  private let imageView = ImageView()
  private let placeLabel = Label()
  private let storyLabel = Label()

  init(pictures: PictureStore) {
    self.pictures = pictures
    super.init()
  }

  private static let margin = 20.0

  override func loadView() -> View { scroller }

  override func viewDidLoad() {
    scroller.backgroundColor = Color(hex: 0x20262B)
    scroller.alwaysBounceVertical = true
    scroller.accessibilityIdentifier = "page"
    scroller.delegate = self
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.accessibilityIdentifier = "photo"
    placeLabel.textColor = Color(hex: 0x9FB0BD)
    placeLabel.accessibilityIdentifier = "place"
    storyLabel.font = .system(size: 20)
    storyLabel.numberOfLines = 0
    burger.headerColor = Color(hex: 0x20262B)
    burger.accessibilityIdentifier = "header"
    for view in [imageView, placeLabel, storyLabel] { scroller.addSubview(view) }
  }

  private func photoDidChange() {
    title = photo?.title
    burger.title = photo?.title ?? ""
    imageView.picture = photo.map { pictures.picture($0.source) }
    placeLabel.text = photo?.place ?? ""
    storyLabel.text = photo?.story ?? ""
    scroller.setContentOffset(.zero, animated: false)
  }

  override func viewDidLayoutSubviews() {
    let width = scroller.bounds.width
    let column = max(0, width - 2 * Self.margin)
    imageView.frame = Rect(x: 0, y: FloatingBurger.height, width: width, height: width * 2 / 3)
    placeLabel.frame = Rect(x: Self.margin, y: imageView.frame.maxY + 12, width: column, height: 26)
    let height = storyLabel.sizeThatFits(Size(width: column, height: .infinity)).height
    storyLabel.frame = Rect(x: Self.margin, y: placeLabel.frame.maxY + 12, width: column, height: height)
    // There is always enough to scroll for the header to become a button.
    let end = max(storyLabel.frame.maxY + Self.margin, scroller.bounds.height + 120)
    scroller.contentSize = Size(width: width, height: end)
  }
}

extension PhotoController: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { burger.scrolled(to: scrollView.contentOffset.y) }
}
