import Geometry
import HingeKit
import Testing

/// Notes every call, with its name, in a list that several of them share.
private final class Recorder: ViewController {
  final class Log { var calls: [String] = [] }

  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  private func note(_ call: String) { log.calls.append("\(name) \(call)") }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(animated: Bool) { note("willAppear") }
  override func viewDidAppear(animated: Bool) { note("didAppear") }
  override func viewWillDisappear(animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: ViewController?) { note(parent == nil ? "willLeave" : "willMove") }
  override func didMove(toParent parent: ViewController?) { note(parent == nil ? "didLeave" : "didMove") }
}

@Suite("Controllers and their children")
struct ContainmentTests {
  @Test("R1.3 a child is told in UIKit's order that it comes and goes")
  func orderOfCalls() {
    let log = Recorder.Log()
    let parent = Recorder("parent", log)
    let child = Recorder("child", log)
    let window = Window(rootViewController: parent)
    window.resize(to: Size(width: 100, height: 100), scale: 1)
    #expect(log.calls == ["parent didLoad", "parent willAppear", "parent didAppear"])

    log.calls = []
    parent.embed(child, in: parent.view)
    #expect(log.calls == ["child willMove", "child willAppear", "child didLoad", "child didAppear", "child didMove"])
    #expect(child.parent === parent)
    #expect(parent.children.count == 1)
    #expect(child.view.superview === parent.view)

    log.calls = []
    parent.unembed(child)
    #expect(log.calls == ["child willLeave", "child willDisappear", "child didDisappear", "child didLeave"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(child.view.superview == nil)
  }

  @Test("R1.3 children appear with their parent, each parent before its children")
  func forwarding() {
    let log = Recorder.Log()
    let parent = Recorder("parent", log)
    let child = Recorder("child", log)
    parent.embed(child, in: parent.view)
    log.calls = []
    Window(rootViewController: parent).resize(to: Size(width: 100, height: 100), scale: 1)
    #expect(
      log.calls == ["parent willAppear", "child willAppear", "parent didAppear", "child didAppear"])
  }

  @Test("Turning round in the middle of an appearance is told; saying it twice is not")
  func turningRound() {
    let log = Recorder.Log()
    let controller = Recorder("it", log)
    controller.beginAppearanceTransition(isAppearing: true, animated: true)
    controller.beginAppearanceTransition(isAppearing: true, animated: true)
    controller.beginAppearanceTransition(isAppearing: false, animated: true)
    controller.endAppearanceTransition(animated: true)
    controller.endAppearanceTransition(animated: true)
    #expect(log.calls == ["it willAppear", "it willDisappear", "it didDisappear"])
  }

  @Test("A controller added elsewhere leaves its first parent")
  func oneParent() {
    let log = Recorder.Log()
    let (first, second, child) = (Recorder("first", log), Recorder("second", log), Recorder("child", log))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }
}
