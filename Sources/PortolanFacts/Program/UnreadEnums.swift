/// Enums that are declared in no file that was read, as generated ones, and by whose cases the app's views tell what an optional presents:
/// `.sheet(item: $model.modal) { modal in switch modal { case .places: … } }`. Which cases there are the app's own code says, by what it
/// asks and sets. They are declared here as far as that goes, so that whoever follows code finds them like any other.
struct UnreadEnums {
  /// The enums, in the order in which code presents by them.
  private(set) var all: [UnreadObjects.Object] = []
  private let program: Program
  /// The cases of each, as patterns or values, in the order in which code names them.
  private var cases: [[Expression]] = []
  /// Those that some `switch` asks for: what nobody asks is data, however it is made.
  private var asked: Set<Int> = []
  /// What types call the optionals by which an enum presents.
  private var states: [ObjectIdentifier: [State]] = [:]

  private struct State {
    /// The property that keeps the object with the optional; `nil` where the type has it by itself.
    var object: String?
    var property: String
    var number: Int
  }

  /// - Parameter extensions: What the app adds to types of others.
  init(_ program: Program, presentedBy items: [UnreadObjects.Item], _ extensions: [Member]) {
    self.program = program
    for item in items { note(item) }
    if all.isEmpty { return }
    for symbol in program.types {
      let kept = symbol.storedProperties.compactMap { property in
        number(of: property.declaration.type).map { (property.name, $0) }
      }
      for member in symbol.members { collect(in: member, of: symbol, kept) }
    }
    for added in extensions {
      guard let number = number(of: TypeReference(added.declaration.name)) else { continue }
      for member in added.declaration.membersOfBuilds {
        (member.body ?? []).visitStatements { note($0, asking: "self", number) }
      }
    }
    for number in asked.sorted() { declareCases(of: number) }
    all.removeAll { $0.symbol.members.isEmpty }
  }

  // MARK: - Which they are

  private mutating func note(_ item: UnreadObjects.Item) {
    guard let (member, owner) = kept(by: item.binding, in: item.host),
      let written = member.declaration.type, written.lastName == "Optional",
      let held = written.arguments.first, !KnownTypes.itemValues.contains(held.lastName),
      let unread = program.unread(held, in: owner, file: member.file)
    else { return }
    let known = all.firstIndex { $0.symbol.name == unread.name }
    let number = known ?? all.count
    if known == nil {
      var declaration = Declaration(
        kind: .enum, name: unread.name, position: member.declaration.position)
      declaration.modifiers = ["public"]
      let symbol = TypeSymbol(
        declaration, module: program.module(of: member.file), file: member.file, outer: nil)
      symbol.isUnread = true
      all.append(UnreadObjects.Object(symbol: symbol, arguments: [], member: member))
      cases.append([])
    }
    if !all[number].hosts.contains(where: { $0 === item.host }) {
      all[number].hosts.append(item.host)
    }
    states[ObjectIdentifier(owner), default: []].append(
      State(property: member.name, number: number))
    if let name = item.binding.member {
      states[ObjectIdentifier(item.host), default: []].append(
        State(object: item.binding.property, property: name, number: number))
    }
    note(asked: item.binding.contents.flatMap(\.patternsAsked), number)
  }

  private mutating func note(asked patterns: [Expression], _ number: Int) {
    if patterns.isEmpty { return }
    asked.insert(number)
    cases[number] += patterns
  }

  /// The property that an item is bound to: the view's own, `$modal`, or that of an object which the view keeps, `$model.modal`.
  private func kept(
    by binding: PresentedBinding, in host: TypeSymbol
  ) -> (member: Member, owner: TypeSymbol)? {
    guard binding.key == nil, let first = host.property(binding.property) else { return nil }
    guard let name = binding.member else { return (first, host) }
    return object(in: first, of: host, depth: 0).flatMap { property(name, of: $0, depth: 0) }
  }

