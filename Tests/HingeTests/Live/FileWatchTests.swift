import Glibc
import Loop
import Testing

@testable import hinge

@Suite("A file that is saved")
struct FileWatchTests {
  private let files = TemporaryFolder()

  private var folder: String { files.path }

  /// Runs shell commands in the folder.
  private func shell(_ commands: String) {
    let status = system("cd \(folder) && \(commands)")
    #expect(status == 0, "\(commands)")
  }

  @Test(
    "R5.6 however it is saved it is told, once for what belongs together",
    arguments: [
      // In place.
      ("echo 1 > menu.json", "echo 2 > menu.json"),
      // Another file takes its place, as vim, Emacs, GLib and sed -i save.
      ("echo 1 > menu.json", "echo 2 > new; mv new menu.json"),
      // Linked there when it is whole.
      ("echo 1 > menu.json", "echo 2 > new; rm menu.json; ln new menu.json; rm new"),
      // It is gone for a while.
      ("echo 1 > menu.json", "rm menu.json; echo 2 > menu.json"),
      ("echo 1 > menu.json", "mv menu.json menu.json~; echo 2 > menu.json"),
      // It was not there.
      ("true", "echo 1 > menu.json"),
      // A link that leads elsewhere, and the file at its end.
      ("mkdir a; echo 1 > a/one; echo 2 > a/two; ln -s a/one menu.json", "ln -sfn a/two menu.json"),
      ("mkdir a; echo 1 > a/one; ln -s a/one menu.json", "echo 2 > a/one"),
      ("mkdir a; echo 1 > a/one; ln -s a/one menu.json", "echo 2 > a/new; mv a/new a/one"),
      // As Kubernetes puts configuration there: a link through a link to a folder, which is renamed over.
      (
        "mkdir 1 2; echo 1 > 1/m; echo 2 > 2/m; ln -s 1 data; ln -s data/m menu.json", "ln -s 2 tmp; mv -T tmp data"
      ),
      // Written and moved.
      ("echo 1 > menu.json", "echo 2 > menu.json; echo 3 > menu.json; echo 4 > new; mv new menu.json"),
    ])
  func saves(before: String, change: String) throws {
    shell(before)
    let loop = try EventLoop()
    var count = 0
    let watch = try FileWatch("\(folder)/menu.json", on: loop) { count += 1 }
    shell(change)
    try loop.run { count > 0 }
    #expect(count == 1)
    withExtendedLifetime(watch) {}
  }

  @Test("it goes on being watched after its folder was taken away and made anew")
  func folderReplaced() throws {
    shell("mkdir sub; echo 1 > sub/menu.json")
    let loop = try EventLoop()
    var count = 0
    let watch = try FileWatch("\(folder)/sub/menu.json", on: loop) { count += 1 }
    shell("rm -r sub")
    try loop.runOnce(waiting: true)
    shell("mkdir sub.new; echo 2 > sub.new/menu.json; mv sub.new sub")
    try loop.run { count > 0 }
    let seen = count
    shell("echo 3 > sub/menu.json")
    try loop.run { count > seen }
    withExtendedLifetime(watch) {}
  }

  @Test("a folder further up is replaced: the file in the new one is told, and watched")
  func upperFolderReplaced() throws {
    shell("mkdir -p a/b n/b; echo 1 > a/b/menu.json; echo 2 > n/b/menu.json")
    let loop = try EventLoop()
    var count = 0
    let watch = try FileWatch("\(folder)/a/b/menu.json", on: loop) { count += 1 }
    shell("mv a o; mv n a")
    try loop.run { count > 0 }
    let seen = count
    shell("echo 3 > a/b/menu.json")
    try loop.run { count > seen }
    withExtendedLifetime(watch) {}
  }

  @Test("other files in its folder are not it") func others() throws {
    shell("echo 1 > menu.json")
    let loop = try EventLoop()
    var told = false
    let watch = try FileWatch("\(folder)/menu.json", on: loop) { told = true }
    shell("echo 1 > other; mv other another; rm another; mkdir more; touch menu.json.swp")
    while try loop.runOnce(waiting: false) {}
    #expect(!told)
    shell("echo 2 > menu.json")
    try loop.run { told }
    withExtendedLifetime(watch) {}
  }

  @Test("a path goes through its links and ends at what it names")
  func places() {
    shell("mkdir -p a/b; echo 1 > a/b/file; ln -s a/b link; ln -s file a/b/name; ln -s loop loop")
    func names(_ path: String) -> [String] {
      PathPlaces("\(folder)/\(path)").places.map { "\($0.folder)/\($0.name)".replacing("\(folder)/", with: "") }
    }
    #expect(names("a/b/file") == ["a/b/file"])
    #expect(names("./a/b/./file") == ["a/b/file"])
    #expect(names("link/name") == ["link", "a/b/name", "a/b/file"])
    #expect(names("a/missing/file") == ["a/missing"])
    #expect(names("loop").count == 41, "the kernel follows 40")
  }
}
