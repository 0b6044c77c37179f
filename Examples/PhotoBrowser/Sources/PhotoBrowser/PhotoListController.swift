import HingeKit

/// All photos, small.
final class PhotoListController: ViewController {
  /// Told which one was tapped.
  var onSelect: ((Int) -> Void)?

  private let photos: [Photo]
  private let pictures: PictureStore
  private let table = TableView()

  init(photos: [Photo], pictures: PictureStore) {
    self.photos = photos
    self.pictures = pictures
    super.init()
  }

  override func loadView() -> View { table }

  override func viewDidLoad() {
    table.backgroundColor = Color(hex: 0x151A1E)
    table.rowHeight = 84
    table.accessibilityIdentifier = "photos"
    table.dataSource = self
    table.delegate = self
  }
}

extension PhotoListController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { photos.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? PhotoCell ?? PhotoCell()
    cell.show(photos[row], picture: pictures.picture(photos[row].source))
    return cell
  }

  /// A person who types finds a photo by its title.
  func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { photos[row].title }

  func tableView(_ tableView: TableView, didSelectRow row: Int) { onSelect?(row) }
}

final class PhotoCell: TableViewCell {
  private let imageView = ImageView()
  private let titleLabel = Label()
  private let placeLabel = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = .system(size: 17, weight: .semibold)
    placeLabel.font = .system(size: 13)
    placeLabel.textColor = Color(hex: 0x9FB0BD)
    for view in [imageView, titleLabel, placeLabel] { addSubview(view) }
  }

  func show(_ photo: Photo, picture: StoredPicture) {
    imageView.picture = picture
    titleLabel.text = photo.title
    placeLabel.text = photo.place
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = Rect(x: 12, y: 12, width: 90, height: 60)
    let width = max(0, bounds.width - 114 - 8)
    titleLabel.frame = Rect(x: 114, y: 18, width: width, height: 26)
    placeLabel.frame = Rect(x: 114, y: 44, width: width, height: 20)
  }
}
