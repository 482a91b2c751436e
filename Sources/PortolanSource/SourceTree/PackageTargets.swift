import Foundation
import SwiftParser
import SwiftSyntax

/// The targets of a Swift package, as far as its manifest says them in so many words.
struct PackageTargets {
  let folder: String
  private let targets: [Target]

  private struct Target {
    var folder: String
    var owner: ModuleNames.Owner
  }

  init?(of folder: String) {
    guard let bytes = Self.manifest(at: folder + "/Package.swift") else { return nil }
    let declared = LargeStack.run { ManifestReader.targets(in: bytes) }
    self.folder = folder
    targets = declared.compactMap { target in
      Self.folder(
        of: target, in: folder, isOnly: declared.count { $0.isTest == target.isTest } == 1
      ).map {
        Target(
          folder: $0,
          owner: ModuleNames.Owner(
            module: ModuleNames.moduleName(of: target.name), isTest: target.isTest))
      }
    }
  }

  /// Whether a file is a manifest: an app that deals with packages may well have a type of that name.
  static func isManifest(at location: String) -> Bool { manifest(at: location) != nil }

  private static func manifest(at location: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: location) else { return nil }
    let bytes = SourceText(decoding: Array(data)).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let isManifest =
      ["PackageDescription", "swift-tools-version", "= Package("].contains { text.contains($0) }
      || text.allSatisfy(\.isWhitespace)
    return isManifest ? bytes : nil
  }

  /// The target with the innermost folder around the file.
  func owner(of location: String) -> ModuleNames.Owner? {
    let around = targets.filter { location.hasPrefix($0.folder + "/") }
    if let target = around.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) {
      return target.owner
    }
    // Manifests may compute their targets; the folders still tell.
    let parts = location.dropFirst(folder.count).split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return ModuleNames.Owner(
      module: ModuleNames.moduleName(of: String(parts[1])), isTest: parts[0] == "Tests")
  }

  private static func folder(
    of target: ManifestReader.Target, in package: String, isOnly: Bool
  ) -> String? {
    if let path = target.path {
      return URL(fileURLWithPath: "\(package)/\(path)").standardizedFileURL.path
    }
    let parents = target.isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    var candidates = (parents + ["Plugins"]).map { "\(package)/\($0)/\(target.name)" }
    // The only one of its kind may have the whole folder to itself.
    if isOnly { candidates += parents.prefix(target.isTest ? 1 : 4).map { "\(package)/\($0)" } }
    return candidates.first { FileManager.default.fileExists(atPath: $0) }
  }
}

/// Finds the calls in a manifest that declare targets. Nothing is executed.
private final class ManifestReader: SyntaxVisitor {
  struct Target: Sendable {
    var name: String
    var path: String?
    var isTest: Bool
  }

  private var targets: [Target] = []

  static func targets(in bytes: [UInt8]) -> [Target] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.targets
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // `.target(name:)` is a dependency there.
    switch node.label?.text {
    case "dependencies", "products", "plugins": .skipChildren
    default: .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      called.base == nil || called.base?.trimmedDescription == "Target",
      let name = text(of: "name", in: node)
    else { return .visitChildren }
    switch called.declName.baseName.text {
    case "target", "executableTarget", "testTarget", "macro", "plugin":
      targets.append(
        Target(
          name: name, path: text(of: "path", in: node),
          isTest: called.declName.baseName.text == "testTarget"))
    default: break
    }
    return .visitChildren
  }

  private func text(of label: String, in node: FunctionCallExprSyntax) -> String? {
    node.arguments.first { $0.label?.text == label }?
      .expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
