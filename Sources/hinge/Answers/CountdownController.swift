import HingeKit

/// A countdown over whatever it is for.
final class CountdownController: ViewController {
  private let content: ViewController
  private let countdown: Countdown
  private let countdownView = CountdownView()
  private let container = ContainerView()

  init(content: ViewController, countdown: Countdown) {
    self.content = content
    self.countdown = countdown
    super.init()
    title = content.title
    countdown.onChange = { [weak self] _ in self?.show() }
  }

  override func viewDidLoad() {
    view.addSubview(container)
    embed(content, in: container)
    view.addSubview(countdownView)
    show()
  }

  override func viewWillLayoutSubviews() {
    container.frame = view.bounds
    countdownView.frame = Rect(x: 0, y: 0, width: view.bounds.width, height: CountdownView.height)
  }

  override func keyDown(_ key: KeyEvent) -> Bool { content.keyDown(key) }

  override func interceptKey(_ key: KeyEvent) -> Bool { content.interceptKey(key) }

  private func show() {
    countdownView.isHidden = countdown.secondsLeft == nil
    countdownView.seconds = countdown.secondsLeft ?? 0
    countdownView.share = min(1, .seconds(countdownView.seconds) / countdown.toldDuration)
  }
}
