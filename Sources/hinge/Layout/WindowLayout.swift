import Geometry
import HingeKit
import MenuDocuments

/// What a window shows and where, in drawing order: for `hinge render --layout`, and for tests that ask of every menu at
/// every size whether something is cut.
///
/// All rectangles are in the window, in the compositor's logical pixels; one that is seen turned is the box around it.
@MainActor struct WindowLayout {
  struct Element {
    enum Kind: String { case text, control, picture }

    var kind: Kind
    /// Empty for what has none.
    var text: String
    /// Where it lies; a text's is where its lines lie, whatever room they have.
    var frame: Rect
    /// What is in sight of that: in the window, and not covered by what lies over it. nil for nothing.
    var seen: Rect?
    var lines: Int
    var isEllipsized: Bool
    /// Whether it is a part of a page that waits beside an open menu to be seen whole.
    var isInDrawer: Bool
  }

  private(set) var elements: [Element] = []
  /// A page that waits in a drawer, with its bar.
  private let drawer: View?
  /// From the views' logical pixels to the compositor's.
  private let zoom: Double

  /// What is shown of a window that is laid out.
  init(of root: RootController) {
    zoom = root.view.window?.zoomFactor ?? 1
    drawer = root.isPageInDrawer ? root.parts.navigation.view : nil
    add(root.view, clip: root.view.box, alpha: 1, isInDrawer: false)
  }

  /// Fainter than this a view hides nothing, and fainter than the other nobody sees it.
  private static let (opaque, invisible) = (0.99, 0.01)

  private mutating func add(_ view: View, clip: Rect, alpha: Double, isInDrawer: Bool) {
    let alpha = alpha * view.alpha
    guard !view.isHidden, alpha >= Self.invisible else { return }
    let isInDrawer = isInDrawer || view === drawer
    let box = view.box
    if let color = view.backgroundColor, color.alpha * alpha >= Self.opaque { cover(box.intersection(clip)) }
    switch view {
    case let label as Label:
      let lines = label.textRect
      guard !label.text.isEmpty else { break }
      add(
        Element(
          kind: .text, text: label.text, frame: view.box(of: lines), lines: label.lineCount,
          isEllipsized: label.isTruncated, isInDrawer: isInDrawer), clip)
    case is Control:
      // What a finger hits is more than what is drawn.
      let side = Control.touchTarget
      let frame = box.inset(dx: min(0, (box.width - side) / 2), dy: min(0, (box.height - side) / 2))
      add(Element(kind: .control, text: "", frame: frame, lines: 0, isEllipsized: false, isInDrawer: isInDrawer), clip)
    case is TableViewCell:
      add(Element(kind: .control, text: "", frame: box, lines: 0, isEllipsized: false, isInDrawer: isInDrawer), clip)
    case let image as ImageView where image.picture != nil:
      add(Element(kind: .picture, text: "", frame: box, lines: 0, isEllipsized: false, isInDrawer: isInDrawer), clip)
    default: break
    }
    let inner = view.clipsToBounds ? clip.intersection(box) : clip
    for subview in view.subviews { add(subview, clip: inner, alpha: alpha, isInDrawer: isInDrawer) }
  }

  private mutating func add(_ element: Element, _ clip: Rect) {
    var element = element
    let seen = element.frame.intersection(clip)
    element.seen = seen.isEmpty ? nil : seen.scaled(by: zoom)
    element.frame = element.frame.scaled(by: zoom)
    elements.append(element)
  }

  /// Something opaque has come to lie over what there is so far.
  private mutating func cover(_ rect: Rect) {
    let rect = rect.scaled(by: zoom)
    for index in elements.indices { elements[index].seen = elements[index].seen?.box(without: rect) }
  }

  /// A JSON array, an element to a line.
  var json: String {
    "[\n" + elements.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
  }
}

extension WindowLayout.Element {
  fileprivate init(
    kind: Kind, text: String, frame: Rect, lines: Int, isEllipsized: Bool, isInDrawer: Bool
  ) {
    self.init(
      kind: kind, text: text, frame: frame, seen: nil, lines: lines, isEllipsized: isEllipsized,
      isInDrawer: isInDrawer)
  }

  fileprivate var json: String {
    var members = ["\"kind\":\(kind.rawValue.inJSON)"]
    if kind == .text { members.append("\"text\":\(text.inJSON)") }
    members += ["\"frame\":\(frame.inJSON)", "\"seen\":\(seen?.inJSON ?? "null")"]
    if kind == .text { members += ["\"lines\":\(lines)", "\"ellipsized\":\(isEllipsized)"] }
    if isInDrawer { members.append("\"drawer\":true") }
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension Rect {
  /// Rounded to thousandths, which is finer than anything that is drawn.
  fileprivate var inJSON: String {
    let numbers = [minX, minY, width, height].map { number in
      let thousandths = (number * 1000).rounded() / 1000
      return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
    }
    return "[" + numbers.joined(separator: ",") + "]"
  }

  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// The box around what is left of it where `other` covers it; nil where that is nothing.
  fileprivate func box(without other: Rect) -> Rect? {
    let hidden = intersection(other)
    guard !hidden.isEmpty else { return self }
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if hidden.minY <= minY, hidden.maxY >= maxY {
      if hidden.minX <= minX { left = hidden.maxX }
      if hidden.maxX >= maxX { right = hidden.minX }
    } else if hidden.minX <= minX, hidden.maxX >= maxX {
      if hidden.minY <= minY { top = hidden.maxY }
      if hidden.maxY >= maxY { bottom = hidden.minY }
    }
    let rest = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return rest.isEmpty ? nil : rest
  }
}

extension View {
  /// The box around the view in its window.
  fileprivate var box: Rect { box(of: bounds) }

  /// The box around a part of the view in its window; empty where that is behind the viewer.
  fileprivate func box(of rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].compactMap(convert(toWindow:))
    return corners.count == 4 ? Rect(around: corners) : .zero
  }
}
