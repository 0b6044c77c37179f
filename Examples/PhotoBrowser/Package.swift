// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "PhotoBrowser",
  dependencies: [.package(name: "hinge", path: "../..")],
  targets: [
    .executableTarget(
      name: "PhotoBrowser",
      // hinge-picture reads the pictures, in a process of its own.
      dependencies: [.product(name: "HingeKit", package: "hinge"), .product(name: "hinge-picture", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "PhotoBrowserTests", dependencies: ["PhotoBrowser", .product(name: "HingeKitTesting", package: "hinge")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
