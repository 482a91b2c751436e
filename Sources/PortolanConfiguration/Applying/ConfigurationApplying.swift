import PortolanModel

extension Configuration {
  /// What a model is made of: how much of what a configuration speaks of must be in it.
  public enum Extent: Sendable {
    /// The whole app, read from source.
    case whole
    /// A part of the app: screens that are not there may be elsewhere.
    case part
    /// A model file, in which what was no navigation may already be gone.
    case saved
    /// What types tell, and source of which the configuration is known to hold: what is not there, the types do not have.
    case merged
  }

  /// Changes a model to what the configuration says of it: titles, tags, presentations, roles, grammars, URLs and roots.
  ///
  /// Doing it twice is as good as doing it once, so a saved model may be read under the same configuration.
  ///
  /// - Throws: ``ConfigurationError`` for what it says of screens, slots and destinations that are not there; then the
  ///   model is as it was.
  public func apply(
    to model: inout NavigationModel, extent: Extent = .whole
  ) throws(ConfigurationError) {
    var changes = ModelChanges(model: model, extent: extent)
    changes.apply(self)
    if !changes.problems.isEmpty { throw ConfigurationError(problems: changes.problems) }
    model = changes.model
  }
}

/// A model that is being changed, and what could not be.
private struct ModelChanges {
  var model: NavigationModel
  let extent: Configuration.Extent
  var problems: [ConfigurationError.Problem] = []
  private let subjects: Subjects
  /// Slots that turned out to be no navigation; they go last, for the others to keep their positions.
  private var dropped: Set<Subjects.Subject> = []

  init(model: NavigationModel, extent: Configuration.Extent) {
    self.model = model
    self.extent = extent
    subjects = Subjects(of: model)
  }

  mutating func apply(_ configuration: Configuration) {
    for entry in configuration.titles {
      change(screen: entry) { ($0.title, $0.titleOrigin) = ($1, .declared) }
    }
    for entry in configuration.tags {
      change(screen: entry) { $0.tags = $1.isEmpty ? nil : $1 }
    }
    // What is said of a slot holds for those of its destinations of which nothing is said.
    let presentations = configuration.presentations.compactMap { entry in
      part(entry).map { (entry: entry, subject: $0) }
    }
    for (entry, subject) in presentations where subject.destination == nil {
      present(subject, entry)
    }
    for (entry, subject) in presentations where subject.destination != nil {
      present(subject, entry)
    }
    for entry in configuration.grammars { part(entry).map { setGrammar(of: $0, entry) } }
    for entry in configuration.urls { part(entry).map { setURL(of: $0, entry) } }
    for entry in configuration.roles { setRole(entry) }
    for exception in configuration.exceptions {
      for name in exception.screens ?? [] { _ = screens(matching: name) }
    }
    setRoots(configuration.roots)
    model.urlPrefix = configuration.urlPrefix ?? model.urlPrefix
    dropSlots()
  }

  // MARK: - Finding

  /// Looking for what a name could mean takes its time, and nobody reads more.
  private var hasEnough: Bool { problems.count >= ConfigurationError.problemLimit }

  private mutating func part<Value>(_ entry: Configuration.Entry<Value>) -> Subjects.Subject? {
    if hasEnough { return nil }
    do {
      return try subjects.part(entry.subject.value)
    } catch {
      note(error, at: entry.subject.location)
      return nil
    }
  }

  private mutating func screens(matching name: Located<String>) -> [Int] {
    if hasEnough { return [] }
    do {
      return try subjects.screens(matching: name.value)
    } catch {
      note(error, at: name.location)
      return []
    }
  }

  private mutating func change<Value>(
    screen entry: Configuration.Entry<Value>, _ change: (inout Screen, Value) -> Void
  ) {
    if hasEnough { return }
    do {
      change(&model.screens[try subjects.screen(entry.subject.value)], entry.value)
    } catch {
      note(error, at: entry.subject.location)
    }
  }

