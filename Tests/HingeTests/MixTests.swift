import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// A panel as a document may ask for it.
enum PanelKind: CaseIterable {
  case none, hinge, slide
}

/// Documents that ask for any two panels.
@Suite("Mixed documents")
struct MixTests {
  private static func document(_ left: PanelKind, _ right: PanelKind) throws -> MenuDocument {
    var document = try BundledMenuDataSource(.floatingBurger).document
    let galleries = try BundledMenuDataSource(.slideOut).document
    let chooser = try BundledMenuDataSource(.taskChooser).document
    switch left {
    case .none: document.left = nil
    case .hinge: break
    case .slide: document.left = galleries.left
    }
    switch right {
    case .none: document.right = nil
    case .hinge: document.right = chooser.left
    case .slide: document.right = galleries.right
    }
    document.right?.isOpen = false
    return document
  }

  private func show(
    _ document: MenuDocument, scale: Double = 1, options: MenuOptions = MenuOptions()
  ) throws -> (window: Window, root: RootController) {
    let root = RootController(
      document: document, pictures: MenuPictures(of: try BundledMenuDataSource()), options: options,
      selection: document.items.first { !$0.text.isEmpty })
    let window = Window(rootViewController: root)
    window.resize(to: Size(width: 360, height: 640), scale: scale)
    _ = try window.snapshot()
    return (window, root)
  }

  private func open(_ edge: HorizontalEdge, of root: RootController) {
    if let menu = root.hinged.first(where: { $0.controller.edge == edge }) {
      menu.controller.showMenu(animated: false)
    } else {
      root.slideOut?.showPanel(edge, animated: false)
    }
  }

  private func isOpen(_ edge: HorizontalEdge, of root: RootController) -> Bool {
    if let menu = root.hinged.first(where: { $0.controller.edge == edge }) { return menu.controller.fraction == 0 }
    return root.slideOut?.state == (edge == .leading ? .leadingExpanded : .trailingExpanded)
  }

  @Test("R4.1 any mix: each panel opens, the other closes before", arguments: PanelKind.allCases, PanelKind.allCases)
  func mixes(left: PanelKind, right: PanelKind) throws {
    guard left != .none || right != .none else { return }
    let (window, root) = try show(Self.document(left, right))
    #expect(root.hinged.count == [left, right].count { $0 == .hinge })
    #expect((root.slideOut != nil) == [left, right].contains(.slide))
    #expect(sequence(first: root.detailController) { $0.parent }.contains { $0 === root })
    for (edge, kind) in [(HorizontalEdge.leading, left), (.trailing, right), (.leading, left)] where kind != .none {
      open(edge, of: root)
      _ = try window.snapshot()
      #expect(isOpen(edge, of: root))
      #expect(!isOpen(edge.opposite, of: root))
    }
  }

  @Test("nothing that is read lies where an open menu moves it out of the window", arguments: PanelKind.allCases)
  func readable(right: PanelKind) throws {
    for item in try BundledMenuDataSource(.floatingBurger).document.items {
      let (window, root) = try show(Self.document(.hinge, right))
      root.detailController.item = item
      open(.leading, of: root)
      _ = try window.snapshot()
      let labels = root.detailController.view.subviews.flatMap(\.subviews).compactMap { $0 as? Label }
      #expect(labels.count > 2)
      #expect(labels.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 360 - 80 })
    }
  }

  @Test("a prompt of any length lies where an open menu leaves it in view", arguments: [1, 20])
  func prompt(words: Int) throws {
    var document = try BundledMenuDataSource(.taskChooser).document
    document.prompt = Array(repeating: "Which?", count: words).joined(separator: " ")
    let root = RootController(
      document: document, pictures: MenuPictures(of: try BundledMenuDataSource()), options: MenuOptions(),
      selection: nil)
    let window = Window(rootViewController: root)
    window.resize(to: Size(width: 360, height: 640), scale: 1)
    _ = try window.snapshot()
    let prompt = try #require(root.detailController.view.subviews.lazy.compactMap { $0 as? Label }.first)
    #expect(prompt.frame.minX >= 16 && prompt.frame.maxX <= 360 - 80 - 16)
    #expect(abs(prompt.frame.midX - 140) < 1, "in the middle of what is seen")
  }

  @Test("R4.1 a hinged menu, a sliding panel and a floating burger in one window", arguments: [1, 2])
  func golden(scale: Int) throws {
    var options = MenuOptions()
    (options.scroll, options.right) = (120, 0.5)
    let (window, _) = try show(Self.document(.hinge, .slide), scale: Double(scale), options: options)
    try Golden().check(window.snapshot(), at: "Tests/Goldens/mix@\(scale)x.png")
  }
}
