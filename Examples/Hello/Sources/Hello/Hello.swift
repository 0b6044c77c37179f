import Glibc
import HingeKit

@main
enum Hello {
  static func main() {
    exit(Application.run(id: "org.example.Hello", title: "Hello") { makeRoot() })
  }

  /// A menu that folds about the edge of a page.
  static func makeRoot() -> ViewController {
    let menu = ViewController()
    menu.view.backgroundColor = Color(hex: 0x0FC1E7)

    let page = ViewController()
    page.title = "Swipe me"
    page.view.backgroundColor = Color(hex: 0x453B37)

    let button = Control(frame: Rect(x: 24, y: 24, width: 200, height: 64))
    button.backgroundColor = Color(hex: 0xF95407)
    button.accessibilityIdentifier = "button"
    let label = Label(frame: button.bounds)
    label.text = "Say hello"
    label.textAlignment = .center
    label.accessibilityIdentifier = "label"
    button.addSubview(label)
    button.onTap = { label.text = "Hello!" }
    page.view.addSubview(button)

    return HingedMenuController(menu: menu, content: NavigationController(rootViewController: page))
  }
}
