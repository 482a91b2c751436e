// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Wiki",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "Wiki", targets: ["Wiki"])
  ],
  targets: [
    .target(name: "Wiki"),
    .testTarget(name: "WikiTests", dependencies: ["Wiki"]),
  ]
)
