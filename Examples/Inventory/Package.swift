// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Inventory",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "AppFeature", targets: ["AppFeature"])
  ],
  targets: [
    .target(
      name: "AppFeature",
      dependencies: ["InventoryFeature", "ItemFeature", "ItemRowFeature", "Models"]
    ),
    .target(name: "InventoryFeature", dependencies: ["ItemFeature", "ItemRowFeature", "Models"]),
    .target(name: "ItemRowFeature", dependencies: ["ItemFeature", "Models"]),
    .target(name: "ItemFeature", dependencies: ["Models"]),
    .target(name: "Models"),

    .testTarget(
      name: "AppFeatureTests",
      dependencies: ["AppFeature", "InventoryFeature", "ItemFeature", "ItemRowFeature", "Models"]
    ),
  ]
)
