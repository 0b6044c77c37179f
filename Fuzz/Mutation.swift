import SeededRandom

/// Inputs that are like those of the corpus, and are not.
struct Mutation {
  var random: SeededRandom

  /// A document with some damage, or with none.
  mutating func document() -> [UInt8] {
    var bytes = pick(Corpus.documents)
    for _ in 0..<Int.random(in: 0...6, using: &random) { damage(&bytes) }
    return bytes
  }

  /// Something that may be lines.
  mutating func lines() -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in pick(Corpus.lineParts) }
  }

  /// Where to cut an input of so many bytes in pieces, in rising order.
  mutating func cuts(in count: Int) -> [Int] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...count, using: &random) }.sorted()
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let range = place..<min(bytes.count, place + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: pick(Corpus.pieces), at: place)
    case 2: bytes.replaceSubrange(range, with: pick(Corpus.pieces))
    case 3: bytes.insert(contentsOf: bytes[range], at: place)
    case 4 where !range.isEmpty: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 5:
      let other = pick(Corpus.documents)
      bytes.replaceSubrange(place..., with: other[Int.random(in: 0...other.count, using: &random)...])
    case 6:
      let piece = pick(Corpus.pieces)
      bytes.insert(contentsOf: (0..<40).flatMap { _ in piece }, at: place)
    default: break
    }
  }

  private mutating func pick(_ choices: [[UInt8]]) -> [UInt8] {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
