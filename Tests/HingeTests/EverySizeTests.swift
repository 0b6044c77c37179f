import Drawing
import Geometry
import HingeKit
import MenuDocuments
import Testing

@testable import hinge

/// Menus as people write them, at every size that people have: nothing that one must read is cut.
@Suite("Every menu at every size")
struct EverySizeTests {
  nonisolated static let menus = [
    "arabic", "big", "feedback", "kiosk", "launcher", "longleft160", "miss", "museum", "order", "power", "vote",
    "task-chooser", "door", "slide-out", "floating-burger",
  ]
  nonisolated static let sizes: [Size] = [
    (240, 240), (320, 240), (360, 640), (360, 720), (720, 360), (800, 480), (800, 1280), (1080, 1920), (1280, 800),
    (1920, 1080), (600, 1400), (2560, 1440),
  ].map { Size(width: $0.0, height: $0.1) }

  /// A menu in a window that is laid out and never painted.
  @MainActor private final class Shown {
    let root: RootController
    let window: Window
    private let size: Size

    init(_ source: any MenuDataSource, size: Size) {
      self.size = size
      root = RootController(
        document: source.document, pictures: MenuPictures(of: source), options: MenuOptions(),
        selection: source.document.firstItem)
      window = Window(rootViewController: root)
      window.reducesMotion = true
      window.isFullscreen = true
      window.resize(to: size, scale: 1)
    }

    var elements: [WindowLayout.Element] {
      window.layout()
      return WindowLayout(of: root).elements
    }

    func fold(_ isFolded: Bool) {
      for part in root.hinged where part.controller.isMenuOpen == isFolded {
        if isFolded { part.controller.hideMenu(animated: false) } else { part.controller.showMenu(animated: false) }
      }
    }

    /// Opens each panel that slides in turn.
    func slide(_ check: (HorizontalEdge) -> Void) {
      for edge in HorizontalEdge.allCases where root.slideOut?.panel(at: edge) != nil {
        root.slideOut?.showPanel(edge, animated: false)
        check(edge)
        root.slideOut?.collapsePanels(animated: false)
      }
    }

    /// What is wrong with what is shown at rest, in words.
    var faults: [String] {
      let all = elements.filter { $0.kind == .text }
      let texts = all.filter { !$0.isInDrawer && $0.seen != nil }
      let cut = texts.filter { $0.isEllipsized && !mayBeCut($0) }
        .filter { text in !all.contains { $0.text == text.text && !$0.isEllipsized } }
      return cut.map { "ellipsis: \($0)" } + texts.flatMap(faults(of:)) + overlaps(texts)
    }

    /// In a menu that has all that it may have of the window, or what its document gives it, long words end in an ellipsis;
    /// so do those of a gallery in a window that is smaller than any phone.
    private func mayBeCut(_ text: WindowLayout.Element) -> Bool {
      if size.width < 360, let slideOut = root.slideOut, slideOut.state != .collapsed { return true }
      return root.hinged.contains { part in
        guard let start = part.controller.menu.view.convert(toWindow: .zero) else { return false }
        let zoom = window.zoomFactor
        let width = part.controller.menuWidth
        let isIn = (start.x * zoom...(start.x + width) * zoom).contains(text.frame.midX)
        let isGiven = root.document[part.edge]?.hinge?.width != nil
        return isIn && (isGiven || width >= size.width / zoom - MenuWidth.leftOver - 1)
      }
    }

    private func faults(of text: WindowLayout.Element) -> [String] {
      guard let seen = text.seen else { return [] }
      var faults: [String] = []
      if abs(seen.width - text.frame.width) > 0.5 { faults.append("cut sideways: \(text)") }
      // Rows and long pages go on below the window's end.
      if seen.maxY < size.height - 0.5, abs(seen.height - text.frame.height) > 0.5 { faults.append("cut: \(text)") }
      return faults
    }

    /// Letters reach less far than their lines.
    private func overlaps(_ texts: [WindowLayout.Element]) -> [String] {
      texts.indices.flatMap { index in
        texts[(index + 1)...].compactMap { other in
          guard let one = texts[index].seen?.inset(dx: 1, dy: 2), let two = other.seen?.inset(dx: 1, dy: 2) else {
            return nil
          }
          return one.intersects(two) ? "\(texts[index]) over \(other)" : nil
        }
      }
    }
  }

  @MainActor private static func source(_ name: String) throws -> any MenuDataSource {
    if let example = Example(rawValue: name) { return try BundledMenuDataSource(example) }
    return try FileMenuDataSource(file: "\(Golden.package)/Tests/Menus/\(name).json")
  }

  @Test(
    "nothing that one must read is cut or covered, with the menu open or folded, whatever is chosen", arguments: menus,
    sizes)
  func cuts(name: String, size: Size) throws {
    let shown = Shown(try Self.source(name), size: size)
    for item in [nil] + shown.root.document.items.prefix(9).map(Optional.some) {
      shown.root.detailController.item = item
      for isFolded in [false, true] {
        shown.fold(isFolded)
        #expect(shown.faults == [], "\(item?.title ?? "nothing") \(isFolded ? "folded" : "open")")
      }
      shown.slide { #expect(shown.faults == [], "\(item?.title ?? "nothing") beside \($0)") }
    }
  }

  @Test("between any two fractions no text changes its lines or moves against the page", arguments: menus, sizes)
  func motion(name: String, size: Size) throws {
    let shown = Shown(try Self.source(name), size: size)
    guard let menu = shown.root.hinged.first?.controller else { return }
    shown.root.detailController.item = shown.root.document.items.first
    for isFolded in [false, true] {
      shown.fold(isFolded)
      var known: [String: (frame: Rect, lines: Int)] = [:]
      for fraction in [0.02, 0.25, 0.5, 0.98] {
        menu.hold(at: fraction)
        shown.window.layout()
        let page = try #require(shown.root.parts.navigation.view.convert(toWindow: .zero))
        for text in shown.elements where text.kind == .text && text.frame.minX >= page.x * shown.window.zoomFactor {
          let frame = text.frame.offset(by: Vector(dx: -page.x * shown.window.zoomFactor, dy: 0))
          let before = known["\(text.text) \(text.frame.minY)"] ?? (frame, text.lines)
          #expect(abs(before.frame.minX - frame.minX) < 0.01 && before.lines == text.lines, "\(text) at \(fraction)")
          known["\(text.text) \(text.frame.minY)"] = (frame, text.lines)
        }
      }
    }
  }
}

extension Size: CustomTestStringConvertible {
  public var testDescription: String { "\(Int(width))x\(Int(height))" }
}
