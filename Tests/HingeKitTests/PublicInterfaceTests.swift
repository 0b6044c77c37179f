import HingeKit
import Testing

/// As an application is written: with what is public, and nothing else.
@Suite("What an application can make of its own")
struct PublicInterfaceTests {
  /// A finger that goes far in whatever direction: how far, in logical pixels, is known when it has lifted.
  private final class Stroke: GestureRecognizer {
    var log: [State] = []
    /// From how far on it is a stroke.
    var threshold = 5.0

    override func track(_ touch: Touch) {
      let way = touch.location - startLocation
      guard max(abs(way.dx), abs(way.dy)) > threshold else { return }
      transition(to: state == .possible ? .began : .changed)
    }

    override func stateDidChange() {
      super.stateDidChange()
      log.append(state)
    }
  }

  /// Taps as often as it is told to within one view.
  private final class DoubleTap: GestureRecognizer {
    var count = 0
    private(set) var fired = 0

    override func track(_ touch: Touch) {
      guard touch.phase == .ended, state == .possible else { return }
      count += 1
      if count == 2 { transition(to: .ended) }
    }

    override func stateDidChange() {
      super.stateDidChange()
      if state == .ended { fired += 1 }
    }
  }

  private final class Scene {
    let root = ViewController()
    let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let window: Window
    private(set) var taps = 0
    private(set) var pressesCancelled = 0

    init() {
      window = Window(rootViewController: root)
      window.resize(to: Size(width: 200, height: 200), scale: 1)
      root.view.addSubview(view)
      let tap = TapGestureRecognizer { [weak self] _ in self?.taps += 1 }
      tap.onPressCancelled = { [weak self] _ in self?.pressesCancelled += 1 }
      view.addGestureRecognizer(tap)
    }

