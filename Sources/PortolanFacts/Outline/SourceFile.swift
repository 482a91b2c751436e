import PortolanModel

/// The outline of one source file: what it declares, and what the bodies do that could matter to navigation.
///
/// It is all that is kept of a file: independent of other files, free of syntax, and small enough to be cached. Names are as the
/// file writes them; what they mean is found when files are linked.
public struct SourceFile: Hashable, Sendable, Codable {
  /// Relative to what was read, with `/` on every system.
  public var path: String
  public var module: String
  /// Those of the other targets that compile it, too: no part of its outline, but of how the app is built.
  public var furtherModules: [String] = []
  public var imports: [Import]
  public var declarations: [Declaration]
  /// What could not be read, a sentence each: a syntax error, a wrong encoding.
  public var problems: [Unresolved]
  /// The comments that leave findings out, in the order of the source.
  public var ignores: [Ignore]

  public init(
    path: String, module: String, imports: [Import] = [], declarations: [Declaration] = [],
    problems: [Unresolved] = [], ignores: [Ignore] = []
  ) {
    self.path = path
    self.module = module
    self.imports = imports
    self.declarations = declarations
    self.problems = problems
    self.ignores = ignores
  }

  /// The modules of all targets that compile it.
  public var modules: [String] { [module] + furtherModules }

  /// Whether it lies beside what was read, so that it tells what things are, and nothing starts in it.
  public var isBeside: Bool { path.hasPrefix("../") }

  /// Whether it imports a module, on whatever system.
  public func imports(_ module: String) -> Bool { imports.contains { $0.module == module } }

  /// A module that the file imports.
  public struct Import: Hashable, Sendable, Codable {
    public var module: String
    /// The `#if` conditions around it.
    public var condition: String?

    public init(_ module: String, condition: String? = nil) {
      self.module = module
      self.condition = condition
    }
  }
}

/// A position in the file: 1-based line and column, columns in UTF-8 bytes.
public struct Position: Hashable, Sendable, Codable {
  public var line: Int32
  public var column: Int32
  /// The column after the last byte of the name or token that the position stands for; 0 where that is not one line.
  public var endColumn: Int32

  public init(line: Int, column: Int, endColumn: Int = 0) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
    self.endColumn = Int32(clamping: endColumn)
  }

  public func location(in file: String) -> SourceLocation {
    SourceLocation(
      file: file, line: Int(line), column: Int(column),
      endColumn: endColumn > 0 ? Int(endColumn) : nil)
  }
}
