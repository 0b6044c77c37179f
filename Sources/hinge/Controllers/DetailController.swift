import Drawing
import Geometry
import HingeKit

/// The detail: an item's large picture in the middle of the item's colour (R1.13). Knows no menu.
final class DetailController: ViewController {
  /// What is shown; nil for the bare ground.
  var item: MenuItem? { didSet { showItem() } }

  /// A picture is never drawn larger, in logical pixels.
  private static let largestPicture = Size(width: 320, height: 320)

  private let pictures: PictureStore
  private let imageView = ImageView()

  init(pictures: PictureStore) {
    self.pictures = pictures
    super.init()
  }

  override func loadView() -> View { imageView }

  override func viewDidLoad() {
    imageView.maximumPictureSize = Self.largestPicture
    showItem()
  }

  private func showItem() {
    title = item?.title
    imageView.backgroundColor = item?.color ?? Appearance.ground
    imageView.picture = item.flatMap { pictures.picture(named: $0.picture) }
  }
}
