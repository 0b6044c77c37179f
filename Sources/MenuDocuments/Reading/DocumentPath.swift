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
