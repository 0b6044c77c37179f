import CLinux
import Glibc
import Loop

/// Tells when another content may stand at a path: it was written, or another file took its place, as many editors save;
/// or a symbolic link on the way there leads elsewhere now.
///
/// The folders are watched and not the file, which is another one after each such save.
@MainActor final class FileWatch {
  private let path: String
  private let loop: EventLoop
  private let didChange: () -> Void
  private let descriptor: Int32
  private var watch: LoopWatch?
  /// The watched folders, by inotify's numbers.
  private var folders: [Int32: Folder] = [:]
  private var timer: LoopTimer?

  private struct Folder {
    var path: String
    /// Those that count.
    var names: Set<String> = []
  }

  /// How long is waited for further events before the file is looked at: a save is several.
  static let delay = Duration.milliseconds(50)

  private static let ownMask = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
  private static let mask = ownMask | UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)

  /// Watches from now on.
  ///
  /// - Parameter didChange: Called by the loop, once for what belongs together; never while nothing is at the path.
  /// - Throws: Where the system has no watches left.
  init(_ path: String, on loop: EventLoop, didChange: @escaping () -> Void) throws(SystemError) {
    self.path = path
    self.loop = loop
    self.didChange = didChange
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("inotify_init1", errno) }
    watchFolders()
    watch = try loop.watch(descriptor, for: .reading) { [weak self] in self?.readEvents() }
  }

  isolated deinit {
    timer?.cancel()
    watch?.cancel()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Watches the folders that the path goes through now, and no others.
  private func watchFolders() {
    var folders: [Int32: Folder] = [:]
    let places = PathPlaces(path)
    // Whatever happens in those wakes nobody, but that they go themselves.
    for path in places.folders {
      let number = inotify_add_watch(descriptor, path, Self.ownMask)
      if number >= 0 { folders[number] = Folder(path: path) }
    }
    for place in places.places {
      let number = inotify_add_watch(descriptor, place.folder, Self.mask)
      if number >= 0 { folders[number, default: Folder(path: place.folder)].names.insert(place.name) }
    }
    for number in self.folders.keys where folders[number] == nil { inotify_rm_watch(descriptor, number) }
    self.folders = folders
  }

  private func readEvents() {
    let size = MemoryLayout<inotify_event>.size
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count >= size else { return }
        var offset = 0
        while offset + size <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let end = min(count, offset + size + Int(event.len))
          let name = buffer[(offset + size)..<end].prefix { $0 != 0 }
          take(event, name: String(decoding: name, as: UTF8.self))
          offset = end
        }
      }
    }
  }

  private func take(_ event: inotify_event, name: String) {
    let mask = Int32(bitPattern: event.mask)
    if mask & Int32(IN_Q_OVERFLOW) != 0 { return wait() }
    guard let folder = folders[event.wd] else { return }
    if mask & Int32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
      if mask & Int32(IN_IGNORED) != 0 { folders[event.wd] = nil }
      return wait()
    }
    guard folder.names.contains(name) else { return }
    // A new file is still empty: its writer closes it.
    if mask & Int32(IN_CREATE) != 0, Self.isEmptyFile("\(folder.path)/\(name)") { return }
    wait()
  }

  private static func isEmptyFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  private func wait() {
    guard timer == nil else { return }
    timer = loop.addTimer(after: Self.delay) { [weak self] in self?.look() }
  }

  private func look() {
    timer = nil
    watchFolders()
    if access(path, F_OK) == 0 { didChange() }
  }
}
