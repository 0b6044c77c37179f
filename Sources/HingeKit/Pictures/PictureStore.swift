import Drawing
import Geometry
import Loop
import Pictures

/// Pictures that are read, decoded and scaled away from the frame, and kept while there is room: files, icons of the
/// user's theme, or contents that are in memory.
///
///     let pictures = PictureStore()
///     imageView.picture = pictures.picture(.file(path: "/usr/share/backgrounds/sky.jpg"))
///
/// It must be kept as long as its pictures are shown. Nothing is read before it is to be seen: a view asks when it is
/// drawn, in its size in device pixels, and draws a faint ground until the pixels come. A picture that is out of sight
/// before its turn is not read. The first frame is given to the compositor before anything is read.
///
/// The pictures are drawn by another process, which runs the program `hinge-picture`: a damaged or a hostile picture ends
/// that, or its time of five seconds, and is a broken one. The program is what the environment's variable
/// `HINGE_PICTURE` names; else it lies beside the running program, as Swift's package manager builds it, or else in
/// `libexec/hinge` or `lib/hinge` beside the running program's `bin`. A package that needs it has the product
/// `hinge-picture` among its target's dependencies.
@MainActor public final class PictureStore {
  /// When pictures are drawn.
  nonisolated public enum Timing: Sendable {
    /// Pictures are drawn after the frame that asks for them, on another thread.
    case background
    /// Pictures are drawn when they are asked for, so that `Window.snapshot` shows all of them.
    case immediate
  }

  /// The object that is told of pictures that cannot be shown. Not kept alive.
  public weak var delegate: (any PictureStoreDelegate)?

  /// Whether the store's pictures are drawn after the frame that asks for them, or at once.
  public let timing: Timing

  private let worker: PictureWorker
  private var pictures: [PictureSource: StoredPicture] = [:]
  private var cache = PictureCache()
  /// What was asked for and has not come yet.
  private var outstanding: Set<PictureRequest> = []
  /// Of those, what the worker has not been told yet, in the order of asking.
  private var unsent: [PictureRequest] = []
  /// Counts `reload`: what was under way then is not wanted any more.
  private var generation = 0
  /// Whether the delegate knows that no picture at all can be shown.
  private var hasToldMissingProgram = false

  /// A store without pictures. All stores of a program share one process that draws.
  public convenience init(timing: Timing = .background) {
    self.init(timing: timing, worker: PictureWorker(drawer: PictureHelper.shared))
  }

  /// - Parameter worker: Reads and draws.
  package init(timing: Timing, worker: PictureWorker) {
    self.timing = timing
    self.worker = worker
  }

  /// The store's picture of a source: the same object each time, for any number of views. Whether it can be shown turns
  /// out when a view asks for it.
  public func picture(_ source: PictureSource) -> StoredPicture {
    if let known = pictures[source] { return known }
    let picture = StoredPicture(source, store: self)
    pictures[source] = picture
    return picture
  }

  /// Reads every picture anew that is shown or will be: files may have changed. What is shown stays until then.
  public func reload() {
    generation += 1
    cache.removeAll()
    outstanding = []
    unsent = []
    for picture in pictures.values { picture.become(picture.isBroken ? .unknown : picture.state, isAnnounced: true) }
  }

  // MARK: For the pictures

  /// Finds out the size of a picture, where there is no later.
  fileprivate func loadAtOnce(_ picture: StoredPicture) {
    guard timing == .immediate, case .unknown = picture.state else { return }
    // In no room at all, no pixels are drawn.
    let fit = PictureFit(mode: .scaleAspectFit, room: .zero, scale: 1)
    _ = drawAtOnce(PictureRequest(picture.source, fit: fit, tint: .black))
  }

