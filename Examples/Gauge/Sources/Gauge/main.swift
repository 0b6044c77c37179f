import Glibc
import HingeKit

exit(
  Application.run(id: "org.example.Gauge", title: "Gauge", size: Size(width: 360, height: 400)) { GaugeController() })
