import HingeKit
import HingeKitTesting
import Testing

@testable import Thermostat

@Suite("Thermostat")
struct ThermostatTests {
  private let room = Room()

  private func scene() throws -> TestScene {
    try TestScene { NavigationController(rootViewController: ThermostatController(room: room)) }
  }

  @Test("A finger moves the slider, and the set point follows it by half degrees")
  func setPoint() throws {
    let scene = try scene()
    let label = try scene.view("setPoint", as: Label.self)
    let slider = try scene.view("slider", as: Slider.self)
    #expect(label.text == "20.0°")
    // The thumb's middle goes 22 pixels less far than the slider is wide, over 25 degrees.
    let degree = (slider.bounds.width - 22) / 25
    let finger = scene.fingerDown(at: try scene.middle(of: slider))
    // The slider takes the drag when it has gone far enough to be one, and follows it from there on.
    finger.move(by: Vector(dx: 20, dy: 0))
    #expect(label.text == "20.0°")
    finger.move(by: Vector(dx: 1.5 * degree, dy: 0))
    #expect(label.text == "21.5°")
    finger.move(by: Vector(dx: 0.2 * degree, dy: 0))
    #expect(label.text == "21.5°")
    finger.up()
    #expect(room.setPoint == 21.5)
  }

  @Test("A drag of 30 pixels, of which it takes 12 to be one, is a degree and a half in a window 360 wide")
  func drag() throws {
    let scene = try scene()
    try scene.drag("slider", by: Vector(dx: 30, dy: 0))
    #expect(try scene.view("setPoint", as: Label.self).text == "21.5°")
  }

  @Test("Each second there is a new reading, on top of the table")
  func readings() async throws {
    let scene = try scene()
    let table = try scene.view("readings", as: TableView.self)
    let label = try scene.view("reading", as: Label.self)
    try await scene.advance(by: .milliseconds(900))
    #expect(table.numberOfRows == 0)
    #expect(label.text == "18.0°")
    // A tenth of the way from 18 to 20 in each second: 18.2, 18.38, 18.542.
    try await scene.advance(by: .milliseconds(2200))
    #expect(table.numberOfRows == 3)
    #expect(label.text == "18.5°")
  }

  @Test("Nobody measures any more once the window is closed")
  func closed() async throws {
    let scene = try scene()
    try await scene.advance(by: .milliseconds(1500))
    let last = room.temperature
    scene.window.close()
    try await scene.advance(by: .seconds(5))
    #expect(room.temperature == last)
  }
}
