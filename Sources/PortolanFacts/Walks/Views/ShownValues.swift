import PortolanModel

/// A value that is shown as a view, in code that does not know which type it is of: `selection` in `Panel<Tab: PanelTab>`.
struct ShownValue {
  var path: StatePath
  var host: TypeSymbol?
  var isInRows: Bool
  var location: SourceLocation
}

/// Enums that are views: their `body` says what is shown for each case.
extension ViewWalk {
  /// Shows what is a view by being mentioned: `tab` of `enum Tab: View`, where `var tab: Tab` is state.
  @discardableResult
  mutating func show(value expression: Expression) -> Bool {
    if isInOwnCode { return false }
    let value = evaluate(expression)
    guard expression.isNameOrMember || value.isPage else { return false }
    switch value.type.unwrapped {
    case .own(let symbol):
      guard let body = symbol.bodyOfCases else { return show(symbol, keptAs: value, expression) }
      follow(body, of: symbol, arguments: [], on: value)
      return true
    case .foreign(let type):
      guard let path = value.path, path.owner.isPassed(path.property),
        path.owner.genericParameters.contains(where: {
          $0.name == type.name && $0.constraint != nil
        })
      else { return false }
      shownValues.append(
        ShownValue(
          path: path, host: host, isInRows: isInRows, location: location(position(of: expression))))
      return true
    default: return false
    }
  }

  /// Shows a view that another view was given and mentions.
  private mutating func show(
    _ view: TypeSymbol, keptAs value: Denotation, _ expression: Expression
  ) -> Bool {
    if keepsOne(expression, view) {
      use(view, arguments: [:], at: position(of: expression))
      return true
    }
    guard view.isView, !view.isController, let path = value.path, path.cases.isEmpty,
      path.owner === environment.scope, path.owner.shownProperties.contains(path.property),
      environment.local(path.property, evaluator)?.closure == nil
    else { return false }
    use(view, arguments: [:], at: position(of: expression))
    return true
  }

  /// Whether a type keeps the one view that is mentioned: `SettingsView.shared`, of `static let shared = SettingsView()`.
  private func keepsOne(_ expression: Expression, _ view: TypeSymbol) -> Bool {
    guard case .member(let keeper?, let name, _) = expression, view.isView, view.kind == .struct,
      !isInEvent, case .meta(.own(let type)) = evaluate(keeper).type,
      let member = type.property(name)
    else { return false }
    return member.isStatic && member.declaration.value != nil
  }

  /// The same of `tab.padding()`: what is no method of its own modifies it as a view.
  mutating func show(value base: Expression, modifiedBy call: Call) {
    guard base.isNameOrMember, case .member(_, let function, _) = call.callee,
      let symbol = evaluate(base).type.unwrapped.ownSymbol,
      symbol.bodyOfCases != nil || symbol.isView,
      symbol.members(named: function).isEmpty
    else { return }
    show(value: base)
  }

  /// What each enum shows that is a view, where some code shows values without knowing their types.
  mutating func regionsOfShownEnums() -> [ObjectIdentifier: Region] {
    if shownValues.isEmpty { return [:] }
    var regions: [ObjectIdentifier: Region] = [:]
    for symbol in program.types {
      guard let body = symbol.bodyOfCases else { continue }
      regions[ObjectIdentifier(symbol)] = walk(view: symbol, members: [body])
    }
    return regions
  }
}

extension Expression {
  /// Whether it only names something that was made elsewhere.
  var isNameOrMember: Bool {
    switch self {
    case .name, .member: true
    default: false
    }
  }
}

extension Denotation {
  /// Whether it is a case of an enum that is a view: `Page.detail(44)`.
  var isPage: Bool { caseName != nil && type.ownSymbol?.bodyOfCases != nil }
}

extension TypeSymbol {
  /// Of an enum that is a view, what it shows.
  var bodyOfCases: Member? {
    guard kind == .enum, !inherits.isEmpty, let body = property("body"),
      body.declaration.body != nil, body.declaration.isSomeView
    else { return nil }
    return body
  }
}
