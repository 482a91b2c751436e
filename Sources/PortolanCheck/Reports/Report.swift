import PortolanModel

/// A form that findings can take.
public struct Report: Sendable {
  /// What to call it on the command line.
  public let name: String
  /// The endings of files, without a dot, that choose it; none where the ending does not tell.
  public let fileExtensions: [String]
  /// What it is for, in one sentence.
  public let summary: String
  /// What the paths in it are relative to.
  public let paths: PathBase
  /// Whether it is lines among which others may stand; else it is a document that wants a file, or standard output, to
  /// itself.
  public let isLines: Bool
  public let render: @Sendable (ReportInput) throws -> String

  public init(
    name: String,
    fileExtensions: [String] = [],
    summary: String,
    paths: PathBase = .workingFolder,
    isLines: Bool = false,
    render: @escaping @Sendable (ReportInput) throws -> String
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.paths = paths
    self.isLines = isLines
    self.render = render
  }

  /// What the paths of a report are relative to, so that whoever reads it finds the files.
  public enum PathBase: Sendable {
    /// The folder that the command runs in.
    case workingFolder
    /// The top of the repository, where the service that runs the command says where that is.
    case repository
    /// Nothing: paths are absolute.
    case absolute
  }
}

extension Report {
  /// Every report: first what a person reads in a terminal or an editor, then what services read, then documents.
  public static let all: [Report] = [
    .console, .xcode, .github, .gitlab, .sarif, .junit, .checkstyle, .json, .markdown, .html,
  ]

  public static func named(_ name: String) -> Report? { all.first { $0.name == name } }

  /// The report that a file's ending chooses.
  public static func forFile(_ path: String) -> Report? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    return all.first { $0.fileExtensions.contains(ending) }
  }
}