  private mutating func note(_ error: Subjects.Unknown, at location: SourceLocation) {
    if extent == .merged || error.isScreen && extent == .part { return }
    report(error.message, at: location)
  }

  private mutating func report(_ message: String, at location: SourceLocation) {
    problems.append(.init(message, at: location))
  }

  // MARK: - Changing

  private mutating func present(
    _ subject: Subjects.Subject, _ entry: Configuration.Entry<Presentation>
  ) {
    let name = entry.subject
    guard let slot = demandSlot(subject, name, most: 0) else { return }
    let arity = model.screens[subject.screen].slots[slot].arity
    if arity == .always || arity == .each {
      return report("what '\(name.value)' holds is always shown inline", at: name.location)
    }
    let origin = model.screens[subject.screen].slots[slot].origin
    if origin == .inferred { model.screens[subject.screen].slots[slot].origin = .declared }
    let all = model.screens[subject.screen].slots[slot].destinations.indices
    for number in subject.destination.map({ $0...$0 }).map(Array.init) ?? Array(all) {
      model.screens[subject.screen].slots[slot].destinations[number].declare(entry.value)
    }
  }

  private mutating func setGrammar(
    of subject: Subjects.Subject, _ entry: Configuration.Entry<String>
  ) {
    let name = entry.subject
    guard subject.destination == nil, let slot = subject.slot else {
      return report("'\(name.value)' is no stack; write Screen.stack", at: name.location)
    }
    let stack = model.screens[subject.screen].slots[slot]
    guard stack.arity == .sequence else {
      return report("'\(name.value)' is no stack, so no grammar fits", at: name.location)
    }
    // That it can be read was proved when the file was.
    let names = (try? StackGrammar(entry.value))?.names ?? []
    let known = stack.destinations.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      return report(
        """
        the grammar speaks of '\(unknown)', which is no destination of '\(name.value)'; \
        there are \(known.joined(separator: ", "))
        """, at: name.location)
    }
    model.screens[subject.screen].slots[slot].grammar = entry.value
  }

  private mutating func setURL(of subject: Subjects.Subject, _ entry: Configuration.Entry<String>) {
    let name = entry.subject
    guard let slot = demandSlot(subject, name, most: 0) else { return }
    let destinations = model.screens[subject.screen].slots[slot].destinations
    guard let destination = subject.destination ?? (destinations.count == 1 ? 0 : nil) else {
      let names = destinations.map(\.name).joined(separator: ", ")
      return report(
        "'\(name.value)' has several destinations; write one behind it: \(names)",
        at: name.location)
    }
    model.screens[subject.screen].slots[slot].destinations[destination].url = entry.value
  }

  private mutating func setRole(_ entry: Configuration.Entry<Configuration.Role>) {
    if hasEnough { return }
    let subject: Subjects.Subject
    do {
      subject = try subjects.part(entry.subject.value)
    } catch {
      // The slot is gone, as it should be.
      if extent == .saved, entry.value == .data, !error.isScreen { return }
      return note(error, at: entry.subject.location)
    }
    guard let slot = demandSlot(subject, entry.subject, most: 1) else { return }
    guard let destination = subject.destination else {
      guard entry.value == .data else {
        return report(
          """
          a slot is navigation, or it is 'data'; for what a destination carries, write \
          Screen.slot.destination
          """, at: entry.subject.location)
      }
      dropped.insert(.init(screen: subject.screen, slot: slot))
      return
    }
    let payload = model.screens[subject.screen].slots[slot].destinations[destination].payload
    guard let number = value(of: subject, among: payload, entry.subject) else { return }
    var changed = model.screens[subject.screen].slots[slot].destinations[destination]
    if let message = changed.setRole(entry.value, of: number, in: model) {
      return report(message, at: entry.subject.location)
    }
    model.screens[subject.screen].slots[slot].destinations[destination] = changed
  }

  /// The position of the value that a label or a number names.
  private mutating func value(
    of subject: Subjects.Subject, among payload: [Payload], _ name: Located<String>
  ) -> Int? {
    if payload.isEmpty {
      report("'\(name.value)' carries no value", at: name.location)
      return nil
    }
    let labels = payload.enumerated().map { $1.label ?? "\($0 + 1)" }
    guard let label = subject.rest.first else {
      if payload.count == 1 { return 0 }
      report(
        """
        '\(name.value)' carries several values; write one behind it: \
        \(labels.joined(separator: ", "))
        """, at: name.location)
      return nil
    }
    if let number = labels.firstIndex(of: label) { return number }
    report(
      "'\(label)' is no value of the destination; there are \(labels.joined(separator: ", "))",
      at: name.location)
    return nil
  }

  private mutating func setRoots(_ roots: [Located<String>]) {
    let found = roots.flatMap { screens(matching: $0) }
    guard !found.isEmpty else { return }
    var seen: Set<Int> = []
    model.roots = found.filter { seen.insert($0).inserted }.map { number in
      let id = model.screens[number].id
      let condition = model.roots.first { $0.screen == id }?.condition
      return Root(screen: id, how: .declared, condition: condition)
    }
  }

  private mutating func dropSlots() {
    guard !dropped.isEmpty else { return }
    for subject in dropped.sorted(by: { ($0.slot ?? 0) > ($1.slot ?? 0) }) {
      if let slot = subject.slot { model.screens[subject.screen].slots.remove(at: slot) }
    }
    model.dropDanglingReferences()
  }

  /// The slot of a part, where the name says no more than it may.
  private mutating func demandSlot(
    _ subject: Subjects.Subject, _ name: Located<String>, most rest: Int
  ) -> Int? {
    if subject.rest.count > rest {
      report(
        "'\(name.value)' says more than Screen.slot.destination", at: name.location)
      return nil
    }
    if subject.slot == nil {
      report("'\(name.value)' is a screen; write Screen.slot", at: name.location)
    }
    return subject.slot
  }
}

