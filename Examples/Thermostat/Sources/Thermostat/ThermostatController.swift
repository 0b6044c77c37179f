import HingeKit

/// Shows how warm a room is, second by second, and has a finger say how warm it shall be.
final class ThermostatController: ViewController {
  private let room: Room
  private var readings: [Double] = []
  private var updates: Task<Void, any Error>?

  private let readingLabel = Label()
  private let setPointLabel = Label()
  private let slider = Slider()
  private let table = TableView()

  init(room: Room) {
    self.room = room
    super.init()
    title = "Living room"
  }

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0x1C2329)
    readingLabel.font = .system(size: 72, weight: .bold)
    readingLabel.accessibilityIdentifier = "reading"
    setPointLabel.font = .system(size: 22)
    setPointLabel.accessibilityIdentifier = "setPoint"
    for label in [readingLabel, setPointLabel] { label.textAlignment = .center }

    slider.minimumValue = 5
    slider.maximumValue = 30
    slider.value = room.setPoint
    slider.accessibilityIdentifier = "slider"
    slider.onChange = { [weak self] value in self?.change(setPoint: value) }

    table.rowHeight = 44
    table.accessibilityIdentifier = "readings"
    table.dataSource = self
    for view in [readingLabel, setPointLabel, slider, table] { self.view.addSubview(view) }
    show(room.temperature)
    change(setPoint: room.setPoint)
  }

  override func viewDidLayoutSubviews() {
    let content = view.bounds.inset(dx: 24, dy: 24)
    readingLabel.frame = Rect(x: content.minX, y: content.minY, width: content.width, height: 90)
    setPointLabel.frame = Rect(x: content.minX, y: readingLabel.frame.maxY, width: content.width, height: 32)
    slider.frame = Rect(x: content.minX, y: setPointLabel.frame.maxY + 8, width: content.width, height: 44)
    let top = slider.frame.maxY + 16
    table.frame = Rect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
  }

  // MARK: Updates

  override func viewDidAppear(animated: Bool) {
    updates = Task { [weak self] in
      while let window = self?.view.window {
        try await window.sleep(for: .seconds(1))
        await self?.update()
      }
    }
  }

  override func viewWillDisappear(animated: Bool) { updates?.cancel() }

  private func update() async {
    let reading = await room.measure()
    readings.append(reading)
    show(reading)
    table.reloadData()
  }

  private func show(_ reading: Double) {
    readingLabel.text = reading.inDegrees
    readingLabel.textColor = reading.color
  }

  /// Half degrees are as fine as a person can tell.
  private func change(setPoint: Double) {
    room.setPoint = (setPoint * 2).rounded() / 2
    setPointLabel.text = room.setPoint.inDegrees
    slider.color = room.setPoint.color
  }
}

extension ThermostatController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { readings.count }

  /// The latest reading is on top.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell() as? ReadingCell ?? ReadingCell()
    let index = readings.count - 1 - row
    cell.show(readings[index], second: index + 1)
    return cell
  }
}

/// When, how warm, and a bar for those who rather see it.
final class ReadingCell: TableViewCell {
  private let timeLabel = Label()
  private let valueLabel = Label()
  private let bar = View()
  private var share = 0.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    timeLabel.textColor = Color(hex: 0x8E9BA6)
    valueLabel.textAlignment = .trailing
    for view in [timeLabel, bar, valueLabel] { addSubview(view) }
  }

  func show(_ reading: Double, second: Int) {
    let seconds = second % 60
    timeLabel.text = "\(second / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    valueLabel.text = reading.inDegrees
    bar.backgroundColor = reading.color
    share = min(max((reading - 5) / 25, 0), 1)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(dx: 24, dy: 0)
    timeLabel.frame = Rect(x: content.minX, y: 0, width: 60, height: bounds.height)
    valueLabel.frame = Rect(x: content.maxX - 70, y: 0, width: 70, height: bounds.height)
    let room = valueLabel.frame.minX - timeLabel.frame.maxX
    bar.frame = Rect(x: timeLabel.frame.maxX, y: bounds.midY - 3, width: room * share, height: 6)
  }
}
