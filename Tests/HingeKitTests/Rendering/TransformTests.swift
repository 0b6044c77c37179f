import Drawing
import Geometry
import Glibc
import Testing

@testable import HingeKit

@Suite("What a view's transform does to its pixels")
struct TransformTests {
  private let root = ViewController()
  private let window: Window

  init() {
    window = Window(rootViewController: root)
    root.view.backgroundColor = .black
    window.resize(to: Size(width: 100, height: 80), scale: 1)
  }

  private func box(_ frame: Rect, _ color: Color = .white, in view: View? = nil) -> View {
    let box = View(frame: frame)
    box.backgroundColor = color
    (view ?? root.view).addSubview(box)
    return box
  }

  private func isHit(_ view: View, at x: Int, _ y: Int) -> Bool {
    root.view.hitTest(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) === view
  }

  /// Of a white view on black: where most of a pixel is white it is hit, elsewhere it is not.
  private func expectHitWhereSeen(_ view: View, _ shown: (Int, Int) -> Bool) throws {
    let picture = try window.snapshot()
    for y in 0..<80 {
      for x in 0..<100 {
        let grey = picture[x, y] & 0xFF
        #expect(isHit(view, at: x, y) == shown(x, y), "hit at \(x), \(y)")
        #expect((grey > 0x80) == shown(x, y), "seen at \(x), \(y): \(grey)")
      }
    }
  }

  @Test("Moved, it is drawn and hit at the new place only")
  func moved() throws {
    let box = box(Rect(x: 10, y: 20, width: 20, height: 10))
    _ = try window.snapshot()
    box.transform = .translation(x: 30, y: 0)
    try expectHitWhereSeen(box) { x, y in (40..<60).contains(x) && (20..<30).contains(y) }
  }

  @Test("Made larger about its middle, it grows to all sides alike")
  func larger() throws {
    let box = box(Rect(x: 30, y: 30, width: 20, height: 10))
    _ = try window.snapshot()
    box.transform = .scale(x: 2, y: 3)
    try expectHitWhereSeen(box) { x, y in (20..<60).contains(x) && (20..<50).contains(y) }
  }

  @Test("What is made larger is drawn anew in that size: an edge inside it stays sharp")
  func sharp() throws {
    let box = box(Rect(x: 20, y: 20, width: 20, height: 20), .black)
    _ = self.box(Rect(x: 10, y: 0, width: 10, height: 20), in: box)
    box.transform = .scale(x: 3, y: 3)
    let picture = try window.snapshot()
    #expect(picture[28, 30] == 0xFF00_0000 && picture[29, 30] == 0xFF00_0000)
    #expect(picture[30, 30] == 0xFFFF_FFFF && picture[31, 30] == 0xFFFF_FFFF)
  }

  @Test("A quarter turn clockwise about its middle puts what was at the left to the top")
  func turned() throws {
    let box = box(Rect(x: 30, y: 30, width: 40, height: 20))
    _ = self.box(Rect(x: 0, y: 0, width: 10, height: 20), Color(hex: 0xFF0000), in: box)
    box.transform = .rotationZ(.pi / 2)
    let picture = try window.snapshot()
    // The middle is at 50, 40; the box then goes from 40 to 60 across and from 20 to 60 down.
    #expect(picture[50, 24] == 0xFFFF_0000 && picture[50, 35] == 0xFFFF_FFFF && picture[50, 56] == 0xFFFF_FFFF)
    #expect(picture[35, 40] == 0xFF00_0000 && picture[65, 40] == 0xFF00_0000)
    #expect(root.view.hitTest(Point(x: 50, y: 24)) === box.subviews.first)
  }