  /// Pixels that are there, or nil and they are asked for.
  fileprivate func pixels(_ request: PictureRequest, of picture: StoredPicture, remote: LoopRemote?) -> Bitmap? {
    loadAtOnce(picture)
    if case .drawable(let size) = picture.state, let bitmap = cache.bitmap(PictureCache.Key(request, size: size)) {
      return bitmap
    }
    switch timing {
    case .immediate: return picture.isBroken ? nil : drawAtOnce(request)
    case .background:
      guard let remote, outstanding.insert(request).inserted else { return nil }
      unsent.append(request)
      if unsent.count == 1 { send(after: remote) }
      return nil
    }
  }

  /// Nobody looks at the picture any more.
  fileprivate func cancel(_ picture: StoredPicture) {
    let dropped = worker.cancel(picture.source) + unsent.filter { $0.source == picture.source }
    unsent.removeAll { $0.source == picture.source }
    outstanding.subtract(dropped)
  }

  // MARK: The worker

  private func drawAtOnce(_ request: PictureRequest) -> Bitmap? {
    let result = worker.result(of: request)
    take(result, of: request)
    return try? result.get().bitmap
  }

  /// Has the worker begin once the frame that is being drawn has been given away.
  private func send(after remote: LoopRemote) {
    remote.performOnMain { [weak self] in self?.sendAll(remote) }
  }

  private func sendAll(_ remote: LoopRemote) {
    let generation = generation
    let jobs = unsent.map { request in
      PictureWorker.Job(request: request) { [weak self] result in
        remote.performOnMain { self?.take(result, of: request, asked: generation) }
      }
    }
    unsent = []
    if !jobs.isEmpty { worker.add(jobs) }
  }

  private func take(_ result: PictureWorker.Result, of request: PictureRequest, asked generation: Int) {
    guard generation == self.generation else { return }
    outstanding.remove(request)
    switch result {
    case .success(let drawing): if let drawing = drawing.take() { take(.success(drawing), of: request) }
    case .failure(let error): take(.failure(error), of: request)
    }
  }

  private func take(_ result: Result<PictureDrawing, PictureError>, of request: PictureRequest) {
    let picture = picture(request.source)
    switch result {
    case .success(let drawing):
      cache.insert(drawing.bitmap, for: PictureCache.Key(request, size: drawing.size))
      picture.become(.drawable(drawing.size), isAnnounced: timing == .background)
    case .failure(let error):
      let wasBroken = picture.isBroken
      picture.become(.broken, isAnnounced: timing == .background)
      if !wasBroken { tell(error, of: picture) }
    }
  }

  private func tell(_ error: PictureError, of picture: StoredPicture) {
    if case .noProgram = error {
      guard !hasToldMissingProgram else { return }
      hasToldMissingProgram = true
    }
    delegate?.pictureStore(self, didFailToShow: picture, with: error)
  }
}

/// Hears from a picture store which pictures cannot be shown.
@MainActor public protocol PictureStoreDelegate: AnyObject {
  /// Called when a picture turns out to be broken: once for each, and again only if it is broken after `reload()` too.
  ///
  /// Where no picture can be shown because the program that reads them is missing (`PictureError.noProgram`), it is called
  /// for the first of them alone.
  func pictureStore(_ store: PictureStore, didFailToShow picture: StoredPicture, with error: PictureError)
}

/// One of a store's pictures, to be set as an `ImageView`'s.
@MainActor public final class StoredPicture: ViewPicture {
  /// Where the picture is: a file, an icon of the theme, or contents in memory.
  public let source: PictureSource

  /// What is known of it.
  fileprivate enum State {
    case unknown
    case drawable(Size)
    case broken
  }

  fileprivate private(set) var state = State.unknown
  private weak var store: PictureStore?
  private var viewers: [ObjectIdentifier: Viewer] = [:]

  private struct Viewer {
    weak var view: ImageView?
  }

  /// As most pictures of a page are; nothing moves when such a one has come.
  private static let expectedSize = Size(width: 320, height: 320)
  /// Room for the sign of a broken one.
  private static let brokenSize = Size(width: 80, height: 80)

