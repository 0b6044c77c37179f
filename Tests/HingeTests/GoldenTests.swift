import Testing

/// What the README shows, and the command line that draws it.
nonisolated private let documentedPictures = [
  ("half-folded", "--size 640x480 --scale 2 --fraction 0.5 --select Drinks"),
  ("push-25", "--size 320x568 --fraction 0.25 --select Coffee"),
  ("push-75", "--size 320x568 --fraction 0.75 --select Coffee"),
  ("door-25", "--size 320x568 --fraction 0.25 --select Coffee --fold door"),
  ("door-75", "--size 320x568 --fraction 0.75 --select Coffee --fold door"),
  ("flip-25", "--size 320x568 --fraction 0.25 --select Coffee --fold flip"),
  ("flip-75", "--size 320x568 --fraction 0.75 --select Coffee --fold flip"),
  ("door", "--size 320x568 --example door --fraction 0.3"),
  ("slide-out", "--size 320x568 --example slide-out --left 0.9 --select penguin-balloon"),
  ("floating-burger", "--size 320x568 --example floating-burger --fraction 0 --scroll 200"),
]

/// The designs in their states.
nonisolated private let designs = [
  ("task-chooser", "--example task-chooser --select puddles"),
  ("door", "--example door"),
  ("door-half", "--example door --fraction 0.5 --select shelter"),
  ("slide-out", "--example slide-out --select penguin-family"),
  ("slide-out-left", "--example slide-out --left 1 --select penguin-family"),
  ("slide-out-right", "--example slide-out --right 1 --select robot-bath"),
  ("slide-out-half", "--example slide-out --left 0.5 --select robot-bath"),
  ("floating-burger", "--example floating-burger"),
  ("floating-burger-scrolled", "--example floating-burger --fraction 0 --scroll 200"),
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

  @Test("each design in its states", arguments: designs, [1, 2])
  func design(state: (name: String, line: String), scale: Int) throws {
    let picture = try program.render("--scale \(scale) \(state.line)")
    try Golden().check(picture, at: "Tests/Goldens/\(state.name)@\(scale)x.png")
  }

  @Test("the README shows the program as it is", arguments: documentedPictures)
  func documented(name: String, line: String) throws {
    try Golden().check(program.render(line), at: "docs/pictures/\(name).png")
  }
}
