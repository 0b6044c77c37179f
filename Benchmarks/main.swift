import Drawing
import Geometry
import Glibc

// How long the fold takes beside pixman's projective transform with a bilinear filter, which is what a compositor
// without a GPU would use. One run, one machine, the best of many draws of each, taken in turns.

/// Coloured rows with a picture and a word each, as a menu is.
func makePanel(width: Int, height: Int) throws -> Bitmap {
  let colors: [UInt32] = [0xF95407, 0x453B37, 0xF9C207, 0x20BC20, 0xCF229C, 0x0E5895, 0x0FC1E7]
  let panel = try Bitmap(width: width, height: height)
  let canvas = try Canvas(panel)
  for (index, color) in colors.enumerated() {
    let row = Double(height) / Double(colors.count)
    let frame = Rect(x: 0, y: row * Double(index), width: Double(width), height: row)
    canvas.fill(frame, Color(hex: color))
    canvas.stroke(.circle(center: frame.center, radius: Double(width) / 4), .white, width: 6)
    canvas.draw(TextLayout("Item", font: .system(size: 28)), at: frame.origin)
  }
  return panel
}

/// The least processor time, in nanoseconds, that each took.
func bestTime(of count: Int, _ bodies: [() -> Void]) -> [Double] {
  func used() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  var best = bodies.map { _ in Double.infinity }
  for _ in 0..<count {
    for (index, body) in bodies.enumerated() {
      let start = used()
      body()
      best[index] = min(best[index], used() - start)
    }
  }
  return best
}

/// A panel that folds about its right edge, which lies at `hinge`: 0 flat, 1 edge on. Pixels throughout.
func folded(_ panel: Bitmap, at fraction: Double, hinge: Double, distance: Double) -> Projection {
  Projection.translation(x: -Double(panel.width), y: -Double(panel.height) / 2)
    .concatenating(Projection(.rotationY(-fraction * .pi / 2).concatenating(.perspective(distance: distance))))
    .concatenating(.translation(x: hinge, y: Double(panel.height) / 2))
}

let warp = PanelWarp()
var ratios: [Double] = []
for (width, height, distance) in [(80, 640, 1000.0), (160, 2160, 2000.0)] {
  let panel = try makePanel(width: width, height: height)
  let ours = try Bitmap(width: width, height: height)
  let theirs = try Bitmap(width: width, height: height)
  for bitmap in [ours, theirs] { try Canvas(bitmap).fill(.black) }
  print("panel \(width) x \(height)        hinge  pixman  ns a panel pixel")
  for fraction in [0.1, 0.3, 0.5, 0.7] {
    let fold = folded(panel, at: fraction, hinge: Double(width) * (1 - 0.75 * fraction), distance: distance)
    let peer = PixmanWarp(panel, through: fold, destination: theirs)
    let times = bestTime(
      of: 200,
      [
        { warp.draw(panel, through: fold, into: ours, clip: [ours.bounds], opacity: 1 - fraction) },
        { peer.draw(opacity: 1 - fraction) },
      ])
    let nanoseconds = times.map { $0 / Double(width * height) }
    ratios.append(nanoseconds[1] / nanoseconds[0])
    print(
      "  fraction \(fraction)         \(rounded(nanoseconds[0]))    \(rounded(nanoseconds[1]))   "
        + "\(rounded(nanoseconds[1] / nanoseconds[0])) times as fast")
  }
}
print("at least \(rounded(ratios.min() ?? 0)) times as fast as pixman")

func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
