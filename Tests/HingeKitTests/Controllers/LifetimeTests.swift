import Geometry
import Harness
import HingeKit
import HingeKitTesting
import Testing

/// Counts the objects that are gone.
private final class Count {
  var deinits = 0
}

private final class CountedController: ViewController {
  let count: Count
  init(_ count: Count) { self.count = count }
  isolated deinit { count.deinits += 1 }
}

private final class CountedMenu: HingedMenuController {
  let count: Count
  init(_ count: Count, menu: ViewController, content: ViewController) {
    self.count = count
    super.init(menu: menu, content: content)
  }
  isolated deinit { count.deinits += 1 }
}

private final class CountedView: View {
  let count: Count
  init(_ count: Count) {
    self.count = count
    super.init()
  }
  isolated deinit { count.deinits += 1 }
}

private final class Follower: HingedMenuControllerDelegate {}

@Suite("Nothing keeps what it should not")
struct LifetimeTests {
  @Test("R1.3 a hinged menu that was shown, folded and dragged goes with its window, and all in it")
  func noCycle() throws {
    let count = Count()
    do {
      let content = CountedController(count)
      let view = CountedView(count)
      content.view.addSubview(view)
      let controller = CountedMenu(
        count, menu: NavigationController(rootViewController: CountedController(count)),
        content: NavigationController(rootViewController: content))
      let scene = try TestScene { controller }
      controller.hideMenu(animated: true)
      controller.showMenu(animated: false)
      scene.fingerDown(at: Point(x: 200, y: 300)).move(to: Point(x: 150, y: 300))
      #expect(controller.fraction < 1)
    }
    #expect(count.deinits == 4)
  }

  @Test("R1.4 the delegate is weak")
  func weakDelegate() {
    let controller = HingedMenuController(menu: ViewController(), content: ViewController())
    var follower: Follower? = Follower()
    controller.delegate = follower
    #expect(controller.delegate != nil)
    follower = nil
    #expect(controller.delegate == nil)
  }

  @Test("R1.4 an application that was closed leaves nothing behind")
  func closedApplication() throws {
    let count = Count()
    do {
      let screen = try Screen { CountedController(count) }
      screen.application.close()
      try screen.pump.settle()
      #expect(screen.compositor.toplevels.isEmpty)
    }
    #expect(count.deinits == 1)
  }
}