  fileprivate init(_ source: PictureSource, store: PictureStore) {
    self.source = source
    self.store = store
  }

  /// The picture's size in logical pixels: until it has been read what its file's header says, or else 320 x 320; 80 x 80
  /// for a broken one. In a store that draws at once it is known from the start.
  public var intrinsicSize: Size {
    store?.loadAtOnce(self)
    return size(of: state)
  }

  /// Whether the picture has turned out to be missing or damaged; false while that is not known.
  public var isBroken: Bool { if case .broken = state { true } else { false } }

  /// The picture's pixels in the size that `fit` asks for; nil where they are not there yet, which asks the store for
  /// them, and for a broken picture.
  public func pixels(_ fit: PictureFit, tint: Color, for view: ImageView) -> Bitmap? {
    guard !isBroken, let store else { return nil }
    viewers[ObjectIdentifier(view)] = Viewer(view: view)
    return store.pixels(PictureRequest(source, fit: fit, tint: tint), of: self, remote: view.window?.remote)
  }

  /// Called when a view does not show the picture any more: one that no view shows is not read.
  public func viewDidLeave(_ view: ImageView) {
    guard viewers.removeValue(forKey: ObjectIdentifier(view)) != nil, viewers.isEmpty else { return }
    store?.cancel(self)
  }

  /// What is known now.
  ///
  /// - Parameter isAnnounced: Whether every view that shows it is to ask again.
  fileprivate func become(_ state: State, isAnnounced: Bool) {
    let isResized = size(of: state) != size(of: self.state)
    self.state = state
    if case .unknown = state { headerSize = PictureHeader.size(of: source) }
    guard isAnnounced else { return }
    for viewer in viewers.values { viewer.view?.pictureDidChange(isResized: isResized) }
  }

  /// What the header says, so that nothing moves when the pixels come.
  private lazy var headerSize = PictureHeader.size(of: source)

  private func size(of state: State) -> Size {
    switch state {
    case .unknown: headerSize ?? Self.expectedSize
    case .drawable(let size): size
    case .broken: Self.brokenSize
    }
  }
}

/// Pixels that were drawn and may be wanted again. What was not asked for the longest goes first.
struct PictureCache {
  /// What the pixels are of.
  nonisolated struct Key: Hashable {
    var source: PictureSource
    var width: Int
    var height: Int
    var tint: Color
  }

  /// In bytes.
  let capacity: Int
  /// What is held, in bytes: never more than `capacity`.
  private(set) var size = 0

  private var entries: [Key: (bitmap: Bitmap, lastUse: Int)] = [:]
  private var uses = 0

  /// - Parameter capacity: In bytes.
  init(capacity: Int = 64 << 20) { self.capacity = capacity }

  /// The pixels, if they are still there. Counts as a use.
  mutating func bitmap(_ key: Key) -> Bitmap? {
    guard let bitmap = entries[key]?.bitmap else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return bitmap
  }

  /// Keeps pixels, unless there are more than could ever be kept.
  mutating func insert(_ bitmap: Bitmap, for key: Key) {
    remove(key)
    guard Self.size(of: bitmap) <= capacity else { return }
    size += Self.size(of: bitmap)
    uses += 1
    entries[key] = (bitmap, uses)
    while size > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      remove(oldest)
    }
  }

  /// Forgets everything.
  mutating func removeAll() {
    entries = [:]
    size = 0
  }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    size -= Self.size(of: entry.bitmap)
  }

  private static func size(of bitmap: Bitmap) -> Int { bitmap.stride * bitmap.height }
}

extension PictureCache.Key {
  /// - Parameter size: The picture's own, in logical pixels.
  fileprivate init(_ request: PictureRequest, size: Size) {
    let (width, height) = request.fit.pixels(of: size)
    self.init(source: request.source, width: width, height: height, tint: request.tint)
  }
}
