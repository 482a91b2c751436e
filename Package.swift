// swift-tools-version: 6.1
import PackageDescription

/// What only the command-line tool needs: a package that wants `PortolanKit` alone says `traits: []` and
/// checks out nothing of it.
let commandLine = TargetDependencyCondition.when(traits: ["CommandLine"])

let package = Package(
  name: "portolan",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .macCatalyst(.v16)],
  products: [
    .library(name: "PortolanKit", targets: ["PortolanKit"]),
    .library(name: "PortolanGraphviz", targets: ["PortolanGraphviz"]),
    .executable(name: "portolan", targets: ["portolan"]),
    .plugin(name: "PortolanCommandPlugin", targets: ["PortolanCommandPlugin"]),
    .plugin(name: "PortolanBuildToolPlugin", targets: ["PortolanBuildToolPlugin"]),
  ],
  traits: [
    .trait(
      name: "CommandLine",
      description:
        "The `portolan` command, which needs Graphviz, swift-argument-parser, swift-syntax and Yams."
    ),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    .target(name: "PortolanMatching"),
    .target(name: "PortolanModel"),
    .target(name: "PortolanFacts", dependencies: ["PortolanModel"]),
    .target(name: "PortolanReflection", dependencies: ["PortolanFacts", "PortolanModel"]),
    .target(
      name: "PortolanSource",
      dependencies: [
        "PortolanFacts",
        "PortolanMatching",
        "PortolanModel",
        .product(name: "SwiftParser", package: "swift-syntax", condition: commandLine),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: commandLine),
        .product(name: "Yams", package: "Yams", condition: commandLine),
      ]
    ),
    .target(name: "PortolanCheck", dependencies: ["PortolanMatching", "PortolanModel"]),
    .target(
      name: "PortolanConfiguration",
      dependencies: [
        "PortolanCheck",
        "PortolanMatching",
        "PortolanModel",
        .product(name: "Yams", package: "Yams", condition: commandLine),
      ]
    ),
    .target(name: "PortolanExport", dependencies: ["PortolanModel"]),
    .target(
      name: "PortolanKit",
      dependencies: ["PortolanModel", "PortolanReflection", "PortolanCheck", "PortolanExport"]
    ),

    .systemLibrary(
      name: "CGraphvizSystem",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(name: "CGraphviz", dependencies: ["CGraphvizSystem"]),
    .target(name: "PortolanGraphviz", dependencies: ["CGraphviz"]),

    // Plugins find a tool by the name of its target, so the target is called as the command is.
    .executableTarget(
      name: "portolan",
      dependencies: [
        "PortolanCheck",
        "PortolanExport",
        "PortolanFacts",
        "PortolanMatching",
        "PortolanModel",
        "PortolanReflection",
        .target(name: "PortolanConfiguration", condition: commandLine),
        .target(name: "PortolanGraphviz", condition: commandLine),
        .target(name: "PortolanSource", condition: commandLine),
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: commandLine),
      ],
      path: "Sources/PortolanCommand",
      // The text of the runner that `portolan reflect` compiles, so that the installed binary needs no checkout. The links
      // lead to the files that the library compiles, so there is one of each.
      resources: [
        .embedInCode("Packages/Runner/TypeFact.txt"),
        .embedInCode("Packages/Runner/MetadataReader.txt"),
        .embedInCode("Packages/Runner/RunnerMain.txt"),
      ]
    ),
    .plugin(
      name: "PortolanCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "portolan", description: "Chart the package's navigation: check, draw, tree, …")),
      dependencies: [.target(name: "portolan", condition: commandLine)]
    ),
    .plugin(
      name: "PortolanBuildToolPlugin",
      capability: .buildTool(),
      dependencies: [.target(name: "portolan", condition: commandLine)]
    ),

    .target(name: "FixtureModels", dependencies: ["PortolanModel"], path: "Tests/FixtureModels"),
    .testTarget(name: "PortolanModelTests", dependencies: ["FixtureModels", "PortolanModel"]),
    .testTarget(
      name: "PortolanReflectionTests",
      dependencies: [
        "PortolanFacts",
        "PortolanModel",
        "PortolanReflection",
        .product(name: "OpenCombine", package: "OpenCombine", condition: commandLine),
      ]
    ),
    .testTarget(
      name: "PortolanSourceTests",
      dependencies: ["PortolanCheck", "PortolanFacts", "PortolanModel", "PortolanSource"]
    ),
    .testTarget(
      name: "PortolanCheckTests", dependencies: ["FixtureModels", "PortolanCheck", "PortolanModel"]),
    .testTarget(
      name: "PortolanExportTests",
      dependencies: ["FixtureModels", "PortolanExport", "PortolanModel"]),
    .testTarget(
      name: "PortolanConfigurationTests",
      dependencies: ["FixtureModels", "PortolanCheck", "PortolanConfiguration", "PortolanModel"]),
    .testTarget(name: "PortolanGraphvizTests", dependencies: ["PortolanGraphviz"]),
    .testTarget(
      name: "PortolanCommandTests",
      dependencies: ["FixtureModels", "PortolanExport", "PortolanModel", "portolan"]),
  ],
  swiftLanguageModes: [.v6]
)