  /// The class of an object that a property keeps, be it one that somebody has for all: `var model = Models.deck`.
  private func object(in member: Member, of scope: TypeSymbol?, depth: Int) -> TypeSymbol? {
    if let written = member.objectType {
      return program.type(named: written.name, in: scope, file: member.file)
    }
    guard depth < 4, case .member(.name(let keeper, _)?, let name, _)? = member.declaration.value
    else { return nil }
    let owner =
      program.type(named: keeper, in: scope, file: member.file)
      ?? program.global(keeper, seenFrom: member.file).flatMap {
        object(in: $0, of: nil, depth: depth + 1)
      }
    guard let owner, let kept = owner.property(name) else { return nil }
    return object(in: kept, of: owner, depth: depth + 1)
  }

  /// A property, be it inherited: what classes inherit is not joined yet.
  private func property(
    _ name: String, of symbol: TypeSymbol, depth: Int
  ) -> (member: Member, owner: TypeSymbol)? {
    if let member = symbol.property(name) { return (member, symbol) }
    if depth > 8 { return nil }
    for written in symbol.inherits {
      if let inherited = program.type(named: written.name, in: symbol, file: symbol.file),
        let found = property(name, of: inherited, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  /// The number of an enum that is written, be it as an optional.
  private func number(of written: TypeReference?) -> Int? {
    let held = written?.lastName == "Optional" ? written?.arguments.first : written
    return held.flatMap { held in all.firstIndex { $0.symbol.name == held.name } }
  }

  // MARK: - Their cases

  /// Collects the cases that code asks of what it is handed or its type keeps, and those that it sets.
  private mutating func collect(
    in member: Member, of owner: TypeSymbol, _ kept: [(name: String, number: Int)]
  ) {
    let declaration = member.declaration
    let states = states[ObjectIdentifier(owner), default: []]
    for state in states where state.object == nil && state.property == member.name {
      if let value = declaration.value { cases[state.number].append(value) }
    }
    let handed = declaration.parameters.compactMap { parameter in
      number(of: parameter.type).map { (parameter.name, $0) }
    }
    for (name, number) in handed + kept {
      (declaration.body ?? []).visitStatements { note($0, asking: name, number) }
    }
    if states.isEmpty { return }
    member.eachExpression { expression in
      guard case .assignment(let target, let value, _) = expression else { return }
      for state in states where target.names(state.property, of: state.object) {
        cases[state.number].append(value)
      }
    }
  }

  private mutating func note(_ statement: Statement, asking name: String, _ number: Int) {
    guard case .switch(let subject, let arms, _) = statement,
      subject.ownName == name || subject.isName(name)
    else { return }
    note(asked: arms.flatMap(\.patterns), number)
  }

  private mutating func declareCases(of number: Int) {
    let symbol = all[number].symbol
    var declared: [Declaration] = []
    for named in cases[number].map(\.heldInOptional) {
      guard let found = NamedCase(named), let name = found.name, name != "none", name != "init",
        found.type.map({ TypeReference($0).lastName == symbol.name }) != false,
        let position = named.position
      else { continue }
      var declaration = Declaration(kind: .case, name: name, position: position)
      if case .call(_, let arguments, _) = named {
        declaration.parameters = arguments.map { argument in
          Parameter(
            label: argument.label, name: argument.label ?? "_",
            type: TypeReference(TypeReference.opaque))
        }
      }
      guard let known = declared.firstIndex(where: { $0.name == name }) else {
        declared.append(declaration)
        continue
      }
      // `case .page:` leaves away what the case holds.
      if declared[known].parameters.isEmpty {
        declared[known].parameters = declaration.parameters
      }
    }
    for declaration in declared {
      symbol.add(Member(declaration, file: all[number].member.file))
    }
  }
}

extension Expression {
  /// Whether it is a property of the type's own, or of the object that another one keeps: `modal`, `self.modal`, `model.modal`.
  fileprivate func names(_ property: String, of object: String?) -> Bool {
    guard let object else { return ownName == property }
    guard case .member(let base?, property, _) = self else { return false }
    return base.ownName == object
  }

  /// `.some(.places)`: the places.
  fileprivate var heldInOptional: Expression {
    guard case .call(.member(nil, "some", _), let arguments, _) = self, arguments.count == 1 else {
      return self
    }
    return arguments[0].value
  }
}
