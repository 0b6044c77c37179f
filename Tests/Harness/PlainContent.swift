import Drawing
import Geometry
import HingeKit

/// A content of one colour, with a button in it.
public final class PlainContent: ViewController {
  public let button = Control(frame: Rect(x: 100, y: 100, width: 60, height: 60))
  public private(set) var buttonTaps = 0
  public private(set) var sizes: [Size] = []

  public override func viewDidLoad() {
    title = "Content"
    view.backgroundColor = .white
    button.backgroundColor = Color(hex: 0x808080)
    button.onTap = { [weak self] in self?.buttonTaps += 1 }
    view.addSubview(button)
  }

  public override func viewWillTransition(to size: Size) {
    sizes.append(size)
    super.viewWillTransition(to: size)
  }
}
