// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Vanilla",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Vanilla", targets: ["Vanilla"])
  ],
  targets: [
    .target(name: "Vanilla"),
    .testTarget(name: "VanillaTests", dependencies: ["Vanilla"]),
  ]
)
