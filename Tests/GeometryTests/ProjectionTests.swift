import Geometry
import Testing

@Suite("Projections")
struct ProjectionTests {
  private static let general = Projection(a: 1.2, b: 0.3, c: 40, d: -0.2, e: 0.9, f: 7, g: 0.001, h: -0.000_5, i: 1.1)

  @Test("a point by hand") func byHand() throws {
    // w = 0.1 - 0.1 + 1.1, x' = (120 + 60 + 40) / w, y' = (-20 + 180 + 7) / w
    let seen = try #require(Self.general.project(Point(x: 100, y: 200)))
    #expect(abs(seen.x - 200) < 1e-9)
    #expect(abs(seen.y - 151.818_181_818) < 1e-6)
  }

  @Test(
    "there and back again",
    arguments: [
      general, .identity, .translation(x: 30, y: -4), .scale(1.5),
      Projection(.rotationZ(0.7)).concatenating(.translation(x: 5, y: 9)),
    ])
  func inverse(projection: Projection) throws {
    let back = try #require(projection.inverse)
    for x in [-50.0, 0, 80, 300] {
      for y in [-20.0, 0, 640] {
        let point = Point(x: x, y: y)
        let seen = try #require(projection.project(point))
        let found = try #require(back.project(seen))
        #expect((found - point).length < 1e-7)
      }
    }
  }

  @Test("concatenating is one after the other") func concatenating() throws {
    let move = Projection.translation(x: 10, y: 20)
    let both = move.concatenating(Self.general)
    let point = Point(x: 3, y: 4)
    let moved = try #require(move.project(point))
    let stepwise = try #require(Self.general.project(moved))
    let atOnce = try #require(both.project(point))
    #expect((atOnce - stepwise).length < 1e-9)
  }

  @Test("what is behind the viewer is not seen") func behind() {
    let projection = Projection(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: -0.01, h: 0, i: 1)
    #expect(projection.project(Point(x: 99, y: 0)) != nil)
    #expect(projection.project(Point(x: 100, y: 0)) == nil)
    #expect(projection.project(Point(x: 150, y: 0)) == nil)
  }

  @Test("a plane without area, or no numbers, has no way back") func singular() {
    #expect(Projection.scale(0).inverse == nil)
    #expect(Projection.scale(.nan).inverse == nil)
    #expect(Projection(.rotationY(.pi / 2)).inverse == nil)
  }

  @Test("knows what it is") func kinds() {
    #expect(Projection.identity.isTranslation)
    #expect(Projection.translation(x: 3, y: 4).isTranslation)
    #expect(!Projection.scale(2).isTranslation)
    #expect(Projection.scale(2).isAffine)
    #expect(!Self.general.isAffine)
  }

  @Test("a quarter turn about z is clockwise, as y points down") func quarterTurn() throws {
    let seen = try #require(Projection(.rotationZ(.pi / 2)).project(Point(x: 1, y: 0)))
    #expect(abs(seen.x) < 1e-12)
    #expect(abs(seen.y - 1) < 1e-12)
  }

  @Test("perspective makes what is nearer larger") func perspective() throws {
    let near = Transform3D.translation(x: 0, y: 0, z: 500).concatenating(.perspective(distance: 1000))
    let seen = try #require(Projection(near).project(Point(x: 10, y: 20)))
    #expect((seen - Point(x: 20, y: 40)).length < 1e-9)
  }

  @Test("What is seen of a rectangle in perspective ends where it comes up to the viewer's eye")
  func bounds() {
    // x' = x / (1 - x / 2), from 0 to the eye at x = 2: w is 1/256 at x = 2 (1 - 1/256), where x' is 2 x 255 and y' is 256 y.
    let map = Projection(a: 1, b: 0, c: 0, d: 0, e: 1, f: 0, g: -0.5, h: 0, i: 1)
    let seen = map.bounds(of: Rect(x: 0, y: 0, width: 100, height: 1))
    #expect(abs(seen.minX) < 1e-9 && abs(seen.maxX - 510) < 1e-6 && abs(seen.maxY - 256) < 1e-6 && seen.minY == 0)
    #expect(map.bounds(of: Rect(x: 0, y: -1, width: 1, height: 2)) == Rect(x: 0, y: -2, width: 2, height: 4))
    #expect(map.bounds(of: Rect(x: 2, y: 0, width: 5, height: 5)).isEmpty)
  }
}