  @Test("Turned by an eighth, the corners of its frame are free")
  func slanting() throws {
    let box = box(Rect(x: 30, y: 20, width: 40, height: 40))
    box.transform = .rotationZ(.pi / 4)
    let picture = try window.snapshot()
    // A diamond about 50, 40 whose corners are 28.28 away.
    for (x, y) in [(50, 13), (50, 66), (23, 40), (76, 40), (50, 40)] { #expect(picture[x, y] == 0xFFFF_FFFF) }
    for (x, y) in [(32, 22), (67, 22), (32, 57), (67, 57), (50, 10)] { #expect(picture[x, y] == 0xFF00_0000) }
  }

  @Test("What sticks out of a turned view is neither seen nor hit")
  func cut() throws {
    let box = box(Rect(x: 30, y: 30, width: 20, height: 20), .black)
    let out = self.box(Rect(x: 20, y: 0, width: 10, height: 20), in: box)
    box.transform = .rotationZ(0.01)
    #expect(try window.snapshot()[55, 40] == 0xFF00_0000 && !isHit(out, at: 55, 40))
  }

  @Test("A change inside a scaled view is seen, and one that comes back to rest leaves nothing")
  func changes() throws {
    let box = box(Rect(x: 30, y: 30, width: 20, height: 20))
    box.transform = .scale(x: 2, y: 2)
    _ = try window.snapshot()
    box.backgroundColor = Color(hex: 0x00FF00)
    #expect(try window.snapshot()[22, 22] == 0xFF00_FF00)
    box.transform = .identity
    let picture = try window.snapshot()
    #expect(picture[22, 22] == 0xFF00_0000 && picture[30, 30] == 0xFF00_FF00 && picture[49, 49] == 0xFF00_FF00)
  }

  @Test("A scaled view fades as one, and casts what lies in it no deeper")
  func faded() throws {
    let box = box(Rect(x: 30, y: 30, width: 20, height: 20))
    _ = self.box(Rect(x: 0, y: 0, width: 20, height: 20), in: box)
    box.transform = .scale(x: 2, y: 2)
    box.alpha = 0.5
    #expect(try window.snapshot()[40, 40] & 0xFE == 0x80)
  }

  @Test("A folded panel in a faded parent fades with all that is below it, as one", arguments: [1, 0.999_999])
  func foldInGroup(grandparentAlpha: Double) throws {
    // Cut to a part of the window, the group's pixels do not begin where the window's do.
    let part = box(Rect(x: 7, y: 3, width: 90, height: 70), .black)
    part.clipsToBounds = true
    let group = box(Rect(x: 0, y: 0, width: 90, height: 70), in: part)
    group.alpha = 0.5
    let panel = box(Rect(x: 10, y: 5, width: 60, height: 60), Color(hex: 0xFF0000), in: group)
    let fold = HingeFold(width: 60)
    panel.anchorPoint = fold.anchorPoint
    panel.transform = fold.transform(at: 0.3)
    panel.alpha = fold.alpha(at: 0.3)
    part.alpha = grandparentAlpha
    let picture = try window.snapshot()
    // 0.7 of red on white is (255, 77, 77); half of that on black (128, 38, 38).
    // The hinge is at 7 + 10 + 60 + 60 x 0.3 / 4 = 81.5, where the panel goes from 3 + 5 = 8 to 68.
    for (x, y) in [(50, 38), (80, 10), (80, 65)] {
      for (shift, wanted) in [(UInt32(16), 128), (8, 38), (0, 38)] {
        let shown = picture[x, y]
        #expect(abs(Int(shown >> shift & 0xFF) - wanted) <= 1, "\(String(shown, radix: 16)) at \(x), \(y)")
      }
    }
    // Around it, half of the white group.
    for (x, y) in [(84, 38), (80, 5), (80, 70)] { #expect(picture[x, y] & 0xFE == 0x80, "at \(x), \(y)") }
  }

  /// A view turned about an axis through its middle, seen from `distance`; the axis leans by `slant` from the vertical.
  private func turn(_ view: View, by angle: Double, slant: Double = 0, distance: Double = 100) {
    view.transform = Transform3D.rotationZ(-slant).concatenating(.rotationY(angle)).concatenating(.rotationZ(slant))
      .concatenating(.perspective(distance: distance))
  }

  /// Of a white view on black: what is all but white is hit, what is all but black is not.
  private func expectHitWherePlain(_ view: View) throws {
    let picture = try window.snapshot()
    var seen = 0
    for y in 0..<80 {
      for x in 0..<100 {
        let grey = picture[x, y] & 0xFF
        if grey > 0xD8 { seen += 1 }
        if grey > 0xD8 || grey < 0x28 { #expect(isHit(view, at: x, y) == (grey > 0xD8), "at \(x), \(y): \(grey)") }
      }
    }
    #expect(seen > 200)
  }

  @Test(
    "In perspective it is hit where it is seen, whatever axis it turns about, and from behind",
    arguments: [0, .pi / 2, 0.6, -2], [0.7, -1.1, 2.6])
  func inPerspective(slant: Double, angle: Double) throws {
    let box = box(Rect(x: 25, y: 20, width: 50, height: 40))
    turn(box, by: angle, slant: slant)
    try expectHitWherePlain(box)
  }

  @Test("About the vertical through its middle, a side that goes away is lower, and one that comes nearer is higher")
  func aboutTheMiddle() throws {
    let box = box(Rect(x: 25, y: 20, width: 50, height: 40))
    turn(box, by: .pi / 6)
    let picture = try window.snapshot()
    // The right side's 25 are 12.5 away: 25 x 0.866 / 1.125 = 19.2 to the right, and 20 / 1.125 = 17.8 up and down.
    // The left side's are as near: 21.65 / 0.875 = 24.7 to the left, and 20 / 0.875 = 22.9 up and down.
    for (x, y) in [(67, 40), (67, 24), (67, 56), (27, 40), (27, 19), (27, 61)] {
      #expect(picture[x, y] & 0xFF > 0xE0, "at \(x), \(y)")
    }
    for (x, y) in [(70, 40), (67, 20), (67, 59), (24, 40), (27, 15), (27, 64)] {
      #expect(picture[x, y] == 0xFF00_0000, "at \(x), \(y)")
    }
  }

  @Test("From behind it is its mirror image, for the eye and for fingers")
  func behind() throws {
    let box = box(Rect(x: 30, y: 20, width: 40, height: 40))
    let left = self.box(Rect(x: 0, y: 0, width: 20, height: 40), Color(hex: 0xFF0000), in: box)
    turn(box, by: .pi * 0.9)
    let picture = try window.snapshot()
    #expect(picture[40, 40] == 0xFFFF_FFFF && picture[60, 40] == 0xFFFF_0000)
    #expect(isHit(box, at: 40, 40) && isHit(left, at: 60, 40))
  }

  @Test("In a view that is turned itself it is seen where it is hit, and so is one in a view in perspective")
  func nested() throws {
    let outer = box(Rect(x: 5, y: 5, width: 90, height: 70), .black)
    let inner = box(Rect(x: 20, y: 15, width: 50, height: 40), in: outer)
    turn(inner, by: 0.8)
    outer.transform = .rotationZ(0.3)
    try expectHitWherePlain(inner)
    turn(outer, by: -0.6)
    try expectHitWherePlain(inner)
  }

  @Test("What of a view comes up to the viewer's eye is cut, and a change in it is drawn all the same")
  func atTheEye() throws {
    let box = box(Rect(x: 30, y: 30, width: 40, height: 20))
    turn(box, by: 1.2, distance: 15)
    _ = try window.snapshot()
    try expectHitWherePlain(box)
    box.backgroundColor = Color(hex: 0x00FF00)
    #expect(try window.snapshot()[10, 40] == 0xFF00_FF00)
  }
}
