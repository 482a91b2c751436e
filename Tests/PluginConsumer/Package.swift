// swift-tools-version: 6.1
import PackageDescription

// A package as a user has it who wants checks of its navigation. Scripts/prove-plugins.sh runs both plugins on it.
let package = Package(
  name: "plugin-consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "portolan", path: "../..")],
  targets: [
    .target(name: "Till"),
    .target(
      name: "Shop", dependencies: ["Till"],
      plugins: [.plugin(name: "PortolanBuildToolPlugin", package: "portolan")]),
  ]
)
