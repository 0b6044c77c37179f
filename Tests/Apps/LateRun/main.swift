// An application that waits for something before it runs: after that its top level is no longer the main thread's.
import Glibc
import HingeKit

await Task.yield()
exit(Application.run(id: "org.example.LateRun", title: "Late") { ViewController() })
