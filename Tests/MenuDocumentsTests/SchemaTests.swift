import Foundation
import Testing

@testable import MenuDocuments

/// docs/menu.schema.json, by a validator that knows nothing of this package: Debian's python3-jsonschema.
@Suite struct SchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").path

  /// Reads a list of documents, says of each whether the schema has anything against it.
  private static let validator = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    print(json.dumps([validator.is_valid(json.loads(document)) for document in json.load(sys.stdin)]))
    """

  /// Whether the schema has nothing against each of the documents.
  private func areValid(_ documents: [String]) throws -> [Bool] {
    let process = Process()
    // Not whatever Python is first on the path.
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", Self.validator, "\(Self.root)/docs/menu.schema.json"]
    let input = URL.temporaryDirectory.appending(path: "hinge-schema-\(UUID()).json")
    try JSONEncoder().encode(documents).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    process.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "expected python3-jsonschema to be installed")
    return try JSONDecoder().decode([Bool].self, from: answer)
  }

  @Test("R5.1 the built-in menus and the good documents are valid by it")
  func valid() throws {
    let examples = try FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/Resources/Examples")
    let files = ["MenuItems.json"] + examples.filter { $0.hasSuffix(".json") }.map { "Examples/\($0)" }
    #expect(files.count >= 5)
    let documents = try files.map { try String(contentsOfFile: "\(Self.root)/Resources/\($0)", encoding: .utf8) }
    for (name, isValid) in zip(files + GoodDocument.all, try areValid(documents + GoodDocument.all)) {
      #expect(isValid, "\(name)")
    }
    for document in GoodDocument.all { #expect(throws: Never.self) { try MenuDocument(json: Array(document.utf8)) } }
  }

  @Test("R5.1 the bad documents are not, where a schema can say so")
  func invalid() throws {
    for (document, isValid) in zip(BadDocument.all, try areValid(BadDocument.all.map(\.json))) {
      #expect(isValid != document.isWrongForSchema, "\(document.json)")
    }
  }

  @Test("R5.1 it has the keys that are read, and no other; the limits are those that are read by")
  func keys() throws {
    let json = try Data(contentsOf: URL(filePath: "\(Self.root)/docs/menu.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    func keys(_ path: String...) -> Set<String> {
      var part: [String: Any]? = schema
      for key in path + ["properties"] { part = part?[key] as? [String: Any] }
      return Set(part.map { Array($0.keys) } ?? [])
    }
    func names<Key: DocumentKey>(_ type: Key.Type) -> Set<String> { Set(Key.allCases.map(\.rawValue)) }
    #expect(keys() == names(MenuDocumentKey.self))
    #expect(keys("properties", "colors") == names(ColorsKey.self))
    #expect(keys("properties", "textSizes") == names(TextSizesKey.self))
    #expect(keys("$defs", "panel") == names(PanelKey.self))
    #expect(keys("$defs", "style") == names(StyleKey.self))
    #expect(keys("$defs", "item") == names(ItemKey.self))
    let text = String(decoding: json, as: UTF8.self)
    let limits = [
      "\"maxItems\": \(MenuLimits.items)", "\"maxItems\": \(MenuLimits.arguments)",
      "\"maxLength\": \(MenuLimits.shortText)", "\"maxLength\": \(MenuLimits.longText)",
      bounds(MenuLimits.textSize), bounds(MenuLimits.panelWidth), bounds(MenuLimits.cornerRadius),
      bounds(MenuLimits.rowHeight),
    ]
    for limit in limits { #expect(text.contains(limit), "\(limit)") }
  }

  private func bounds(_ range: ClosedRange<Double>) -> String {
    "\"minimum\": \(range.lowerBound.spelled), \"maximum\": \(range.upperBound.spelled)"
  }
}
