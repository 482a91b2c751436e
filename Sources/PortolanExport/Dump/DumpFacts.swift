import PortolanModel

/// Says a model fact by fact. What a line says is what a comparison reads, so that one sees whatever the other does.
enum DumpFacts {
  static func facts(of model: NavigationModel) -> [DumpFact] {
    var lines = [ChartDump.header(version: ChartDump.formatVersion)]
    lines.append("app: \(dumpValue(model.name))")
    lines += details(of: model, NavigationModel.fields, told: ["name"], "app")
    lines += model.roots.map(line).sorted()
    for screen in model.screens.sorted(by: { $0.id < $1.id }) { lines += facts(of: screen) }
    return lines.map { DumpFact(text: $0) }
  }

  private static func line(_ root: Root) -> String {
    "root \(dumpName(root.screen)): "
      + rest(of: root, Root.fields, told: ["how"], root.how.rawValue)
  }

  private static func facts(of screen: Screen) -> [String] {
    let subject = dumpName(screen.id)
    var lines = ["\(subject): \(screen.kind.rawValue) \(dumpQuoted(screen.title))"]
    var told: Set<String> = ["kind", "title"]
    // The id says both, unless it could be split in another way.
    if screen.id == "\(screen.module).\(screen.type)", !screen.module.contains(".") {
      told.formUnion(["module", "type"])
    }
    lines += details(of: screen, Screen.fields, told: told, subject)
    for slot in screen.slots.sorted(by: { $0.name < $1.name }) {
      lines += facts(of: slot, "\(subject)/\(dumpName(slot.name))")
    }
    lines += screen.links.map { line($0, subject) }.sorted()
    lines += screen.actions.map { line($0, subject) }.sorted()
    return lines
  }

  private static func facts(of slot: Slot, _ subject: String) -> [String] {
    var told: Set<String> = ["arity", "encoding"]
    if slot.properties == [slot.name] { told.insert("properties") }
    return ["\(subject): \(slot.arity.rawValue) \(slot.encoding.rawValue)"]
      + details(of: slot, Slot.fields, told: told, subject)
      + slot.destinations.sorted { $0.name < $1.name }
      .flatMap { facts(of: $0, "\(subject)/\(dumpName($0.name))") }
  }

  private static func facts(of destination: Destination, _ subject: String) -> [String] {
    var headline = "\(subject): \(dumpText(of: destination.presentation))"
    if let target = destination.leadsTo { headline += " → \(dumpName(target))" }
    return [headline]
      + details(of: destination, Destination.fields, told: ["presentation", "leadsTo"], subject)
  }

  /// Links have no names of their own, so that one line says all.
  private static func line(_ link: Link, _ subject: String) -> String {
    var line = "\(subject) link \(dumpName(link.form))"
    if let target = link.leadsTo { line += " → \(dumpName(target))" }
    return line + ": "
      + rest(
        of: link, Link.fields, told: ["presentation", "leadsTo"],
        dumpText(of: link.presentation))
  }

  /// What an action does is one fact, whatever slots it touches.
  private static func line(_ action: Action, _ subject: String) -> String {
    "\(subject) action \(dumpName(action.name)): "
      + rest(of: action, Action.fields, told: ["kind"], action.kind.rawValue)
  }

  /// A line for each field that says something and is not told yet.
  private static func details<Part>(
    of part: Part, _ fields: [ComparedField<Part>], told: Set<String>, _ subject: String
  ) -> [String] {
    fields.filter { $0.option == [] && !told.contains($0.name) }.compactMap { field in
      field.text(part).map { "\(subject) \(field.name): \(dumpValue($0))" }
    }
  }

  /// The fields behind the first thing that a line says.
  private static func rest<Part>(
    of part: Part, _ fields: [ComparedField<Part>], told: Set<String>, _ first: String
  ) -> String {
    let others = fields.filter { $0.option == [] && !told.contains($0.name) }
      .compactMap { field in field.text(part).map { "\(field.name) \(dumpQuotedWhereNeeded($0))" } }
    return ([first] + others).joined(separator: ", ")
  }
}

private func dumpText(of presentation: Presentation) -> String {
  if case .custom(let name) = presentation { "custom \(dumpName(name))" } else { presentation.name }
}
