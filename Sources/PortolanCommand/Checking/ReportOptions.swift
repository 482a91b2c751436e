import ArgumentParser
import PortolanCheck
import PortolanMatching

/// Which reports of a check are written, and where to.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"), parsing: .singleValue,
    help: ArgumentHelp(
      "A report by its name, to print, or NAME=FILE, or a FILE whose ending tells; as often as you like.",
      valueName: "report"),
    completion: .file())
  var reports: [String] = []

  @Option(help: ArgumentHelp("What --output holds: a report by its name.", valueName: "report"))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - prints.", valueName: "file"), completion: .file())
  var output = "-"

  @Flag(help: "Print every finding whole, however long that gets.")
  var verbose = false

  /// The reports that there are, a line each.
  static let list: String = {
    let width = Report.all.map(\.name.count).max() ?? 0
    return Report.all.map { report in
      let padding = String(repeating: " ", count: width - report.name.count)
      let endings = report.fileExtensions.map { ".\($0)" }.joined(separator: " ")
      return
        "  \(report.name)\(padding)  \(report.summary)\(endings.isEmpty ? "" : " (\(endings))")"
    }.joined(separator: "\n")
  }()

  /// Every report to write: where nothing else is printed, text for a person is.
  var requests: [ReportRequest] {
    let wanted = requestsOfUser
    let prints = output != "-" || wanted.contains { $0.file.isStandard }
    return (prints ? [] : [ReportRequest(report: .console, file: .standard)]) + wanted
  }

  /// The reports that were asked for by name or file.
  var requestsOfUser: [ReportRequest] {
    var requests: [ReportRequest] = []
    if format != nil || output != "-" {
      let report = format.flatMap(Report.named) ?? Report.forFile(output) ?? .console
      requests.append(ReportRequest(report: report, file: FileOutput(path: output)))
    }
    return requests + reports.compactMap { try? ReportRequest($0) }
  }

  func validate() throws {
    if let format, Report.named(format) == nil { throw ReportRequest.unknown(format) }
    for report in reports { _ = try ReportRequest(report) }
    let printed = requests.filter(\.file.isStandard)
    if printed.count > 1, let document = printed.first(where: { !$0.report.isLines }) {
      throw ValidationError(
        """
        \(document.report.name) is a document, and nothing else can be printed with it; give it a file: \
        --report \(document.report.name)=FILE
        """)
    }
    var files: Set<String> = []
    for request in requests where !request.file.isStandard {
      if !files.insert(request.file.path).inserted {
        throw ValidationError("two reports can't both be written to \(request.file.path)")
      }
    }
  }
}

/// A report, and where it goes.
struct ReportRequest {
  let report: Report
  let file: FileOutput

  init(report: Report, file: FileOutput) {
    self.report = report
    self.file = file
  }

  /// Reads `NAME`, `NAME=FILE` or `FILE`.
  init(_ text: String) throws {
    if let report = Report.named(text) {
      self.init(report: report, file: .standard)
    } else if let equals = text.firstIndex(of: "="),
      let report = Report.named(String(text[..<equals]))
    {
      let path = String(text[text.index(after: equals)...])
      if path.isEmpty {
        throw ValidationError(
          "'\(text)' names no file; write \(text)FILE, or \(report.name) to print it")
      }
      self.init(report: report, file: FileOutput(path: path))
    } else if let report = Report.forFile(text), !text.contains("=") {
      self.init(report: report, file: FileOutput(path: text))
    } else {
      throw Self.unknown(text)
    }
  }

  static func unknown(_ text: String) -> ValidationError {
    let name = text.firstIndex(of: "=").map { String(text[..<$0]) } ?? text
    let known = Report.all.map(\.name)
    if name.contains("."), !text.contains("=") {
      return ValidationError(
        """
        the ending of '\(name)' does not tell which report it is; name it: --report NAME=\(name), \
        where NAME is one of \(known.joined(separator: ", "))
        """)
    }
    // Some know a report by the ending of its files: `md`.
    let nearest =
      Report.forFile("x." + name).flatMap { NearestNames.words([$0.name]) }
      ?? NearestNames(to: name, among: known).words
    return ValidationError(
      """
      there is no report '\(name)'\(nearest.map { "; \($0)" } ?? ""); \
      there are \(known.joined(separator: ", "))
      """)
  }
}
