import ArgumentParser
import PortolanCheck
import PortolanMatching

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain some.",
    discussion: """
      Examples:

        portolan rules
        portolan rules one-active-destination
      """)

  @Argument(
    help: ArgumentHelp("The rules to explain; all are listed without any.", valueName: "rule"))
  var ids: [String] = []

  func run() throws {
    try reportingFailures {
      if ids.isEmpty { return try FileOutput.standard.write(list) }
      let pages = try ids.map { id in
        guard let rule = Rule.named(id) else {
          let known = Rule.all.map(\.id)
          let near = NearestNames(to: id, among: known).words
          throw Failure(
            "there is no rule '\(id)'; "
              + (near ?? "there are \(known.joined(separator: ", "))"),
            .badInput)
        }
        return rule.page
      }
      try FileOutput.standard.write(pages.joined(separator: "\n"))
    }
  }

  private var list: String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      rule.id + String(repeating: " ", count: width - rule.id.count + 2) + rule.summary + "\n"
    }.joined()
  }
}
