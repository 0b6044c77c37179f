// Feeds what reads menus with damaged documents and lines, and looks whether what must be so is so.
//
//   hinge-fuzz [--count N] [--seed S] [--first I]
//
// Each input follows from the seed and its number alone. A failure is told with both, and with the input.
import Glibc
import SeededRandom

var count = 1_000_000
var seed: UInt64 = 1
var first = 0

var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  guard let value = arguments.popFirst().flatMap({ Int($0) }), value >= 0 else {
    fail("\(option): expected a number")
  }
  switch option {
  case "--count": count = value
  case "--seed": seed = UInt64(value)
  case "--first": first = value
  default: fail("expected --count, --seed or --first, found \(option)")
  }
}

/// The number of the input that is looked at.
nonisolated(unsafe) var current = first
/// What began it all.
let told = seed

// A trap in what is tested ends the process; the input must be known.
for trap in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
  signal(trap) { number in
    print("hinge-fuzz: trapped: --seed \(told) --first \(current) --count 1")
    fflush(nil)
    signal(number, SIG_DFL)
    raise(number)
  }
}

for index in first..<(first + count) {
  current = index
  var mutation = Mutation(random: SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(index)))
  let input: [UInt8]
  let problem: String?
  if index % 4 == 3 {
    input = mutation.lines()
    problem = LineCheck.problem(with: input, cuts: mutation.cuts(in: input.count))
  } else {
    input = mutation.document()
    problem = DocumentCheck.problem(with: input)
  }
  if let problem {
    fail(
      "\(problem)\n--seed \(seed) --first \(index) --count 1\n\(String(decoding: input, as: UTF8.self).debugDescription)"
    )
  }
}
print("hinge-fuzz: \(count) inputs of seed \(seed): nothing wrong")

func fail(_ message: String) -> Never {
  print("hinge-fuzz: \(message)")
  exit(1)
}
