// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "portolan-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "portolan", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "portolan-bench",
      dependencies: [
        .product(name: "PortolanGraphviz", package: "portolan"),
        .product(name: "PortolanKit", package: "portolan"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
