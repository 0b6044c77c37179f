import Drawing
import Geometry
import Glibc
import Pictures
import Testing

@Suite("A program for pictures that is none")
struct PictureHelperTests {
  private let request = PictureRequest(
    .data([], name: "a"), fit: PictureFit(mode: .scaleAspectFit, room: Size(width: 9, height: 9), scale: 1),
    tint: .black)

  private func error(of helper: PictureHelper) -> PictureError? {
    do throws(PictureError) { _ = try helper.draw(request) } catch { return error }
    return nil
  }

  @Test("one that ends by itself is told with its status, and is not asked again")
  func ends() {
    let helper = PictureHelper(program: "/bin/false")
    for _ in 0..<3 { #expect(error(of: helper) == .noProgram(reason: "/bin/false: it ended with status 1")) }
  }

  @Test("once it is killed no other begins, also of what still waits")
  func killed() {
    let helper = PictureHelper(program: "/usr/bin/tee", mostTime: 50)
    helper.kill()
    #expect(error(of: helper) == .noProgram(reason: "/usr/bin/tee: it was ended"))
  }

  @Test("one that never answers is waited for twice, and then not any more")
  func hangs() {
    let helper = PictureHelper(program: "/usr/bin/yes-nobody-has", mostTime: 50)
    guard case .noProgram? = error(of: helper) else {
      Issue.record("a program that is not there")
      return
    }
    // Reads its standard input, and never writes to it.
    let silent = PictureHelper(program: "/usr/bin/tee", mostTime: 50)
    #expect(error(of: silent) == .undrawable("'a': drawing it takes longer than 0 s"))
    #expect(error(of: silent) == .noProgram(reason: "/usr/bin/tee: it does not answer"))
    #expect(error(of: silent) == .noProgram(reason: "/usr/bin/tee: it does not answer"))
  }
}
