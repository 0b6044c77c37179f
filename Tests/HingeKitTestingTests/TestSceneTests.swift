import HingeKit
import HingeKitTesting
import Testing

/// As the tests of an application are written: with what is public, and nothing else.
@Suite("A scene without a compositor")
struct TestSceneTests {
  /// Shows a view that fills the window.
  private final class Page: ViewController {
    private let page: View

    init(_ page: View) {
      self.page = page
      super.init()
    }

    override func loadView() -> View { page }
  }

  private final class Log: GestureRecognizer {
    private(set) var entries: [String] = []

    override func track(_ touch: Touch) {
      let time = touch.time / .milliseconds(1)
      entries.append("\(touch.phase) \(touch.location.x) \(touch.location.y) at \(time.rounded())")
    }
  }

  private let size = Size(width: 200, height: 100)

  private func scene(scale: Double = 1, _ view: View) throws -> TestScene {
    try TestScene(size: size, scale: scale) { Page(view) }
  }

  // MARK: Fingers

  @Test("A drag is one finger that moves evenly, rests and lifts where it is, by the scene's clock")
  func drag() throws {
    let view = View()
    let log = Log()
    view.addGestureRecognizer(log)
    let scene = try scene(view)
    try scene.dragWithoutLifting(from: Point(x: 20, y: 50), by: Vector(dx: 40, dy: -20), steps: 2, over: .seconds(1))
      .up()
    #expect(
      log.entries == [
        "began 20.0 50.0 at 0.0", "moved 40.0 40.0 at 500.0", "moved 60.0 30.0 at 1000.0", "ended 60.0 30.0 at 1000.0",
      ])
  }

  @Test("Of two fingers the first one counts; one that is cancelled fires nothing, and nothing follows it")
  func severalFingers() throws {
    let button = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var taps = 0
    button.onTap = { taps += 1 }
    let view = View()
    view.addSubview(button)
    let scene = try scene(view)
    let first = scene.fingerDown(at: Point(x: 150, y: 50))
    let second = scene.fingerDown(at: Point(x: 50, y: 50))
    second.up()
    first.up()
    #expect(taps == 0)
    let third = scene.fingerDown(at: Point(x: 50, y: 50))
    #expect(button.isHighlighted)
    third.cancel()
    third.up()
    #expect(!button.isHighlighted && !third.isDown)
    #expect(taps == 0)
    try scene.tap(at: Point(x: 50, y: 50))
    #expect(taps == 1)
  }

  // MARK: Views

  private func page() -> View {
    let page = View()
    let button = Control(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    button.accessibilityIdentifier = "button"
    let label = Label(frame: Rect(x: 100, y: 20, width: 60, height: 60))
    label.accessibilityIdentifier = "label"
    for view in [button, label] { page.addSubview(view) }
    return page
  }

  @Test("A view is found by its identifier, and a failure says why it is not")
  func findsViews() throws {
    let page = page()
    let scene = try scene(page)
    #expect(try scene.view("label", as: Label.self) === page.subviews[1])
    #expect(throws: TestScene.Failure.self) { try scene.view("label", as: Control.self) }
    #expect(throws: TestScene.Failure.self) { try scene.view("lable") }
    page.subviews[0].accessibilityIdentifier = "label"
    #expect(throws: TestScene.Failure.self) { try scene.view("label") }
  }

  @Test("What a person can't touch a test can't either: covered, hidden, disabled, out of the window")
  func untouchable() throws {
    let page = page()
    let scene = try scene(page)
    let button = try scene.view("button", as: Control.self)
    var taps = 0
    button.onTap = { taps += 1 }
    try scene.tap("button")
    #expect(taps == 1)
    let cover = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    let changes: [(did: () -> Void, undo: () -> Void)] = [
      ({ page.addSubview(cover) }, { cover.removeFromSuperview() }),
      ({ button.isHidden = true }, { button.isHidden = false }),
      ({ button.isEnabled = false }, { button.isEnabled = true }),
      ({ button.frame.origin.x = 300 }, { button.frame.origin.x = 20 }),
    ]
    for change in changes {
      change.did()
      #expect(throws: TestScene.Failure.self) { try scene.tap("button") }
      change.undo()
    }
    try scene.tap("button")
    #expect(taps == 2)
  }

  // MARK: Pointer and keys

  @Test("The pointer hovers, clicks and scrolls: a notch of its wheel is 15 logical pixels")
  func pointer() throws {
    let scroller = ScrollView()
    scroller.contentSize = Size(width: 200, height: 1000)
    let button = Control(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    button.accessibilityIdentifier = "button"
    var taps = 0
    button.onTap = { taps += 1 }
    scroller.addSubview(button)
    let scene = try scene(scroller)
    try scene.pointer.click("button")
    #expect(taps == 1)
    #expect(button.isHovered)
    #expect(scene.cursor == .pointingHand)
    scene.pointer.wheel(y: 2)
    try scene.finish()
    #expect(scroller.contentOffset == Point(x: 0, y: 30))
    scene.pointer.leave()
    #expect(!button.isHovered)
    #expect(scene.pointer.location == nil)
  }

  @Test("Keys go to the focused view, and what they type is found in a table")
  func keys() throws {
    let rows = Rows()
    let table = TableView()
    table.rowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    let scene = try scene(table)
    try scene.press(.tab)
    try scene.press(.down)
    try scene.press(.return)
    #expect(rows.selected == [1])
    try scene.typeText("ö")
    try scene.press(.return)
    #expect(rows.selected == [1, 3])
  }

  private final class Rows: TableViewDataSource, TableViewDelegate {
    private let texts = ["Anna", "Berta", "Cäsar", "Ödipus"]
    private(set) var selected: [Int] = []

    func numberOfRows(in tableView: TableView) -> Int { texts.count }
    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell { TableViewCell() }
    func tableView(_ tableView: TableView, searchTextForRow row: Int) -> String? { texts[row] }
    func tableView(_ tableView: TableView, didSelectRow row: Int) { selected.append(row) }
  }

  // MARK: Time

  private final class Fader: View {
    @Animated var share = 0.0
    private(set) var seen: [Double] = []

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      $share.attach(to: self) { [weak self] _ in
        guard let self else { return }
        seen.append($share.presentation)
      }
    }
  }

  @Test("Animations go by the scene's clock, a frame each sixtieth of a second, and then nothing is drawn any more")
  func animations() throws {
    let fader = Fader()
    let scene = try scene(fader)
    try scene.finish()
    let frames = scene.frameCount
    fader.$share.animate(to: 1, duration: .seconds(1), curve: .linear)
    try scene.advance(by: .milliseconds(500))
    #expect(abs(fader.$share.presentation - 0.5) < 1.0 / 60)
    try scene.finish()
    #expect(fader.seen.last == 1)
    #expect(fader.seen == fader.seen.sorted())
    #expect((60...62).contains(scene.frameCount - frames))
    let rest = scene.frameCount
    try scene.advance(by: .seconds(60))
    #expect(scene.frameCount == rest)
  }

  @Test("What never comes to rest is a failure in words, and takes no more of the scene's time than allowed")
  func restless() throws {
    let fader = Fader()
    let scene = try scene(fader)
    fader.$share.animate(to: 1, duration: .seconds(100))
    #expect(throws: TestScene.Failure.self) { try scene.finish(within: .seconds(2)) }
    #expect(scene.clock.now < .seconds(3))
  }

  /// Counts what it has waited for, with `Window.sleep(for:)`.
  private final class Ticker: ViewController {
    private(set) var times: [Duration] = []
    private(set) var hasEnded = false
    private(set) var task: Task<Void, Never>?

    override func viewDidAppear(animated: Bool) {
      task = Task { [weak self] in
        do {
          while let window = self?.view.window {
            try await window.sleep(for: .seconds(1))
            self?.times.append(window.now)
          }
        } catch {
          self?.hasEnded = error is CancellationError
        }
      }
    }
  }

  @Test("A task that waits each second by the window's clock wakes each second of the scene's time, on the second")
  func asynchronous() async throws {
    let ticker = Ticker()
    let scene = try TestScene { ticker }
    try await scene.advance(by: .milliseconds(2500))
    #expect(ticker.times == [.seconds(1), .seconds(2)])
    try await scene.advance(by: .seconds(60))
    #expect(ticker.times == (1...62).map { .seconds($0) })
  }

  @Test("Who waits when the window is closed waits no more, nor one whose task is cancelled, nor one without a window")
  func endOfWaiting() async throws {
    let closed = Ticker()
    let closing = try TestScene { closed }
    try await closing.advance(by: .milliseconds(1500))
    closing.window.close()
    #expect(closing.isClosed)
    await closed.task?.value
    #expect(closed.hasEnded && closed.times.count == 1)

    let cancelled = Ticker()
    let scene = try TestScene { cancelled }
    try await scene.advance(by: .milliseconds(1500))
    cancelled.task?.cancel()
    await cancelled.task?.value
    #expect(cancelled.hasEnded && cancelled.times.count == 1)
    try await scene.advance(by: .seconds(10))
    #expect(cancelled.times.count == 1)

    let unseen = Window(rootViewController: ViewController())
    await #expect(throws: CancellationError.self) { try await unseen.sleep(for: .zero) }
  }

  @Test("What another thread does is waited for, and no time of the scene's passes")
  func otherThreads() async throws {
    let scene = try TestScene { ViewController() }
    let remote = try #require(scene.window.remote)
    let count = Count()
    Task.detached { remote.performOnMain { count.value += 1 } }
    try await scene.wait { count.value == 1 }
    #expect(scene.clock.now == .zero)
    await #expect(throws: TestScene.Failure.self) { try await scene.wait(within: .milliseconds(10)) { false } }
  }

  private final class Count { var value = 0 }

  // MARK: Pixels

  @Test(
    "Colours are those at logical places, at any scale, and frames draw what a picture from nothing shows",
    arguments: [1, 1.5, 2])
  func pixels(scale: Double) throws {
    let red = Color(hex: 0xF95407)
    let page = View()
    page.backgroundColor = .white
    let box = View(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    box.backgroundColor = red
    page.addSubview(box)
    let scene = try scene(scale: scale, page)
    #expect(scene.picture.width == Int(200 * scale))
    #expect(scene.color(at: Point(x: 79, y: 79)) == red)
    #expect(scene.color(at: Point(x: 81, y: 79)) == .white)
    box.frame.origin.x = 100
    #expect(scene.color(at: Point(x: 79, y: 79)) == .white)
    #expect(scene.color(at: Point(x: 101, y: 79)) == red)
    #expect(scene.color(at: Point(x: 200, y: 79)) == .clear)
    let difference = try #require(try scene.picture.difference(from: scene.window.snapshot()))
    #expect(difference.largest == 0)
  }

  @Test("Two pictures differ by the share of the pixels that do, beyond the tolerance; by none of another size")
  func differences() throws {
    let (one, other) = (try Bitmap(width: 10, height: 10), try Bitmap(width: 10, height: 10))
    other.row(0)[0] = 0x0000_0020
    other.row(9)[9] = 0x0400_0000
    let exact = try #require(try one.difference(from: other))
    #expect(exact.share == 0.02 && exact.largest == 32)
    #expect(exact.picture[0, 0] == 0xFF80_8080 && exact.picture[5, 5] == 0xFF00_0000)
    let tolerant = try #require(try one.difference(from: other, tolerance: 4))
    #expect(tolerant.share == 0.01 && tolerant.largest == 32)
    #expect(try one.difference(from: Bitmap(width: 10, height: 9)) == nil)
  }

  @Test("A window that becomes larger is laid out and drawn anew")
  func resizing() throws {
    let page = View()
    page.backgroundColor = .white
    let scene = try scene(page)
    try scene.resize(to: Size(width: 300, height: 200), scale: 2)
    #expect(page.bounds.size == Size(width: 300, height: 200))
    #expect(scene.picture.width == 600)
    #expect(scene.color(at: Point(x: 299, y: 199)) == .white)
  }
}
