import Drawing
import Geometry
import HingeKit
import MenuDocuments

/// The detail: an item's picture and words on the item's colour (R1.13). Knows no menu.
final class DetailController: ViewController {
  weak var delegate: (any DetailControllerDelegate)?
  /// What is shown, from its top on; nil for none yet.
  var item: MenuItem? {
    get { shownItem }
    set {
      shownItem = newValue
      showItem()
      scroll(to: 0)
    }
  }
  /// Shows another item: its page spreads from where it was chosen. What is seen of one that still does is where the next
  /// one begins.
  func show(_ item: MenuItem, from origin: PageOrigin?) {
    guard let origin, item.id != shownItem?.id, isViewLoaded, let point = detailView.convert(fromWindow: origin.point)
    else {
      self.item = item
      return
    }
    let icon = origin.icon.flatMap { icon in
      detailView.convert(fromWindow: icon.origin).map { Rect(origin: $0, size: icon.size) }
    }
    detailView.arrive(from: point, icon: icon) { self.item = item }
  }

  /// Colours and letters.
  var appearance: Appearance { didSet { if appearance != oldValue { showItem() } } }
  /// Stands in the middle of the bare ground while there is no item.
  var prompt = "" { didSet { detailView.promptLabel.text = prompt } }
  /// How much of the prompt is seen, 0...1: none where it stands elsewhere.
  var promptAlpha: Double {
    get { detailView.promptLabel.alpha }
    set { detailView.promptLabel.alpha = newValue }
  }
  /// How large items' pictures are.
  var pictureMode: MenuDocument.Pictures {
    get { detailView.pictureMode }
    set { detailView.pictureMode = newValue }
  }

  /// The item's colour, or the window's.
  var groundColor: Color { appearance.pageGround(of: item) }
  /// What is read on that.
  var textColor: Color { Color.readable(on: groundColor) }

  private var shownItem: MenuItem?
  private let pictures: MenuPictures
  private let detailView = DetailView()

  init(pictures: MenuPictures, appearance: Appearance = Appearance()) {
    self.pictures = pictures
    self.appearance = appearance
    super.init()
    showItem()
  }

  /// What above the page says this title in full, as it is laid out; nothing does at first.
  var titleAbove: ((_ title: String) -> TitleAbove)? {
    didSet {
      detailView.titleAbove = { [weak self] in
        guard let self, let title else { return .nothing }
        return titleAbove?(title) ?? .nothing
      }
    }
  }
  /// Whether the page itself says the item's title.
  var saysTitle: Bool { detailView.saysTitle }
  /// How far it is scrolled, in logical pixels; below zero where it is pulled beyond its top.
  var contentOffsetY: Double { detailView.scrollView.contentOffset.y }

  /// Scrolls a long item, or as soon as it has a size.
  func scroll(to offsetY: Double) {
    detailView.wantedOffsetY = offsetY
    detailView.setNeedsLayout()
  }

  /// Shows what has become of the item, scrolled as far as it was; nil if it is gone.
  func update(item: MenuItem?) {
    if item?.id != shownItem?.id { scroll(to: 0) }
    shownItem = item
    showItem()
  }

  override func loadView() -> View { detailView }

  override func viewDidLoad() { detailView.scrollView.delegate = self }

  override func viewDidLayoutSubviews() { delegate?.detailControllerDidLayOut(self) }

  private func showItem() {
    title = item?.title
    detailView.backgroundColor = groundColor
    detailView.imageView.tintColor = textColor
    detailView.imageView.picture = item?.picture.flatMap { pictures.picture(named: $0) }
    detailView.words = item?.words(on: groundColor, color: textColor, appearance: appearance) ?? []
    detailView.font = Font(family: appearance.fontFamily, size: appearance.textSizes.detail)
    detailView.promptLabel.isHidden = item != nil
    detailView.promptLabel.textColor = appearance.quiet(
      appearance.words(on: groundColor), on: groundColor, alpha: 0.6)
    detailView.contentDidChange()
  }
}

extension DetailController: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { delegate?.detailControllerDidScroll(self) }
}

extension DetailController: GalleryControllerDelegate {
  func galleryController(_ gallery: GalleryController, didSelectRow row: Int) {
    let cell = gallery.tableView.cell(forRow: row)
    let point = gallery.tableView.latestTap ?? cell.flatMap { $0.convert(toWindow: $0.bounds.center) }
    show(gallery.panel.items[row], from: point.map { PageOrigin(point: $0) })
    delegate?.detailController(self, didShowRow: row, of: gallery)
  }
}

/// Where a page comes from when its item is chosen, in the window's coordinates.
struct PageOrigin {
  /// Where the finger was.
  var point: Point
  /// What grows into the page's picture; nil for nothing.
  var icon: Rect?
}

/// Hears what a detail shows (R1.4: the detail knows neither menus nor burgers).
@MainActor protocol DetailControllerDelegate: AnyObject {
  /// The detail was laid out, in another size or with another item.
  func detailControllerDidLayOut(_ detail: DetailController)
  /// The detail was scrolled.
  func detailControllerDidScroll(_ detail: DetailController)
  /// The detail shows what was chosen in a panel beside it, and wants to be seen whole (R2.4).
  func detailController(_ detail: DetailController, didShowRow row: Int, of panel: GalleryController)
}
