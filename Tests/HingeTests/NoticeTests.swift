import Drawing
import Geometry
import Harness
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// A message over the bottom of the window.
@Suite("Notices")
struct NoticeTests {
  private let document = RowScene.document(RowScene.items((0..<20).map { "Item \($0)" }))

  private func view(in scene: RowScene) -> NoticeView? {
    scene.root.view.subviews.lazy.compactMap { $0 as? NoticeView }.first
  }

  @Test("R5.6 it lies in the window whatever its length, and can be read in both themes", arguments: [2, 500])
  func place(words: Int) throws {
    let scene = try RowScene(document)
    scene.root.showNotice(Array(repeating: "word", count: words).joined(separator: " "))
    for theme in Theme.allCases {
      scene.root.theme = theme
      try scene.frame()
      let notice = try #require(view(in: scene))
      #expect(notice.frame.minX >= 12 && notice.frame.maxX <= 360 - 12 && notice.frame.maxY == 640 - 12)
      #expect(notice.frame.height >= 44 && notice.frame.height <= 140, "four lines at most")
      let label = try #require(notice.subviews.compactMap { $0 as? Label }.first)
      #expect(label.frame.minX >= 0 && label.frame.maxX < notice.bounds.width)
      let ground = Color(hex: try scene.colour(x: 18, y: Int(notice.frame.midY)))
      #expect(label.textColor.contrast(with: ground) >= 4.5)
    }
  }

  @Test("a tap takes it away and chooses nothing; a tap beside it is for what lies there")
  func taps() throws {
    let scene = try RowScene(document)
    scene.root.showNotice("The file is broken")
    try scene.frame()
    scene.tap(x: 40, y: 44 + 28)
    #expect(scene.root.detailController.item?.id == "Item 0" && scene.root.notice != nil)
    scene.tap(x: 100, y: 610)
    #expect(scene.root.detailController.item?.id == "Item 0" && scene.root.notice == nil)
    scene.root.showNotice("Another")
    scene.root.showNotice(nil)
    try scene.frame()
    #expect(view(in: scene) == nil)
  }

  @Test("Escape takes it away before it folds the menu; Tab reaches it, and Return takes it away")
  func keys() throws {
    let root = try RowScene(document).root
    let screen = try Screen { root }
    screen.compositor.keyboard.enter(try screen.surface)
    try screen.pump.settle()
    try screen.type(.f10)
    try screen.type(.f10)
    #expect(root.menu?.isMenuOpen == true)
    root.showNotice("The file is broken")
    try screen.type(.escape)
    #expect(root.notice == nil && root.menu?.isMenuOpen == true)
    try screen.type(.escape)
    #expect(root.menu?.isMenuOpen == false)

    root.showNotice("Once more")
    for _ in 0..<8 where root.view.window?.focusedView(is: NoticeView.self) != true { try screen.type(.tab) }
    try screen.type(.return)
    #expect(root.notice == nil && root.detailController.item == nil)
    #expect(screen.compositor.violations.isEmpty)
  }
}

extension Window {
  /// Whether a view of this kind has the keyboard.
  fileprivate func focusedView<Kind: View>(is kind: Kind.Type) -> Bool {
    func find(_ view: View) -> Bool { view.isFocused && view is Kind || view.subviews.contains(where: find) }
    return find(rootViewController.view)
  }
}
