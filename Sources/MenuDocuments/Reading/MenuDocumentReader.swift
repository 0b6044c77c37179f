/// Reads a document from its first brace to its last. Goes on after an error, so that all of them are known.
struct MenuDocumentReader {
  /// Where the document names a picture.
  struct Reference {
    var name: String
    /// In bytes from the document's begin.
    var offset: Int
    var path: DocumentPath
  }

  /// Of what was read so far, in no order.
  private(set) var references: [Reference] = []

  private let errors = DocumentErrorList()
  private var ids: Set<String> = []
  /// The items of both panels so far.
  private var itemCount = 0

  /// The document that the bytes are, or all that is wrong with them.
  mutating func document(in bytes: [UInt8]) throws(MenuDocumentErrors) -> MenuDocument {
    let document = read(bytes)
    if let errors = errors.errors(in: bytes) { throw errors }
    return document
  }

  private mutating func read(_ bytes: [UInt8]) -> MenuDocument {
    let empty = MenuDocument(title: "")
    guard bytes.count <= MenuLimits.documentBytes else {
      let expected = "a document of at most \(MenuLimits.documentBytes) bytes"
      errors.add(offset: 0, path: "", expected: expected, found: "\(bytes.count)")
      return empty
    }
    do throws(JSONSyntaxError) {
      let json = try JSONReader.value(of: bytes)
      let value = DocumentValue(json: json, path: .document, errors: errors)
      guard isVersion1(json), let object = value.object(MenuDocumentKey.self) else { return empty }
      return document(object)
    } catch {
      errors.add(offset: error.offset, path: "", expected: error.expected, found: error.found)
      return empty
    }
  }

  /// Looked at before everything else: another version may have any keys.
  private func isVersion1(_ json: JSONValue) -> Bool {
    guard case .object(let members) = json.content,
      let version = members.last(where: { $0.key == MenuDocumentKey.version.rawValue })?.value
    else { return true }
    if case .number(let number) = version.content, Double(number) == 1 { return true }
    DocumentValue(json: version, path: .key(.document, "version"), errors: errors).refuse(expected: "1")
    return false
  }

  private mutating func document(_ object: DocumentObject<MenuDocumentKey>) -> MenuDocument {
    _ = object.required(.version)
    _ = object[.schema]?.text()
    var document = MenuDocument(title: object.required(.title)?.text() ?? "")
    document.prompt = object[.prompt]?.text() ?? document.prompt
    document.header = object[.header]?.choice() ?? document.header
    document.direction = object[.direction]?.choice() ?? document.direction
    document.pictures = object[.pictures]?.choice() ?? document.pictures
    document.zoom = object[.zoom]?.zoom()
    if let colors = object[.colors]?.object(ColorsKey.self) { document.colors = MenuColors(colors) }
    if let sizes = object[.textSizes]?.object(TextSizesKey.self) { document.textSizes = TextSizes(sizes) }
    document.style = object[.style]?.style() ?? document.style
    let left = object[.left]?.object(PanelKey.self)
    let right = object[.right]?.object(PanelKey.self)
    document.left = left.map { panel($0) }
    document.right = right.map { panel($0) }
    if object[.left] == nil, object[.right] == nil {
      object.refuse(expected: "left or right", found: "neither")
    }
    if let right { check(document.left, beside: document.right, right) }
    if document.isList {
      // It is the window: there from the start, and it makes place for what was chosen.
      document.left?.setOpenAndClosing(unlessIn: left)
      document.right?.setOpenAndClosing(unlessIn: right)
    } else {
      document.left?.applyPalette()
      document.right?.applyPalette()
    }
    return document
  }

  private func check(_ left: MenuPanel?, beside panel: MenuPanel?, _ right: DocumentObject<PanelKey>) {
    guard let left, let panel else { return }
    if left.isOpen, panel.isOpen { right.refuse(.open, expected: "one open panel at most", found: "two") }
    guard let slide = left.slide, let other = panel.slide else { return }
    func compare(_ key: PanelKey, _ left: Double?, _ right: Double?, _ object: DocumentObject<PanelKey>) {
      guard left != right else { return }
      func spelled(_ number: Double?) -> String { number.map(\.spelled) ?? "none" }
      object.refuse(key, expected: "\(spelled(left)) as on the left", found: spelled(right))
    }
    compare(.width, slide.width, other.width, right)
    compare(.peek, slide.peek, other.peek, right)
  }

  // MARK: Panels

  private mutating func panel(_ object: DocumentObject<PanelKey>) -> MenuPanel {
    let kind: PanelKind? = object.required(.presentation)?.choice()
    if let kind {
      for key in PanelKey.allCases where object.has(key) && key.kind ?? kind != kind {
        object.refuse(key, expected: "no such key where presentation is \(kind.rawValue)", found: "one")
      }
    }
    var panel = MenuPanel(presentation: .hinge(MenuPanel.Hinge(object)), items: .listed([]))
    if kind == .slide {
      panel.presentation = .slide(MenuPanel.Slide(object))
      note(object[.picture])
    }
    panel.title = object[.title]?.text() ?? panel.title
    panel.isOpen = object[.open]?.flag() ?? panel.isOpen
    panel.closesOnSelection = object[.closesOnSelection]?.flag() ?? (kind == .slide)
    panel.showsFirstItem = object[.showsFirstItem]?.flag() ?? panel.showsFirstItem
    panel.items = .listed(items(object.required(.items)))
    return panel
  }

