import HingeKit
import HingeKitTesting
import Testing

@testable import PhotoBrowser

@Suite("Photo browser")
struct PhotoBrowserTests {
  private let browser: BrowserController
  private let scene: TestScene
  /// They are there in the frame that asks for them.
  private let pictures = PictureStore(timing: .immediate)

  init() throws {
    let browser = BrowserController(photos: Photo.all, pictures: pictures)
    self.browser = browser
    scene = try TestScene { browser }
  }

  @Test("All photos can be read")
  func readable() {
    for photo in Photo.all {
      let picture = pictures.picture(photo.source)
      #expect(picture.intrinsicSize == Size(width: 300, height: 200), "\(photo.title)")
    }
  }

  @Test("A swipe to the right shows the list; a tap on a photo shows that and closes the list")
  func chooses() throws {
    try scene.swipe("photo", by: Vector(dx: 200, dy: 0))
    try scene.finish()
    #expect(browser.state == .leadingExpanded)
    let row = try #require(try scene.view("photos", as: TableView.self).cell(forRow: 2))
    try scene.tap(at: scene.middle(of: row))
    try scene.finish()
    #expect(browser.state == .collapsed)
    #expect(try scene.view("photo", as: ImageView.self).picture === pictures.picture(Photo.all[2].source))
    #expect(try scene.view("place", as: Label.self).text == "The edge of town")
    // The night's sky, in the picture's corner.
    #expect(scene.color(at: Point(x: 4, y: NavigationBar.height + FloatingBurger.height + 4)) == Color(hex: 0x1D2545))
  }

  @Test("What scrolls up rolls the header up into a button, which opens the list")
  func burger() throws {
    let header = try scene.view("header", as: FloatingBurger.self)
    #expect(!header.isCollapsed)
    try scene.drag("place", by: Vector(dx: 0, dy: -120))
    try scene.finish()
    #expect(header.isCollapsed)
    // The round button is at the header's trailing end.
    try scene.tap(at: #require(header.convert(toWindow: Point(x: header.bounds.maxX - 30, y: 28))))
    try scene.finish()
    #expect(browser.state == .leadingExpanded)
  }

  @Test("Who types finds a photo by its title")
  func types() throws {
    browser.showPanel(.leading, animated: false)
    try scene.finish()
    try scene.typeText("dun")
    try scene.press(.return)
    try scene.finish()
    #expect(try scene.view("place", as: Label.self).text == "Three days south")
  }
}
