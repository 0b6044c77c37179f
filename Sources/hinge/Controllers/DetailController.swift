import Drawing
import Geometry
import HingeKit

/// The detail: an item's large picture in the middle of the item's colour (R1.13). Knows no menu.
final class DetailController: ViewController {
  /// What is shown; nil for none yet.
  var item: MenuItem? { didSet { showItem() } }
  /// Stands in the middle of the bare ground while there is no item.
  var prompt = "" { didSet { promptLabel.text = prompt } }

  /// A picture is never drawn larger, in logical pixels.
  private static let largestPicture = Size(width: 320, height: 320)

  private let pictures: PictureStore
  private let imageView = ImageView()
  private let promptLabel = Label()

  init(pictures: PictureStore) {
    self.pictures = pictures
    super.init()
  }

  override func loadView() -> View { imageView }

  override func viewDidLoad() {
    imageView.maximumPictureSize = Self.largestPicture
    promptLabel.textAlignment = .center
    promptLabel.textColor = Appearance.quietText
    imageView.addSubview(promptLabel)
    showItem()
  }

  override func viewDidLayoutSubviews() {
    promptLabel.frame = imageView.bounds.inset(dx: 16, dy: 0)
  }

  private func showItem() {
    title = item?.title
    imageView.backgroundColor = item?.color ?? Appearance.ground
    imageView.picture = item.flatMap { pictures.picture(named: $0.picture) }
    promptLabel.isHidden = item != nil
  }
}