  private mutating func items(_ value: DocumentValue?) -> [MenuItem] {
    let expected = "at most \(MenuLimits.items) items in both panels"
    let values = value?.list(limit: MenuLimits.items, after: itemCount, expected: expected) ?? []
    itemCount += values.count
    var items: [MenuItem] = []
    for value in values {
      if let object = value.object(ItemKey.self) { items.append(item(object)) }
    }
    return items
  }

  // MARK: Items

  private mutating func item(_ object: DocumentObject<ItemKey>) -> MenuItem {
    let title = object.required(.title)?.text()
    var item = MenuItem(id: id(object, title: title), title: title ?? "")
    item.subtitle = object[.subtitle]?.text() ?? ""
    item.trailing = object[.trailing]?.text() ?? ""
    item.badge = object[.badge]?.badge() ?? ""
    item.text = object[.text]?.text(limit: MenuLimits.longText) ?? ""
    item.author = object[.author]?.text() ?? ""
    item.color = object[.color]?.themedColor()
    item.icon = object[.icon]?.nonEmptyText()
    item.picture = object[.picture]?.nonEmptyText()
    item.value = object[.value]?.text()
    item.command = object[.command].map(command) ?? []
    note(object[.icon])
    note(object[.picture])
    return item
  }

  /// The item's own id, else its title.
  private mutating func id(_ object: DocumentObject<ItemKey>, title: String?) -> String {
    if let value = object[.id] {
      guard let id = value.nonEmptyText() else { return "" }
      if !ids.insert(id).inserted { value.refuse(expected: "an id of its own", found: "\(id.quoted) once more") }
      return id
    }
    guard let title else { return "" }
    guard !title.isEmpty else {
      object.refuse(.id, expected: "this key where there is no title", found: "nothing")
      return ""
    }
    if !ids.insert(title).inserted {
      object[.title]?.refuse(expected: "a title of its own, or an id", found: "\(title.quoted) once more")
    }
    return title
  }

  private func command(_ value: DocumentValue) -> [String] {
    let limit = MenuLimits.arguments
    let words = value.list(limit: limit, expected: "a program and its arguments, at most \(limit)") ?? []
    return words.enumerated().compactMap { index, word in index == 0 ? word.nonEmptyText() : word.text() }
  }

  /// Remembers where a picture is named.
  private mutating func note(_ value: DocumentValue?) {
    guard let value, case .text(let name) = value.json.content else { return }
    references.append(Reference(name: name, offset: value.json.offset, path: value.path))
  }
}

extension MenuColors {
  fileprivate init(_ object: DocumentObject<ColorsKey>) {
    self.init()
    ground = object[.ground]?.themedColor()
    bar = object[.bar]?.themedColor()
    tint = object[.tint]?.themedColor()
    menu = object[.menu]?.themedColor()
    panel = object[.panel]?.themedColor()
  }
}

extension TextSizes {
  fileprivate init(_ object: DocumentObject<TextSizesKey>) {
    self.init()
    row = object[.row]?.number(in: MenuLimits.textSize) ?? row
    detail = object[.detail]?.number(in: MenuLimits.textSize) ?? detail
  }
}

extension MenuPanel.Hinge {
  fileprivate init(_ object: DocumentObject<PanelKey>) {
    self.init()
    width = object[.width]?.number(in: MenuLimits.panelWidth)
    fold = object[.fold]?.choice() ?? fold
    perspective = object[.perspective]?.number(in: MenuLimits.perspective) ?? perspective
    rows = object[.rows]?.choice()
    columns = object[.columns]?.columns() ?? columns
    lines = object[.lines]?.wholeNumber(in: MenuLimits.lines) ?? lines
  }
}

extension MenuPanel {
  /// Items of a menu that folds are told apart by their colours; a gallery's have pictures.
  fileprivate mutating func applyPalette() {
    guard hinge != nil else { return }
    items = .listed(
      items.enumerated().map { index, item in
        var item = item
        item.color = item.color ?? ThemedColor(Palette.color(at: index))
        return item
      })
  }

  /// Open, and gone after a choice, unless its object says otherwise.
  fileprivate mutating func setOpenAndClosing(unlessIn object: DocumentObject<PanelKey>?) {
    if object?.has(.open) == false { isOpen = true }
    if object?.has(.closesOnSelection) == false { closesOnSelection = true }
  }
}

extension MenuPanel.Slide {
  fileprivate init(_ object: DocumentObject<PanelKey>) {
    self.init()
    width = object[.width]?.number(in: MenuLimits.panelWidth)
    peek = object[.peek]?.number(in: MenuLimits.panelWidth) ?? peek
    picture = object[.picture]?.nonEmptyText()
    if object[.width] != nil, object[.peek] != nil {
      object.refuse(.peek, expected: "no such key beside width", found: "one")
    }
  }
}
