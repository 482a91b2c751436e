// swift-tools-version: 6.1
import PackageDescription

// A package as a user has it who wants the library alone. `make test` builds and runs it, and proves that nothing of others
// was checked out and that no Graphviz is linked.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "portolan", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "PortolanKit", package: "portolan")])
  ]
)
