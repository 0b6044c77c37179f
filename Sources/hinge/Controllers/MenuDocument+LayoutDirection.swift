import Drawing
import HingeKit
import MenuDocuments

extension MenuDocument {
  /// How many titles of items are looked at.
  private static let lookedAtCount = 50

  /// Which way its window is laid out: as it says, else as its first text is read that has a direction. nil where there
  /// is none yet.
  var layoutDirection: LayoutDirection? {
    switch direction {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .auto: textDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
    }
  }

  private var textDirection: TextDirection? {
    let titles = panels.lazy.flatMap { $0.items.prefix(Self.lookedAtCount).lazy.map(\.title) }
      .prefix(Self.lookedAtCount)
    return ([title] + panels.map(\.title)).lazy.compactMap(TextDirection.init(of:)).first
      ?? titles.compactMap(TextDirection.init(of:)).first
  }
}
