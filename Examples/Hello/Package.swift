// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "hinge", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "HingeKit", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "HelloTests", dependencies: ["Hello", .product(name: "HingeKitTesting", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
