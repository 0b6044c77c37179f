import Glibc
import HingeKit

exit(
  Application.run(id: "org.example.Thermostat", title: "Thermostat") {
    NavigationController(rootViewController: ThermostatController(room: Room()))
  })
