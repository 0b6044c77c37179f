import Testing

/// What the README shows, and the command line that draws it.
private let documentedPictures = [
  ("half-folded", "--size 640x480 --scale 2 --fraction 0.5 --select Drinks"),
  ("push-25", "--size 270x480 --fraction 0.25 --select Coffee"),
  ("push-75", "--size 270x480 --fraction 0.75 --select Coffee"),
  ("door-25", "--size 270x480 --fraction 0.25 --select Coffee --fold door"),
  ("door-75", "--size 270x480 --fraction 0.75 --select Coffee --fold door"),
]

/// The pictures under `Tests/Goldens` and `docs/pictures`, each looked at by a person. `HINGE_RECORD=1` makes them anew.
@Suite("Pictures as they were approved")
struct GoldenTests {
  let program = TestProgram()

  @Test("the window at five fractions and two scales", arguments: ["0", "0.25", "0.5", "0.75", "1"], [1, 2])
  func window(fraction: String, scale: Int) throws {
    let picture = try program.render("--size 360x640 --scale \(scale) --fraction \(fraction) --select Smile")
    try Golden().check(picture, at: "Tests/Goldens/window-\(fraction)@\(scale)x.png")
  }

  @Test("the README shows the program as it is", arguments: documentedPictures)
  func documented(name: String, line: String) throws {
    try Golden().check(program.render(line), at: "docs/pictures/\(name).png")
  }
}
