import Geometry

/// A value of a menu document, which is read as what it has to be. Where it is something else that is noted, and what
/// is returned is nil.
struct DocumentValue {
  let json: JSONValue
  let path: DocumentPath
  let errors: DocumentErrorList

  /// Notes what should have been here.
  func refuse(expected: String, found: String? = nil) {
    errors.add(offset: json.offset, path: path.spelled, expected: expected, found: found ?? json.found)
  }

  /// Text of so many bytes at most, which may be empty.
  func text(limit: Int = MenuLimits.shortText) -> String? {
    guard case .text(let text) = json.content else {
      refuse(expected: "some text")
      return nil
    }
    guard text.utf8.count <= limit else {
      refuse(expected: "at most \(limit) bytes of text", found: "\(text.utf8.count)")
      return nil
    }
    // Nothing that takes it further could: not a program's arguments, not file names, not Pango.
    guard !text.utf8.contains(0) else {
      refuse(expected: "text without \\u0000")
      return nil
    }
    return text
  }

  /// Text that is not empty.
  func nonEmptyText() -> String? {
    guard let text = text() else { return nil }
    guard !text.isEmpty else {
      refuse(expected: "some text", found: "none")
      return nil
    }
    return text
  }

  /// One of the words that `Choice` has.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() -> Choice? {
    if case .text(let word) = json.content, let choice = Choice(rawValue: word) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    refuse(expected: words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
    return nil
  }

  func flag() -> Bool? {
    guard case .flag(let flag) = json.content else {
      refuse(expected: "true or false")
      return nil
    }
    return flag
  }

  func number(in range: ClosedRange<Double>) -> Double? {
    guard case .number(let written) = json.content, let number = Double(written), range.contains(number) else {
      refuse(expected: "a number from \(range.spelled)")
      return nil
    }
    return number
  }

  /// - Parameter others: What may stand in its place, for the message about what may not.
  func wholeNumber(in range: ClosedRange<Int>, others: String = "") -> Int? {
    guard case .number(let written) = json.content, let number = Double(written), let whole = Int(exactly: number),
      range.contains(whole)
    else {
      refuse(expected: "\(others)a whole number from \(range.spelled)")
      return nil
    }
    return whole
  }

  /// A word, or a count.
  func badge() -> String? {
    guard case .number = json.content else { return text() }
    return wholeNumber(in: MenuLimits.counts, others: "some text or ").map { "\($0)" }
  }

  /// `auto`, or a number.
  func columns() -> MenuPanel.Hinge.Columns? {
    if case .text("auto") = json.content { return .automatic }
    return wholeNumber(in: MenuLimits.columns, others: "auto, or ").map { .count($0) }
  }

  /// The name of one that is shipped, or an object.
  func style() -> MenuStyle? {
    if case .text = json.content {
      let shipped: MenuStyle.Shipped? = choice()
      return shipped?.style
    }
    return object(StyleKey.self).map(MenuStyle.init)
  }

  /// `auto`, or a number.
  func zoom() -> MenuDocument.Zoom? {
    if case .text("auto") = json.content { return .automatic }
    guard case .number(let written) = json.content, let number = Double(written), MenuLimits.zoom.contains(number)
    else {
      refuse(expected: "auto, or a number from \(MenuLimits.zoom.spelled)")
      return nil
    }
    return .factor(number)
  }

  /// One for both themes, or one for each.
  func themedColor() -> ThemedColor? {
    if case .object = json.content {
      guard let object = object(ThemedColorKey.self) else { return nil }
      let light = object.required(.light)?.color()
      let dark = object.required(.dark)?.color()
      guard let light, let dark else { return nil }
      return ThemedColor(light: light, dark: dark)
    }
    return color(expected: "a colour as #RRGGBB, or an object of a light and a dark one").map(ThemedColor.init)
  }

  private func color(expected: String = "a colour as #RRGGBB") -> Color? {
    guard case .text(let text) = json.content, text.utf8.count == 7, let color = Color(hex: text) else {
      refuse(expected: expected)
      return nil
    }
    return color
  }

  /// At least one value, and not more than the limit; the rest is not looked at.
  ///
  /// - Parameters:
  ///   - count: How many of the limit are used already.
  ///   - expected: What is said of too many.
  func list(limit: Int, after count: Int = 0, expected: String) -> [DocumentValue]? {
    guard case .list(let values) = json.content else {
      refuse(expected: "a list")
      return nil
    }
    if values.isEmpty { refuse(expected: "at least one", found: "none") }
    if count + values.count > limit { refuse(expected: expected, found: "\(count + values.count)") }
    return values.prefix(limit - count).enumerated().map { index, value in
      DocumentValue(json: value, path: .index(path, index), errors: errors)
    }
  }

  /// An object that has no other keys than these.
  func object<Key>(_ keys: Key.Type) -> DocumentObject<Key>? {
    guard case .object(let members) = json.content else {
      refuse(expected: "an object")
      return nil
    }
    return DocumentObject(self, members: members)
  }
}

/// The way from a document to one of its values. Cheap to make; spelled only for messages.
indirect enum DocumentPath {
  case document
  case key(DocumentPath, String)
  case index(DocumentPath, Int)

  /// As a person would write it: `left.items[2].color`; empty for the document itself.
  var spelled: String {
    switch self {
    case .document: ""
    case .key(.document, let key): key
    case .key(let parent, let key): "\(parent.spelled).\(key)"
    case .index(let parent, let index): "\(parent.spelled)[\(index)]"
    }
  }
}
