// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Gauge",
  dependencies: [.package(name: "hinge", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gauge", dependencies: [.product(name: "HingeKit", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "GaugeTests", dependencies: ["Gauge", .product(name: "HingeKitTesting", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
