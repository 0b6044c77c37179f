import Drawing
import Geometry
import HingeKit

/// One of a store's pictures, to be set as an `ImageView`'s.
@MainActor final class StoredPicture: ViewPicture {
  /// As the menu writes it.
  let name: String

  /// What is known of it.
  enum State {
    case unknown
    case drawable(Size)
    case broken
  }

  private(set) var state = State.unknown
  private weak var store: PictureStore?
  private var viewers: [ObjectIdentifier: Viewer] = [:]

  private struct Viewer {
    weak var view: ImageView?
  }

  /// As most details' pictures are; nothing moves when such a one has come.
  private static let expectedSize = Size(width: 320, height: 320)
  /// Room for the sign of a broken one.
  private static let brokenSize = Size(width: 80, height: 80)

  init(name: String, store: PictureStore) {
    self.name = name
    self.store = store
  }

  var intrinsicSize: Size {
    store?.loadAtOnce(self)
    return Self.size(of: state)
  }

  var isBroken: Bool { if case .broken = state { true } else { false } }

  func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap? {
    guard !isBroken, let store else { return nil }
    viewers[ObjectIdentifier(view)] = Viewer(view: view)
    return store.pixels(PictureRequest(name: name, fit: fit, tint: tint), of: self, remote: view.window?.remote)
  }

  func viewDidLeave(_ view: ImageView) {
    guard viewers.removeValue(forKey: ObjectIdentifier(view)) != nil, viewers.isEmpty else { return }
    store?.cancel(self)
  }

  /// What is known now.
  ///
  /// - Parameter isAnnounced: Whether every view that shows it is to ask again.
  func become(_ state: State, isAnnounced: Bool) {
    let isResized = Self.size(of: state) != Self.size(of: self.state)
    self.state = state
    guard isAnnounced else { return }
    for viewer in viewers.values { viewer.view?.pictureDidChange(isResized: isResized) }
  }

  private static func size(of state: State) -> Size {
    switch state {
    case .unknown: expectedSize
    case .drawable(let size): size
    case .broken: brokenSize
    }
  }
}
