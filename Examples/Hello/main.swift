import Glibc
import HingeKit

let menu = ViewController()
menu.view.backgroundColor = Color(hex: 0x0FC1E7)

let detail = ViewController()
detail.title = "Swipe me"
detail.view.backgroundColor = Color(hex: 0x453B37)

let root = HingedMenuController(menu: menu, content: NavigationController(rootViewController: detail))
exit(Application.run(id: "org.example.Hello", title: "Hello") { root })
