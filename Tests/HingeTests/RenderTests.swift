import Drawing
import Geometry
import HingeKit
import HingeKitTesting
import Testing

@testable import hinge

@Suite("hinge render")
struct RenderTests {
  let program = TestProgram()

  @Test(
    "the picture has the window's size in device pixels",
    arguments: [
      ("", 360, 640), ("--size 320x480 --scale 2", 640, 960), ("--size 361x641 --scale 1.5", 542, 962),
      ("--size 361x641 --scale 1.25", 451, 801), ("--size 10x20 --scale .5", 5, 10), ("--size 1x1", 1, 1),
      ("--size 10000x10", 10_000, 10), ("--size 1x1 --scale 2 --fraction .5", 2, 2),
    ])
  func size(line: String, width: Int, height: Int) throws {
    let picture = try program.render(line)
    #expect(picture.width == width && picture.height == height)
    // A window is opaque all over.
    let seen = (0..<height).allSatisfy { y in (0..<width).allSatisfy { x in picture[x, y] >> 24 == 255 } }
    #expect(seen)
    #expect(program.errors.isEmpty && program.output.isEmpty)
  }

  @Test("R1.11 open at launch with nothing chosen; folded at launch with the first item shown")
  func launch() throws {
    let open = try program.render("")
    #expect(open[2, 60] == 0xFFF9_5407, "the first row is in sight")
    #expect(open[358, 638] == 0xFF33_3333, "the detail is bare")
    let folded = try program.render("--closed")
    #expect(folded[2, 60] == 0xFFF9_5407 && folded[358, 638] == 0xFFF9_5407, "the first item's detail fills the window")
    let chosen = try program.render("--closed --select Clock")
    #expect(chosen[2, 60] == 0xFF0F_C1E7)
    #expect(try program.render("--open --select Clock")[358, 638] == 0xFF0F_C1E7)
  }

  @Test("--fraction goes before the state at launch", arguments: [("0", true), ("0.5", true), ("1", false)])
  func fraction(fraction: String, showsMenu: Bool) throws {
    for state in ["--open", "--closed"] {
      let root = try program.root("\(state) --fraction \(fraction)")
      let scene = try TestScene { root }
      #expect(root.menu?.fraction == Double(fraction))
      #expect(root.menu?.isMenuOpen == showsMenu)
      // It stays so when the window's size changes (R1.12).
      try scene.resize(to: Size(width: 640, height: 360))
      #expect(root.menu?.fraction == Double(fraction))
    }
  }

  @Test("the kinds of fold differ while the menu folds, and at rest they do not; push is the usual one")
  func foldStyles() throws {
    for fraction in ["0", "0.5", "1"] {
      let usual = try program.render("--fraction \(fraction) --select Smile")
      let pictures = try FoldStyle.allCases.map {
        try program.render("--fraction \(fraction) --select Smile --fold \($0)")
      }
      #expect(try #require(try usual.difference(from: pictures[0], tolerance: Golden().difference)).largest == 0)
      for (index, picture) in pictures.enumerated() {
        for other in pictures[..<index] {
          let difference = try #require(try picture.difference(from: other, tolerance: Golden().difference))
          #expect((difference.share > 0) == (fraction == "0.5"), "\(fraction)")
        }
      }
    }
  }

  @Test("a nearer viewer sees the far edge smaller")
  func perspective() throws {
    func rows(_ line: String) throws -> Int {
      let picture = try program.render("--only menu --fraction 0.5 \(line)")
      let column = try #require((0..<picture.width).first { x in picture[x, picture.height / 2] >> 24 == 255 })
      return (0..<picture.height).count { y in picture[column, y] >> 24 == 255 }
    }
    #expect(try rows("--perspective 300") < rows("--perspective 1000"))
    #expect(try rows("--perspective 1000") < rows("--perspective 100000"))
  }

  @Test("--only menu: the panel in the window's place on a clear ground, as bright as it ever is")
  func onlyMenu() throws {
    for scale in [1, 2] {
      let picture = try program.render("--only menu --fraction 0.5 --scale \(scale)")
      #expect(picture.height == 640 * scale && picture.width >= 80 * scale)
      #expect(picture[picture.width - 1, 300 * scale] == 0, "nothing of the detail")
      // R1.7: the hinge of push has gone from 80 to 40 and 10 under the detail.
      #expect(picture[45 * scale, 320 * scale] >> 24 == 255)
      #expect(picture[51 * scale, 320 * scale] >> 24 == 0)
      #expect(picture[48 * scale, 60 * scale] == 0xFFF9_5407, "opacity is not applied")
    }
  }

  @Test("--only menu --flat: the panel unprojected, at its own size, whatever the fold")
  func flatMenu() throws {
    let open = try program.render("--only menu --flat")
    #expect(open.width == 80 && open.height == 640)
    #expect(open[2, 60] == 0xFFF9_5407)
    let folded = try program.render("--only menu --flat --fraction 0.7")
    #expect(try #require(try open.difference(from: folded)).largest == 0)
    let large = try program.render("--only menu --flat --size 500x300 --scale 1.5")
    #expect(large.width == 120 && large.height == 450)
  }

  @Test("M43 at fraction 0 the panel is what it is flat, to the last bit", arguments: ["1", "1.25", "1.5", "2"])
  func unfolded(scale: String) throws {
    let flat = try program.render("--only menu --flat --scale \(scale)")
    let window = try program.render("--scale \(scale)")
    var wrong = 0
    for y in 0..<flat.height {
      for x in 0..<flat.width where flat[x, y] != window[x, y] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("a window that draws its own frame can be closed: its bar has a button more")
  func decorations() throws {
    let bare = try program.render("--closed")
    let own = try program.render("--closed --decorations client")
    let difference = try #require(try bare.difference(from: own, tolerance: Golden().difference))
    #expect(difference.share > 0 && difference.share < 0.05)
  }

  @Test("an item that there is not: the ids that there are, on one line, status 2")
  func unknownItem() {
    #expect(program.run("--select Tea") == .usage)
    #expect(
      program.errors
        == "hinge: --select: expected one of Smile, Coffee, Drinks, ThumbsUp, ThumbsDown, Raining, Clock, "
        + "found 'Tea' (see hinge --help)\n")
  }

  @Test("a picture that cannot be written: one line that names it, status 1")
  func unwritable() {
    #expect(program.run("render -o /dev/null/folder/a.png") == .failed)
    #expect(program.errors.hasPrefix("hinge: /dev/null/folder/a.png: "))
    #expect(program.errors.filter(\.isNewline).count == 1)
  }

  @Test(
    "wrong usage: one line on standard error, nothing else, status 2", arguments: ["--frobnicate", "render", "x y"])
  func usage(line: String) {
    #expect(program.run(line) == .usage)
    #expect(program.output.isEmpty)
    #expect(program.errors.hasPrefix("hinge: ") && program.errors.filter(\.isNewline).count == 1)
  }

  @Test("help and version go to standard output, status 0")
  func information() {
    #expect(program.run("--help") == .done)
    #expect(program.output == Help.text && program.errors.isEmpty)
    let version = TestProgram()
    #expect(version.run("--version") == .done)
    #expect(version.output == "hinge \(Help.version)\n")
  }
}
