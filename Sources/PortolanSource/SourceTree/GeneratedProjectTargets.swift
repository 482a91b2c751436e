import Foundation
import SwiftParser
import SwiftSyntax
import Yams

/// The targets of an Xcode project that each checkout generates, as its description says: XcodeGen's `project.yml`, Tuist's
/// `Project.swift`. So the modules are called alike whether or not the project has been generated.
struct GeneratedProjectTargets {
  /// What describes such a project, in the order in which it is asked.
  static let fileNames = ["project.yml", "project.yaml", "Project.swift"]

  private var targets: [Target] = []

  private struct Target {
    /// The folder or file that it compiles.
    var path: String
    /// `nil` if nobody knows what it is called.
    var module: String?
    var isTest: Bool
  }

  /// What a description says of one target.
  fileprivate struct Described: Sendable {
    /// `nil` where it is worked out.
    var name: String?
    var isTest: Bool
    /// Folders, files, or patterns of these, relative to the description.
    var sources: [String]
  }

  /// `nil` if the file describes no project that could be read.
  init?(describedBy name: String, in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
    let bytes = SourceText(decoding: Array(data)).bytes
    let described = LargeStack.run {
      name.hasSuffix(".swift") ? TuistReader.targets(in: bytes) : XcodeGenSpec.targets(in: bytes)
    }
    for target in described {
      let module = target.name.map(ModuleNames.moduleName)
      for source in target.sources {
        let path = URL(fileURLWithPath: "\(folder)/\(Self.plainPart(of: source))")
        targets.append(
          Target(path: path.standardizedFileURL.path, module: module, isTest: target.isTest))
      }
    }
    if targets.isEmpty { return nil }
  }

  /// The targets that name the file, or the innermost folder around it; one without a name is called as `fallback` says.
  func owners(of location: String, fallback: ModuleNames.Owner) -> [ModuleNames.Owner] {
    let around = targets.filter {
      location == $0.path || location.hasPrefix($0.path + "/")
    }
    let innermost = around.map(\.path.utf8.count).max()
    return around.filter { $0.path.utf8.count == innermost }.map {
      ModuleNames.Owner(module: $0.module ?? fallback.module, isTest: $0.isTest)
    }
    .eachOnce
  }

  /// The folders in front of what stands for several: `App/Sources` of `App/Sources/**/*.swift`.
  private static func plainPart(of pattern: String) -> String {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true)
    return parts.prefix { part in !part.contains { "*?[{".contains($0) } }.joined(separator: "/")
  }
}

/// XcodeGen's description of a project.
private enum XcodeGenSpec {
  private static let byteLimit = 1_000_000
  /// Aliases of aliases would have more in them than there is time.
  private static let aliasLimit = 40

  static func targets(in bytes: [UInt8]) -> [GeneratedProjectTargets.Described] {
    guard bytes.count <= byteLimit, bytes.count(where: { $0 == UInt8(ascii: "*") }) <= aliasLimit,
      let parser = try? Parser(yaml: String(decoding: bytes, as: UTF8.self), resolver: .basic),
      let root = try? parser.singleRoot(), let targets = root["targets"]?.mapping
    else { return [] }
    return targets.compactMap { key, target in
      guard let name = key.string else { return nil }
      return GeneratedProjectTargets.Described(
        name: name, isTest: target["type"]?.string?.contains("test") == true,
        sources: sources(target["sources"]))
    }
  }

  /// A path, or several, each by itself or with what is said of it.
  private static func sources(_ node: Node?) -> [String] {
    guard let node else { return [] }
    if let path = node.string { return [path] }
    if let path = node["path"]?.string { return [path] }
    return node.sequence.map { $0.flatMap { sources($0) } } ?? []
  }
}

/// Finds the calls in Tuist's description of a project that declare targets. Nothing is executed.
private final class TuistReader: SyntaxVisitor {
  private var targets: [GeneratedProjectTargets.Described] = []

  static func targets(in bytes: [UInt8]) -> [GeneratedProjectTargets.Described] {
    // An app may have a file of that name for its own projects.
    guard String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription") else {
      return []
    }
    let tree = bytes.withUnsafeBufferPointer {
      SwiftParser.Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    let reader = TuistReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return reader.targets
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    func argument(_ label: String) -> ExprSyntax? {
      node.arguments.first { $0.label?.text == label }?.expression
    }
    guard let name = argument("name"), let sources = argument("sources") else {
      return .visitChildren
    }
    // What a target makes is called as it is, unless that is said.
    let names = [argument("productName"), name].compactMap {
      $0?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    let product = argument("product")
    let literals = LiteralReader(viewMode: .sourceAccurate)
    literals.walk(sources)
    targets.append(
      GeneratedProjectTargets.Described(
        name: names.first, isTest: product?.trimmedDescription.contains("Tests") == true,
        sources: literals.found))
    return .skipChildren
  }

  private final class LiteralReader: SyntaxVisitor {
    private(set) var found: [String] = []

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      node.label?.text == "excluding" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
      if let text = node.representedLiteralValue { found.append(text) }
      return .skipChildren
    }
  }
}
