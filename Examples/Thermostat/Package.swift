// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Thermostat",
  dependencies: [.package(name: "hinge", path: "../..")],
  targets: [
    .executableTarget(
      name: "Thermostat", dependencies: [.product(name: "HingeKit", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ThermostatTests", dependencies: ["Thermostat", .product(name: "HingeKitTesting", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
