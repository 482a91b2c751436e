/// What makes the pages that a view shows for what is pushed, and that it is handed: of `let talk: (Talk) -> Page`, called in
/// `.navigationDestination(for: Talk.self) { talk($0) }`, the page.
extension Program {
  /// Finds the properties that keep such, and are mentioned nowhere else. A view that is handed nothing but these is no wrapper: what it
  /// shows in place is its own.
  func notePushedContents() {
    var found: [(symbol: TypeSymbol, contents: PushedContents)] = []
    var idle: [ObjectIdentifier: Set<String>] = [:]
    for symbol in types where symbol.isView && symbol.kind == .struct && !symbol.modifiesViews {
      let makers = symbol.storedProperties.filter { keepsMaker($0, of: symbol) }.map(\.name)
      if makers.isEmpty { continue }
      let contents = PushedContents(of: symbol, makers: makers)
      if !contents.idle.isEmpty { idle[ObjectIdentifier(symbol)] = contents.idle }
      if contents.pushed.isEmpty { continue }
      symbol.pushedContents = contents.pushed
      found.append((symbol, contents))
    }
    // What is handed on is shown as whoever takes it shows it, be it not at all.
    var isNew = true
    while isNew {
      isNew = false
      for (symbol, contents) in found {
        for handed in contents.handedOn where symbol.pushedContents.contains(handed.property) {
          if let (view, property) = taker(of: handed, from: symbol) {
            if view.pushedContents.contains(property) { continue }
            if idle[ObjectIdentifier(view)]?.contains(property) == true {
              view.pushedContents.insert(property)
              continue
            }
          }
          symbol.pushedContents.remove(handed.property)
          isNew = true
        }
      }
    }
  }

  /// The property of another view in which that keeps what it is handed on.
  private func taker(
    of handed: RowContents.HandedOn, from symbol: TypeSymbol
  ) -> (view: TypeSymbol, property: String)? {
    guard let view = type(named: handed.callee, in: symbol, file: handed.file) else { return nil }
    let initializer = view.initializer(taking: handed.arguments)?.declaration
    return view.property(keeping: handed.argument, initializer, [:]).map { (view, $0) }
  }

  /// Whether a stored property keeps a function that makes a view, be it written by another name: `let page: Maker<Talk, Page>`.
  private func keepsMaker(_ property: Member, of symbol: TypeSymbol) -> Bool {
    guard property.declaration.value == nil, let type = property.declaration.type?.unwrapped,
      property.declaration.attributes.allSatisfy({ $0.name.hasSuffix("Builder") })
    else { return false }
    let contents = symbol.genericParameters.filter { $0.constraint?.lastName == "View" }
    guard type.name == TypeReference.function else {
      return !type.arguments.isEmpty && contents.contains { type.mentions($0.name) }
    }
    guard let made = type.arguments.last else { return false }
    return made.lastName == "AnyView" || contents.contains { $0.name == made.name }
      || self.type(named: made.name, in: symbol, file: property.file)?.isView == true
  }
}

/// The properties of a view that keep what makes pages, as far as its own code says.
private struct PushedContents {
  private let makers: Set<String>
  /// Those that it mentions nowhere but in what it shows for what is pushed, and those that it mentions nowhere at all.
  private(set) var pushed: Set<String> = []
  private(set) var idle: Set<String> = []
  /// Where the view hands them on, in what it shows for what is pushed.
  private(set) var handedOn: [RowContents.HandedOn] = []
  /// How often each is mentioned more than in such code.
  private var mentions: [String: Int] = [:]

  init(of symbol: TypeSymbol, makers: [String]) {
    self.makers = Set(makers)
    for member in symbol.members where member.declaration.kind != .initializer {
      (member.declaration.body ?? []).visit { expression in
        count(expression, 1)
        guard case .call(.member(_, "navigationDestination", _), let arguments, _) = expression,
          arguments.first?.label == "for"
        else { return }
        for argument in arguments.dropFirst() {
          argument.value.visit { take($0, file: member.file) }
          count(argument.value, -1)
        }
      }
    }
    pushed = self.makers.filter { mentions[$0] == 0 }
    idle = self.makers.filter { mentions[$0] == nil }
  }

  private mutating func count(_ expression: Expression, _ step: Int) {
    if let name = expression.ownName, makers.contains(name) { mentions[name, default: 0] += step }
  }

  /// Takes what code in a handler calls, or hands on to a view.
  private mutating func take(_ expression: Expression, file: Int) {
    guard case .call(let callee, let arguments, _) = expression else { return }
    count(callee, -1)
    guard case .name(let callee, _) = callee, callee.isWrittenAsType else { return }
    for argument in arguments {
      guard let name = argument.value.ownName, makers.contains(name) else { continue }
      count(argument.value, -1)
      handedOn.append(
        RowContents.HandedOn(
          property: name, callee: callee, arguments: arguments, argument: argument, file: file))
    }
  }
}

extension TypeSymbol {
  /// Whether one of its parameters is the type of content that it is given to show in place, and not only that of pages which it pushes.
  func isOfContent(_ parameter: GenericParameter) -> Bool {
    if pushedContents.isEmpty { return true }
    let naming = storedProperties.filter {
      $0.declaration.type?.mentions(parameter.name) == true
    }
    return naming.isEmpty || !naming.allSatisfy { pushedContents.contains($0.name) }
  }
}

extension TypeReference {
  /// Whether a name stands in it, however deep.
  fileprivate func mentions(_ name: String) -> Bool {
    self.name == name || arguments.contains { $0.mentions(name) }
  }
}