extension Destination {
  fileprivate mutating func declare(_ kind: Presentation) {
    presentation = kind
    presentations = presentations?.map { use in
      var use = use
      use.kind = kind
      use.origin = .declared
      return use
    }
    // What the app presents in a way of its own, which no reader sees, is presented all the same.
    if origin == .source, (presentations ?? []).isEmpty {
      presentations = [Use(kind: kind, origin: .declared)]
    }
    if origin == .inferred { origin = .declared }
  }

  /// Gives a value another role.
  ///
  /// - Returns: Why that can't be.
  fileprivate mutating func setRole(
    _ role: Configuration.Role, of number: Int, in model: NavigationModel
  ) -> String? {
    switch role {
    case .data:
      payload[number].role = .data
      payload[number].leadsTo = nil
    case .id:
      payload[number].role = .data
      payload[number].leadsTo = nil
      payload[number].inURL = true
    case .state:
      let type = payload[number].type
      let shown = model.screens.first { $0.aliases.contains(type) }?.id
      payload[number].role = .state
      payload[number].leadsTo = shown ?? leadsTo
      leadsTo = leadsTo ?? shown
    case .destination:
      let owner = payload[number].type.split(separator: ".").dropLast().joined(separator: ".")
      guard
        let screen = model.screens.first(where: { $0.id == leadsTo })
          ?? model.screens.first(where: { $0.aliases.contains(owner) })
      else { return "it is not known which screen '\(payload[number].type)' belongs to" }
      let slots = screen.slots.filter { $0.encoding == .optionalEnum || $0.encoding == .enum }
      guard slots.count == 1 else {
        return """
          '\(screen.type)' has \(slots.isEmpty ? "no slot" : "several slots") that \
          '\(payload[number].type)' could set
          """
      }
      payload[number].role = .destination
      leadsTo = screen.id
      continues = slots[0].name
    }
    return nil
  }
}
