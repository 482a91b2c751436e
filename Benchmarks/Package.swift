// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "portolan-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "portolan", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "portolan-bench",
      dependencies: [
        .product(name: "PortolanGraphviz", package: "portolan"),
        .product(name: "PortolanKit", package: "portolan"),
        // Built along, to be measured as it is used.
        .product(name: "portolan", package: "portolan"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // What reflects links nothing but the library: a question for a type's protocols costs the more the more a program holds.
    .executableTarget(
      name: "reflecting-bench",
      dependencies: [.product(name: "PortolanKit", package: "portolan")]),
  ],
  swiftLanguageModes: [.v6]
)
