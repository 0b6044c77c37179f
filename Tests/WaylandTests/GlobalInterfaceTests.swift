import Foundation
import Testing

@testable import Wayland

@Suite("GlobalInterface")
struct GlobalInterfaceTests {
  private struct Manifest: Decodable {
    struct Global: Decodable, Hashable {
      let interface: String
      let version: UInt32
      let required: Bool
    }

    let globals: [Global]
  }

  @Test("W46 the program binds what Protocols/protocols.json says")
  func agreesWithManifest() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Protocols/protocols.json").standardized
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    let bound = GlobalInterface.all.map {
      Manifest.Global(interface: $0.name, version: $0.version, required: $0.isRequired)
    }
    #expect(Set(bound) == Set(manifest.globals))
  }

  @Test("W46 never newer than the compositor has it, nor than the headers")
  func versions() {
    #expect(GlobalInterface.seat.version(offered: 3) == 3)
    #expect(GlobalInterface.seat.version(offered: 99) <= GlobalInterface.seat.version)
  }

  @Test("W44 a protocol error's words are found in the library's line")
  func errorText() {
    #expect(
      LibraryLog.message(ofProtocolError: "xdg_surface#7: error 3: unconfigured buffer: again", code: 3)
        == "unconfigured buffer: again")
    #expect(LibraryLog.message(ofProtocolError: "something else", code: 3) == "something else")
  }
}