    func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double = 100, at milliseconds: Int = 0) {
      window.handle(
        Touch(id: 1, phase: phase, location: Point(x: x, y: y), time: .milliseconds(milliseconds)))
    }
  }

  @Test("A recognizer of its own takes the touch: the tap loses it, and it ends with the finger")
  func ownRecognizer() {
    let scene = Scene()
    let stroke = Stroke()
    scene.view.addGestureRecognizer(stroke)
    scene.touch(.began, 20)
    scene.touch(.moved, 22)
    #expect(stroke.log.isEmpty)
    scene.touch(.moved, 26)
    #expect(stroke.log == [.began])
    #expect(scene.pressesCancelled == 1)
    scene.touch(.moved, 90)
    scene.touch(.ended, 90)
    #expect(stroke.log == [.began, .changed, .changed, .ended])
    #expect(stroke.state == .possible)
    #expect(scene.taps == 0)
  }

  @Test("One that waits for more than the slop has the drag that no pan wants, and loses the one that a pan has")
  func againstPans() {
    let scene = Scene()
    let stroke = Stroke()
    stroke.threshold = 60
    scene.view.addGestureRecognizer(stroke)
    scene.touch(.began, 20)
    scene.touch(.moved, 60)
    scene.touch(.moved, 90)
    scene.touch(.ended, 90)
    #expect(stroke.log == [.began, .changed, .ended])
    stroke.log = []
    let pan = PanGestureRecognizer(axis: .horizontal)
    var ends = 0
    pan.onChange = { if $0.state == .ended { ends += 1 } }
    scene.view.addGestureRecognizer(pan)
    scene.touch(.began, 20)
    scene.touch(.moved, 60)
    scene.touch(.moved, 90)
    scene.touch(.ended, 90)
    #expect(stroke.log == [.failed])
    #expect(ends == 1)
  }

  @Test("A gesture that is over at once is taken from the tap at the up, and a touch lost is a gesture cancelled")
  func discreteAndCancelled() {
    let scene = Scene()
    let double = DoubleTap()
    scene.view.addGestureRecognizer(double)
    for time in [0, 200] {
      scene.touch(.began, 20, at: time)
      scene.touch(.ended, 20, at: time + 50)
    }
    #expect(double.fired == 1)
    #expect(scene.taps == 1, "the first was a tap, the second is the double one alone")
    let stroke = Stroke()
    scene.view.addGestureRecognizer(stroke)
    scene.touch(.began, 20)
    scene.touch(.moved, 26)
    scene.touch(.cancelled, 26)
    #expect(stroke.log == [.began, .cancelled])
  }

  @Test("What can't follow is ignored: no gesture without a touch, none that ends before it began, none after its end")
  func impossibleTransitions() {
    let scene = Scene()
    let stroke = Stroke()
    stroke.threshold = 1000
    scene.view.addGestureRecognizer(stroke)
    stroke.transition(to: .began)
    scene.touch(.began, 20)
    stroke.transition(to: .changed)
    stroke.transition(to: .cancelled)
    #expect(stroke.log.isEmpty)
    stroke.transition(to: .failed)
    stroke.transition(to: .began)
    #expect(stroke.log == [.failed])
    scene.touch(.ended, 20)
    #expect(scene.taps == 1)
  }

  private final class Gauge: View {
    @Animated var share = 0.0
    private(set) var seen: [Double] = []

    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      $share.attach(to: self) { [weak self] _ in
        guard let self else { return }
        seen.append($share.presentation)
        setNeedsDisplay()
      }
    }
  }

  @Test("A view's own property is animated by its window's frames")
  func ownAnimatedProperty() throws {
    let scene = Scene()
    let gauge = Gauge()
    scene.view.addSubview(gauge)
    gauge.$share.animate(to: 1, duration: .seconds(1), curve: .linear)
    #expect(gauge.share == 1)
    #expect(gauge.$share.presentation == 0)
    let bitmap = try Bitmap(width: 200, height: 200)
    // A second from now is no later than this, whenever the animation began.
    _ = scene.window.render(on: bitmap, stale: PixelRegion(), at: scene.window.now + .seconds(1))
    #expect(gauge.seen == [1])
  }

  private final class OwnLabel: Label {
    override func sizeThatFits(_ size: Size) -> Size {
      let own = super.sizeThatFits(size)
      return Size(width: own.width + 10, height: own.height)
    }
  }
  private final class OwnImageView: ImageView {
    private(set) var drawings = 0
    override func draw(_ canvas: Canvas) {
      drawings += 1
      super.draw(canvas)
    }
  }
  private final class OwnTableView: TableView {
    private(set) var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }
  private final class OwnSlider: Slider {
    override func sizeThatFits(_ size: Size) -> Size { Size(width: 123, height: super.sizeThatFits(size).height) }
  }

  @Test("Labels, pictures, tables and sliders are made more of by subclasses")
  func subclasses() throws {
    let scene = Scene()
    let label = OwnLabel()
    let plain = Label()
    for view in [label, plain] { view.text = "Hinge" }
    let room = Size(width: 200, height: 50)
    #expect(label.sizeThatFits(room).width == plain.sizeThatFits(room).width + 10)
    let image = OwnImageView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(image)
    _ = try scene.window.snapshot()
    #expect(image.drawings == 1)
    let table = OwnTableView()
    table.reloadData()
    #expect(table.reloads == 1)
    #expect(OwnSlider().sizeThatFits(room) == Size(width: 123, height: Control.touchTarget))
  }

  private final class Drawer: ViewController, SidePanelContainer {
    private(set) var hasOpenPanel = false
    private let content: ViewController

    init(content: ViewController) {
      self.content = content
      super.init()
      addChild(content)
    }

    func open() {
      closeOtherPanels(animated: false) { [weak self] isClosed in self?.hasOpenPanel = isClosed }
    }

    func closePanels(animated: Bool, completion: ((Bool) -> Void)?) {
      hasOpenPanel = false
      completion?(true)
    }
  }

  @Test("A container of its own closes the panels of those inside and around it before it opens")
  func ownPanelContainer() {
    let inner = Drawer(content: ViewController())
    let outer = Drawer(content: inner)
    inner.open()
    #expect(inner.hasOpenPanel)
    #expect(outer.otherOpenContainer === inner)
    outer.open()
    #expect(outer.hasOpenPanel)
    #expect(!inner.hasOpenPanel)
    inner.open()
    #expect(inner.hasOpenPanel)
    #expect(!outer.hasOpenPanel)
  }

  @Test("What can't be is a programming error, which ends the program and says what it was")
  func misuse() async throws {
    func expect(_ words: String, in result: ExitTest.Result?) {
      // Without debugging the compiler leaves the words out.
      guard _isDebugAssertConfiguration(), let result else { return }
      #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(words))
    }
    let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    expect("a view can't lie in itself, nor in a view that lies in it", in: view)
    let controller = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (ViewController(), ViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    expect("a view controller can't be its own child, nor a child of one of its children", in: controller)
    let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Rows: TableViewDataSource {
          func numberOfRows(in tableView: TableView) -> Int { -1 }
          func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell { TableViewCell() }
        }
        let (table, rows) = (TableView(), Rows())
        table.dataSource = rows
        table.reloadData()
      }
    }
    expect("a table's data source says that there are -1 rows", in: rows)
  }

  @Test("A view moves with its centre, whatever its anchor and its transform, and keeps its size")
  func centre() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.anchorPoint = Point(x: 0, y: 1)
    view.transform = .translation(x: 5, y: 0)
    #expect(view.center == Point(x: 25, y: 40))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 85, y: 80, width: 30, height: 40))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
  }
}
