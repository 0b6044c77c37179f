/// The items of a panel, in the order of their rows: those of a document, or lines that may still be arriving.
public enum MenuItems: Hashable {
  case listed([MenuItem])
  /// Equal only to itself.
  case lines(LineList)
}

extension MenuItems: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch self {
    case .listed(let items): items.count
    case .lines(let lines): lines.count
    }
  }

  public subscript(index: Int) -> MenuItem {
    switch self {
    case .listed(let items): items[index]
    case .lines(let lines): lines.item(at: index)
    }
  }
}
