import MenuDocuments

extension MenuDocument {
  /// Changes the document as the options ask, which go before what it says. Throws for an option that means nothing
  /// for it.
  mutating func apply(_ options: MenuOptions) throws(UsageError) {
    try refuseMeaningless(options)
    self = applying(options)
  }

  /// The document as the options ask for it, which go before what it says; an option that means nothing for it changes
  /// nothing.
  func applying(_ options: MenuOptions) -> MenuDocument {
    var document = self
    document.direction = options.direction ?? direction
    document.zoom = options.zoom ?? zoom
    document.title = options.title ?? title
    document.prompt = options.prompt ?? prompt
    document.left?.apply(options)
    document.right?.apply(options)
    if options.launch == .open || options.fraction != nil { document.openHingedMenu((options.fraction ?? 0) < 1) }
    return document
  }

  /// Opens the first hinged menu, and no other panel with it.
  private mutating func openHingedMenu(_ isOpen: Bool) {
    let isLeft = left?.hinge != nil
    left?.isOpen = isLeft && isOpen
    right?.isOpen = !isLeft && isOpen
  }

  private func refuseMeaningless(_ options: MenuOptions) throws(UsageError) {
    let forHinges: [(OptionName, isGiven: Bool)] = [
      (options.launch == .folded ? .closed : .open, options.launch != nil), (.fold, options.fold != nil),
      (.perspective, options.perspective != nil), (.fraction, options.fraction != nil),
      (.pinAbove, options.pinnedAbove != nil),
    ]
    if !panels.contains(where: { $0.hinge != nil }), let (option, _) = forHinges.first(where: \.isGiven) {
      throw .meaningless(option, expected: "a document with a menu that folds")
    }
    for (option, share, panel) in [(.left, options.left, left), (OptionName.right, options.right, right)] {
      guard share != nil, panel?.slide == nil else { continue }
      throw .meaningless(option, expected: "a document with a sliding panel at the \(option.name)")
    }
    if options.left != nil, options.right != nil { throw .meaningless(.right, expected: "no --left beside it") }
  }
}

extension MenuPanel {
  fileprivate mutating func apply(_ options: MenuOptions) {
    if options.closesOnSelect { closesOnSelection = true }
    guard case .hinge(var hinge) = presentation else { return }
    hinge.fold = options.fold ?? hinge.fold
    hinge.perspective = options.perspective ?? hinge.perspective
    // The second design (R1.11) also has the higher rows, where there are icons to see.
    if options.launch == .folded || options.closesOnSelect, items.allSatisfy({ $0.icon != nil }) {
      hinge.rows = .neverLow
    }
    presentation = .hinge(hinge)
    if options.launch == .folded { (isOpen, showsFirstItem) = (false, true) }
  }
}
