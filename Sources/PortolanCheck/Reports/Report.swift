import PortolanModel

/// A form that findings can take.
public struct Report: Sendable {
  /// What to call it on the command line.
  public let name: String
  /// What its files end with, without a dot.
  public let fileExtension: String
  /// What it is for, in one sentence.
  public let summary: String
  public let render: @Sendable (ReportInput) throws -> String

  public init(
    name: String,
    fileExtension: String,
    summary: String,
    render: @escaping @Sendable (ReportInput) throws -> String
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.summary = summary
    self.render = render
  }
}

extension Report {
  public static let all: [Report] = [.console, .json]

  public static func named(_ name: String) -> Report? { all.first { $0.name == name } }
}

/// What a report is made of.
public struct ReportInput: Sendable {
  public var findings: [Finding]
  /// How many screens were checked.
  public var screenCount: Int
  /// How many findings comments in the source leave out.
  public var ignoredCount: Int
  /// How many findings a configuration leaves out, by screen or by path.
  public var exceptedCount: Int
  /// Whether findings that are only notes are listed, or only counted.
  public var showsNotes: Bool
  /// Whether to colour the text for a terminal.
  public var isColored: Bool
  /// Gives the line of source at a location, where somebody has it.
  public var sourceLine: @Sendable (SourceLocation) -> String?

  public init(
    findings: [Finding],
    screenCount: Int,
    ignoredCount: Int = 0,
    exceptedCount: Int = 0,
    showsNotes: Bool = false,
    isColored: Bool = false,
    sourceLine: @escaping @Sendable (SourceLocation) -> String? = { _ in nil }
  ) {
    self.findings = findings
    self.screenCount = screenCount
    self.ignoredCount = ignoredCount
    self.exceptedCount = exceptedCount
    self.showsNotes = showsNotes
    self.isColored = isColored
    self.sourceLine = sourceLine
  }

  /// The findings that a report lists.
  public var listed: [Finding] { findings.filter { showsNotes || $0.severity > .note } }
}
