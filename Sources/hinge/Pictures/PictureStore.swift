import Drawing
import Geometry
import HingeKit
import Wayland

/// A menu's pictures: read, decoded and drawn on another thread, and kept while there is room.
///
/// Nothing is read before it is to be seen, and the first frame is given to the compositor before anything is read.
@MainActor final class PictureStore {
  /// When pictures are drawn.
  enum Mode {
    /// When they are asked for, so that a picture of a window shows all of them.
    case atOnce
    /// On another thread, after the frame that asks for them.
    case background
  }

  /// Told once for each picture that cannot be shown, in one line.
  var onFailure: ((String) -> Void)?

  private let source: any MenuDataSource
  private let mode: Mode
  private let worker: PictureWorker
  private var pictures: [String: StoredPicture] = [:]
  private var cache = PictureCache()
  /// What was asked for and has not come yet.
  private var outstanding: Set<PictureRequest> = []
  /// Of those, what the worker has not been told yet, in the order of asking.
  private var unsent: [PictureRequest] = []
  /// Counts `forgetAll`: what was under way then is not wanted any more.
  private var generation = 0

  init(source: any MenuDataSource, mode: Mode = .atOnce, worker: PictureWorker = PictureWorker()) {
    self.source = source
    self.mode = mode
    self.worker = worker
  }

  /// The picture of that name, the same one each time; whether it can be shown turns out later.
  func picture(named name: String) -> StoredPicture {
    if let known = pictures[name] { return known }
    let picture = StoredPicture(name: name, store: self)
    pictures[name] = picture
    return picture
  }

  /// Reads every picture anew that is shown or will be: files may have changed. What is shown stays until then.
  func forgetAll() {
    generation += 1
    cache.removeAll()
    outstanding = []
    unsent = []
    for picture in pictures.values { picture.become(picture.isBroken ? .unknown : picture.state, isAnnounced: true) }
  }

  // MARK: For the pictures

  /// Finds out the size of a picture, where there is no later.
  func loadAtOnce(_ picture: StoredPicture) {
    guard mode == .atOnce, case .unknown = picture.state else { return }
    // In no room at all, no pixels are drawn.
    let fit = PictureFit(mode: .scaleAspectFit, room: .zero, scale: 1)
    let request = PictureRequest(name: picture.name, fit: fit, tint: .black)
    take(worker.result(of: request, at: source.picture(named: picture.name)))
  }

  /// Pixels that are there, or nil and they are asked for.
  func pixels(_ request: PictureRequest, of picture: StoredPicture, remote: LoopRemote?) -> Bitmap? {
    if mode == .atOnce { loadAtOnce(picture) }
    if case .drawable(let size) = picture.state, let bitmap = cache.bitmap(PictureCache.Key(request, size: size)) {
      return bitmap
    }
    switch mode {
    case .atOnce:
      let result = worker.result(of: request, at: source.picture(named: request.name))
      take(result)
      guard case .success(let drawing) = result.outcome else { return nil }
      return drawing.bitmap
    case .background:
      guard let remote, outstanding.insert(request).inserted else { return nil }
      unsent.append(request)
      if unsent.count == 1 { send(after: remote) }
      return nil
    }
  }

  /// Nobody looks at the picture any more.
  func cancel(_ picture: StoredPicture) {
    let dropped = worker.cancel(pictureNamed: picture.name) + unsent.filter { $0.name == picture.name }
    unsent.removeAll { $0.name == picture.name }
    outstanding.subtract(dropped)
  }

  // MARK: The worker

  /// Has the worker begin once the frame that is being drawn has been given away.
  private func send(after remote: LoopRemote) {
    remote.performOnMain { [weak self] in self?.sendAll(remote) }
  }

  private func sendAll(_ remote: LoopRemote) {
    let generation = generation
    let jobs = unsent.map { request in
      PictureWorker.Job(request: request, reference: source.picture(named: request.name)) { [weak self] result in
        remote.performOnMain { self?.take(result, of: generation) }
      }
    }
    unsent = []
    if !jobs.isEmpty { worker.add(jobs) }
  }

  private func take(_ result: PictureResult, of generation: Int) {
    guard generation == self.generation else { return }
    outstanding.remove(result.request)
    take(result)
  }

  private func take(_ result: PictureResult) {
    let picture = picture(named: result.request.name)
    switch result.outcome {
    case .success(let drawing):
      cache.insert(drawing.bitmap, for: PictureCache.Key(result.request, size: drawing.size))
      picture.become(.drawable(drawing.size), isAnnounced: mode == .background)
    case .failure(let error): fail(picture, error)
    }
  }

  private func fail(_ picture: StoredPicture, _ error: PictureError) {
    if !picture.isBroken { onFailure?("\(error)") }
    picture.become(.broken, isAnnounced: mode == .background)
  }
}

extension PictureCache.Key {
  /// - Parameter size: The picture's own, in logical pixels.
  fileprivate init(_ request: PictureRequest, size: Size) {
    let (width, height) = request.fit.pixels(of: size)
    self.init(name: request.name, width: width, height: height, tint: request.tint)
  }
}
