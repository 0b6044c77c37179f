// swift-tools-version: 6.3;(experimentalCGen)
import PackageDescription

let package = Package(
  name: "hinge",
  products: [
    .executable(name: "hinge", targets: ["hinge"]),
    .executable(name: "hinge-picture", targets: ["hinge-picture"]),
    .library(name: "HingeKit", targets: ["HingeKit"]),
    .library(name: "HingeKitTesting", targets: ["HingeKitTesting"]),
  ],
  targets: [
    // Debian's C libraries: a module map and a header each.
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CWayland", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CWaylandCursor", pkgConfig: "wayland-cursor", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CWaylandServer", pkgConfig: "wayland-server", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libcairo2-dev"])]),

    // The protocol glue, generated from the XML that Debian installs.
    .plugin(name: "Scanner", capability: .buildTool(), path: "Protocols/Scanner"),
    .target(name: "CWaylandProtocols", dependencies: ["CWayland"], plugins: ["Scanner"]),

    .target(name: "Geometry"),
    .target(name: "Motion", dependencies: ["Geometry"]),
    .target(name: "Drawing", dependencies: ["Geometry", "CCairo", "CPango", "CFriBidi"]),
    .target(name: "TextSearch", dependencies: ["CGLib"]),
    .target(name: "Loop", dependencies: ["CLinux"]),
    .target(
      name: "Wayland",
      dependencies: ["Geometry", "Loop", "CLinux", "CWayland", "CWaylandCursor", "CWaylandProtocols", "CXKBCommon"]),
    // Where pictures are, and the way to the process that reads them.
    .target(name: "Pictures", dependencies: ["Geometry", "Drawing", "Loop", "CLinux"]),
    // Reads them. No window links this: what reads other people's files is a process of its own.
    .target(
      name: "PictureDecoders", dependencies: ["Geometry", "Drawing", "Loop", "Pictures", "CGdkPixbuf", "CRSVG"]),
    .executableTarget(name: "hinge-picture", dependencies: ["Loop", "PictureDecoders"]),
    .target(
      name: "HingeKit",
      dependencies: ["Geometry", "Motion", "Drawing", "Pictures", "TextSearch", "Loop", "Wayland", "CSystemd"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // A window without a compositor, for the tests of what is written with HingeKit.
    .target(
      name: "HingeKitTesting", dependencies: ["Geometry", "Drawing", "Loop", "Wayland", "HingeKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "Resources", path: "Resources", exclude: ["Completions", "Desktop", "Man"], sources: ["Resources.swift"],
      resources: [
        .embedInCode("MenuItems.json"),
        .embedInCode("Icons/Smile.svg"), .embedInCode("Pictures/SmilePicture.svg"),
        .embedInCode("Icons/Coffee.svg"), .embedInCode("Pictures/CoffeePicture.svg"),
        .embedInCode("Icons/Drinks.svg"), .embedInCode("Pictures/DrinksPicture.svg"),
        .embedInCode("Icons/ThumbsUp.svg"), .embedInCode("Pictures/ThumbsUpPicture.svg"),
        .embedInCode("Icons/ThumbsDown.svg"), .embedInCode("Pictures/ThumbsDownPicture.svg"),
        .embedInCode("Icons/Raining.svg"), .embedInCode("Pictures/RainingPicture.svg"),
        .embedInCode("Icons/Clock.svg"), .embedInCode("Pictures/ClockPicture.svg"),
        .embedInCode("Examples/task-chooser.json"),
        .embedInCode("Examples/door.json"),
        .embedInCode("Examples/slide-out.json"),
        .embedInCode("Examples/floating-burger.json"),
        .embedInCode("Gallery/penguin-balloon.svg"), .embedInCode("Gallery/penguin-family.svg"),
        .embedInCode("Gallery/penguin-fish.svg"), .embedInCode("Gallery/penguin-slide.svg"),
        .embedInCode("Gallery/penguin-sunbath.svg"), .embedInCode("Gallery/penguin-umbrella.svg"),
        .embedInCode("Gallery/penguins.svg"), .embedInCode("Gallery/robot-bath.svg"),
        .embedInCode("Gallery/robot-bird.svg"), .embedInCode("Gallery/robot-dance.svg"),
        .embedInCode("Gallery/robot-flower.svg"), .embedInCode("Gallery/robot-sleep.svg"),
        .embedInCode("Gallery/robot-toast.svg"), .embedInCode("Gallery/robots.svg"),
      ]),
    // What a menu is, read from a document or from lines. Knows no views.
    .target(name: "MenuDocuments", dependencies: ["Geometry"]),
    .executableTarget(
      name: "hinge", dependencies: ["HingeKit", "Loop", "MenuDocuments", "Pictures", "Resources", "CLinux"]),
    // Feeds what reads menus with damaged ones.
    .executableTarget(name: "hinge-fuzz", dependencies: ["Geometry", "MenuDocuments", "SeededRandom"], path: "Fuzz"),
    // How fast the fold is drawn, beside pixman.
    .executableTarget(name: "hinge-bench", dependencies: ["Drawing", "CPixman"], path: "Benchmarks"),

    .target(
      name: "CWaylandServerProtocols", dependencies: ["CWaylandServer", "CWaylandProtocols"],
      path: "Tests/CWaylandServerProtocols", plugins: ["Scanner"]),
    .target(
      name: "TestCompositor", dependencies: ["CWaylandServer", "CWaylandServerProtocols", "CXKBCommon"],
      path: "Tests/TestCompositor"),
    .target(
      name: "WaylandHarness", dependencies: ["Geometry", "Loop", "Wayland", "TestCompositor"],
      path: "Tests/WaylandHarness"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    // Gives the tests the same fonts, locale and folders everywhere, by being linked.
    .target(name: "TestEnvironment", path: "Tests/TestEnvironment", publicHeadersPath: "."),
    .target(
      name: "Harness",
      dependencies: ["HingeKit", "HingeKitTesting", "SeededRandom", "WaylandHarness", "TestCompositor"],
      path: "Tests/Harness", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "MotionTests", dependencies: ["Motion"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "TestEnvironment"]),
    .testTarget(name: "PictureTests", dependencies: ["Drawing", "Pictures", "PictureDecoders", "TestEnvironment"]),
    .testTarget(name: "TextSearchTests", dependencies: ["TextSearch"]),
    .testTarget(name: "LoopTests", dependencies: ["Loop"]),
    .testTarget(
      name: "WaylandTests",
      dependencies: ["Geometry", "Wayland", "WaylandHarness", "TestCompositor", "TestEnvironment"]),
    .testTarget(
      name: "HingeKitTests",
      dependencies: ["HingeKit", "HingeKitTesting", "Harness", "PictureDecoders", "TestEnvironment"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "HingeKitTestingTests", dependencies: ["HingeKit", "HingeKitTesting", "TestEnvironment"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "MenuDocumentsTests", dependencies: ["MenuDocuments", "TestEnvironment"]),
    .testTarget(
      name: "HingeTests",
      dependencies: ["hinge", "HingeKitTesting", "Harness", "PictureDecoders", "SeededRandom", "TestEnvironment"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "CEndToEnd", dependencies: ["CWayland"], path: "Tests/CEndToEnd", plugins: ["Scanner"]),
    // Applications that the end-to-end tests start.
    .executableTarget(name: "ConcurrencyApp", dependencies: ["HingeKit"], path: "Tests/Apps/Concurrency"),
    .executableTarget(name: "LateRunApp", dependencies: ["HingeKit"], path: "Tests/Apps/LateRun"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "hinge", "hinge-picture", "ConcurrencyApp", "LateRunApp", "CEndToEnd", "CCairo", "CSystemd", "TestEnvironment",
      ]),
  ]
)
