import HingeKit

/// A gauge, with what it stands at in its middle.
final class GaugeController: ViewController {
  private let gauge = GaugeView()
  private let label = Label()

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0x1C2329)
    gauge.accessibilityIdentifier = "gauge"
    gauge.onChange = { [weak self] in self?.show($0) }
    label.font = .system(size: 64, weight: .bold)
    label.textAlignment = .center
    label.accessibilityIdentifier = "value"
    // The finger is the gauge's, also where the label lies over it.
    label.isUserInteractionEnabled = false
    view.addSubview(gauge)
    view.addSubview(label)
    show(0)
  }

  override func viewDidLayoutSubviews() {
    gauge.frame = view.bounds.inset(dx: 24, dy: 24)
    label.frame = gauge.frame
  }

  private func show(_ value: Double) { label.text = "\(Int((value * 100).rounded()))" }
}
