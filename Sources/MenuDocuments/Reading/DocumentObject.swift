/// An object of a menu document.
///
/// `Key` lists every key that the object may have; another one is an error, so that a slip of the pen is not taken for
/// a default. So is a key that stands there twice. A value of `null` counts as none.
struct DocumentObject<Key: DocumentKey> {
  private let value: DocumentValue
  private var members: [Key: JSONMember] = [:]

  init(_ value: DocumentValue, members: [JSONMember]) {
    self.value = value
    for member in members {
      if let key = Key(rawValue: member.key) {
        if self.members.updateValue(member, forKey: key) != nil {
          refuse(member, expected: "each key once", found: "\(member.key.quoted) once more")
        }
      } else {
        let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
        refuse(member, expected: "one of the keys \(known)", found: member.key.quoted)
      }
    }
  }

  private func refuse(_ member: JSONMember, expected: String, found: String) {
    value.errors.add(offset: member.offset, path: value.path.spelled, expected: expected, found: found)
  }

  /// Whether the key stands in the document, whatever its value.
  func has(_ key: Key) -> Bool { members[key] != nil }

  /// The key's value; nil where there is none.
  subscript(key: Key) -> DocumentValue? {
    guard let json = members[key]?.value else { return nil }
    if case .null = json.content { return nil }
    return DocumentValue(json: json, path: .key(value.path, key.rawValue), errors: value.errors)
  }

  /// The key's value, null included. That there is none is noted at the object.
  func required(_ key: Key) -> DocumentValue? {
    let path = DocumentPath.key(value.path, key.rawValue)
    guard let json = members[key]?.value else {
      value.errors.add(offset: value.json.offset, path: path.spelled, expected: "this key", found: "nothing")
      return nil
    }
    return DocumentValue(json: json, path: path, errors: value.errors)
  }

  /// Notes what is wrong with the whole object.
  func refuse(expected: String, found: String) { value.refuse(expected: expected, found: found) }

  /// Notes what is wrong with a key, at the key itself; at the object where the key is not there.
  func refuse(_ key: Key, expected: String, found: String) {
    let offset = members[key]?.offset ?? value.json.offset
    let path = DocumentPath.key(value.path, key.rawValue).spelled
    value.errors.add(offset: offset, path: path, expected: expected, found: found)
  }
}
