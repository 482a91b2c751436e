/// Functions of objects that are neither controllers nor hold any, and show one all the same, on whatever is on top:
/// `Links.open(url)`, `Session.shared.askForLogin()`. What they show, the controller shows that calls them, or the view of SwiftUI's.
extension ViewWalk {
  /// Follows a function that shows something itself, where a controller calls it, or a view of SwiftUI's has its model do so.
  mutating func follow(
    helper member: Member, of symbol: TypeSymbol, on value: Denotation, _ call: Call
  ) -> Bool {
    guard isShowing || isInSwiftUI && !givesView(member, of: symbol),
      !symbol.isView || member.isStatic
    else { return false }
    if symbol.kind == .protocol {
      // A protocol that one type conforms to is that type.
      let types = program.types(program.realTypes(conformingTo: symbol), inAppWith: host)
      let isAlwaysIt = program.isOfExtensionAlone(member, of: symbol, call.arguments)
      guard types.count == 1,
        let meant = isAlwaysIt ? member : method(member.name, of: types[0], call.arguments)
      else { return false }
      return follow(helper: meant, of: types[0], on: Denotation(type: .own(types[0])), call)
    }
    let opensWindow = isInSwiftUI && isInEvent && member.declaration.opensWindow
    // What an app's delegate shows by itself is its windows' affair, unless a view or a command asks for one.
    guard !symbol.isDelegate || program.showsArgument(member, of: symbol) || opensWindow,
      program.versions(of: member, in: symbol).contains(where: {
        program.showsByItself($0, of: symbol)
          || isInSwiftUI && program.handsContentOver($0, of: symbol)
      }) || asksArguments(member, of: symbol, call)
        || opensWindow
        || host?.isDelegate == true && !symbol.fillsWindows && symbol.fillsWindow(by: member.name)
    else { return false }
    noteCall(of: member.name, symbol, call.arguments)
    let before = links.count
    follow(
      member, of: symbol, arguments: call.arguments, on: member.isStatic ? nil : value,
      from: call.position)
    // What is read of it may not show what it is handed all the same: `Windows.show { page }`.
    if !isShowing, call.hasClosure, links.count == before { return false }
    // What it is to do later, it may do out of sight.
    for argument in call.arguments {
      if case .closure(let closure) = argument.value { walk(closure, []) }
    }
    return true
  }
}

/// Objects that a controller makes for itself, and that show something on it once the user touches what they bring along:
/// `bubble = Bubble(page: page, owner: self)`, whose button does `owner?.present(page, animated: true)`.
extension ViewWalk {
  mutating func walk(helperMadeBy call: Call, _ symbol: TypeSymbol, _ initializer: Member?) {
    guard isInController, let host, symbol.kind == .class, !symbol.isView, !symbol.isDelegate,
      !symbol.isPartOfController,
      !partsOfController.contains(ObjectIdentifier(symbol)), partsOfController.count < 200
    else { return }
    var given: [String: Denotation] = [:]
    var owners: Set<String> = []
    for (parameter, argument) in initializer?.declaration.matched(call.arguments) ?? [] {
      let property =
        initializer.flatMap { symbol.stored(by: $0.declaration, from: parameter) } ?? parameter.name
      given[property] = handed(argument.value)
      if argument.value.isSelf { owners.insert(property) }
    }
    var touched: [Member] = []
    if initializer != nil {
      touched = (symbol.membersTouched + program.functionsTold(to: symbol)).filter {
        $0.declaration.shows(on: owners)
          || !owners.isEmpty && program.showsByItself($0, of: symbol)
      }
    }
    let told = program.properties(of: symbol, told: host)
    if !told.isEmpty {
      touched += symbol.membersCalledBack.filter { $0.declaration.shows(on: told) }
      for property in told { given[property] = Denotation(type: .own(host)) }
    }
    if touched.isEmpty { return }
    partsOfController.insert(ObjectIdentifier(symbol))
    let shown = Region()
    region.presented.append(shown)
    for member in touched {
      var inner = Environment(of: member, in: symbol, program)
      for (property, value) in given { inner.give(property, value) }
      with(region: shown, environment: inner, rows: false, list: false) { walk in
        walk.follow(member, key: "\(symbol.id).\(member.name) of a helper", in: inner)
      }
    }
  }
}

extension TypeSymbol {
  /// The functions that an object hooks up itself to be called when the user touches something: `action: #selector(tapped)`.
  fileprivate var membersTouched: [Member] {
    var names: Set<String> = []
    for member in members {
      (member.declaration.body ?? []).visit { expression in
        guard case .call(_, let arguments, _) = expression,
          case .other(let named)? = arguments.first(where: { $0.label == "action" })?.value,
          let name = named.first?.lastName
        else { return }
        names.insert(name)
      }
    }
    return members.filter { $0.declaration.kind == .function && names.contains($0.name) }
  }
}

extension Program {
  /// The functions by which a view of UIKit's tells the object that is its delegate what the user does:
  /// `tableView(_:didSelectRowAt:)`.
  fileprivate func functionsTold(to symbol: TypeSymbol) -> [Member] {
    let isDelegate = symbol.inherits.contains { type in
      ["Delegate", "DataSource"].contains { type.lastName.hasSuffix($0) }
        && self.type(named: type.name, in: symbol.outer, file: symbol.file) == nil
    }
    if !isDelegate { return [] }
    return symbol.members.filter { member in
      guard member.declaration.kind == .function, !member.isStatic,
        let caller = member.declaration.parameters.first, caller.label == nil,
        case .foreign(let type) = resolve(caller.type, in: symbol, file: member.file).unwrapped
      else { return false }
      return ["UI", "NS", "WK"].contains { type.lastName.hasPrefix($0) }
    }
  }
}

extension Declaration {
  /// Whether a function has one of some properties show something, or hands it to who may: `ItemController.open(from: owner)`.
  fileprivate func shows(on properties: Set<String>) -> Bool {
    (body ?? []).firstCall { callee, arguments -> Bool? in
      let isHandedOn = arguments.contains {
        $0.value.isNameOrMember && $0.value.ownName.map(properties.contains) == true
      }
      if isHandedOn { return true }
      guard case .member(let base?, let name, _) = callee,
        let root = base.propertyNames?.first ?? base.rootName,
        properties.contains(root), ControllerLink.shows(name, arguments)
      else { return nil }
      return true
    } == true
  }
}

extension ViewWalk {
  /// Whether a function asks what one of its arguments keeps to show something: `provider.guide.go(to: page, from: provider)`.
  private func asksArguments(_ member: Member, of symbol: TypeSymbol, _ call: Call) -> Bool {
    guard let body = member.declaration.body else { return false }
    var inner = Environment(of: member, in: symbol, program)
    var keepers: Set<String> = []
    for (parameter, argument) in member.declaration.matched(call.arguments) {
      let value = evaluate(argument.value)
      guard let keeper = value.type.unwrapped.ownSymbol,
        keeper.isController || program.isCoordinator(keeper)
      else { continue }
      inner.bind(parameter.name, Denotation(type: value.type))
      keepers.insert(parameter.name)
    }
    if keepers.isEmpty { return false }
    // `let guide = provider.guide`
    for case .declaration(let local) in body {
      guard let value = local.value, let root = value.rootName, keepers.contains(root) else {
        continue
      }
      inner.bind(local.name, evaluator.evaluate(value, in: inner))
      keepers.insert(local.name)
    }
    return body.firstCall { callee, arguments -> Bool? in
      guard case .member(let base?, let name, _) = callee, let root = base.rootName,
        keepers.contains(root),
        let asked = evaluator.evaluate(base, in: inner).type.unwrapped.ownSymbol, !asked.isView,
        let function = evaluator.method(name, of: asked, arguments)
      else { return nil }
      return program.isCoordinator(asked) || program.showsByItself(function, of: asked)
        ? true : nil
    } == true
  }
}

extension Program {
  /// Whether a function shows a controller: by its own code, or by that of another function of its type.
  func showsByItself(_ member: Member, of symbol: TypeSymbol) -> Bool {
    var asked: Set<ObjectIdentifier> = []
    return shows(member, of: symbol, &asked)
  }

  /// - Parameter asked: The functions that are being asked, or were: one that calls itself shows nothing by that alone.
  private func shows(
    _ member: Member, of symbol: TypeSymbol, _ asked: inout Set<ObjectIdentifier>
  ) -> Bool {
    let key = ObjectIdentifier(member)
    if let known = helpers[key] { return known }
    let isOutermost = asked.isEmpty
    guard asked.insert(key).inserted else { return false }
    let shows =
      (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
        switch callee {
        case .member(.name("self", _)?, let name, _), .member(.name("Self", _)?, let name, _),
          .name(let name, _):
          if controllersOfModels.leads(name, arguments), symbol.members(named: name).isEmpty {
            return true
          }
          let isShown = symbol.members(named: name).contains {
            $0.declaration.kind == .function && self.shows($0, of: symbol, &asked)
          }
          return isShown ? true : nil
        case .member(let base?, let name, _):
          let isShown =
            ControllerLink.showsPageOrWindow(name, arguments)
            || controllersOfModels.leads(name, arguments)
            || self.fills(base, by: name, arguments, in: member, of: symbol)
            || self.shows(by: name, of: base, arguments, in: member, of: symbol, &asked)
            || self.opensWindow(of: base, by: name, arguments, in: member, of: symbol)
          return isShown ? true : nil
        default: return nil
        }
      }
      ?? (member.declaration.fillsWindow || fillsContainer(member, of: symbol)
        || makesUnreadWindow(member, of: symbol))
    // What is not found on the way to another may be found from elsewhere.
    if shows || isOutermost { helpers[key] = shows }
    return shows
  }

  /// Whether what a function asks of another object shows a controller: `presenter.show(page)` of a model's.
  private func shows(
    by name: String, of base: Expression, _ arguments: [Argument], in member: Member,
    of symbol: TypeSymbol, _ asked: inout Set<ObjectIdentifier>
  ) -> Bool {
    if Dialect.queuesOperations(by: name) {
      return arguments.operations.contains { operation in
        self.shows(by: "main", of: operation, [], in: member, of: symbol, &asked)
      }
    }
    guard namesOfHelpers.contains(name) else { return false }
    let evaluator = Evaluator(program: self)
    let type = evaluator.evaluate(base, in: environment(afterVariablesOf: member, of: symbol)).type
    let owner = if case .meta(let type) = type { type.ownSymbol } else { type.unwrapped.ownSymbol }
    guard let owner, owner !== symbol, !owner.isDelegate,
      let function = evaluator.method(name, of: owner, arguments),
      !owner.isView || function.isStatic
    else { return false }
    return shows(function, of: owner, &asked)
  }

  /// What a function's code knows once the variables are there that it begins with.
  func environment(afterVariablesOf member: Member, of symbol: TypeSymbol?) -> Environment {
    let evaluator = Evaluator(program: self)
    var inner = Environment(of: member, in: symbol, self)
    for case .declaration(let local) in member.declaration.body ?? [] {
      guard let value = local.value else { continue }
      inner.bind(local.name, evaluator.evaluate(value, in: inner))
    }
    return inner
  }

  /// What the functions of objects are called that show a controller by their own code.
  private var namesOfHelpers: Set<String> {
    if let helpersNames { return helpersNames }
    var names: Set<String> = []
    for symbol in types {
      for member in symbol.members
      where member.declaration.kind == .function && (!symbol.isView || member.isStatic) {
        let shows = member.declaration.body?.firstCall { callee, arguments -> Bool? in
          guard case .member(_?, let name, _) = callee else { return nil }
          return ControllerLink.showsPageOrWindow(name, arguments)
            || controllersOfModels.leads(name, arguments) ? true : nil
        }
        if shows == true { names.insert(member.name) }
      }
    }
    helpersNames = names
    return names
  }
}

extension Program {
  /// Whether a function puts controllers into a container that it is handed, or that its object keeps: `stack.viewControllers = [page]`.
  private func fillsContainer(_ member: Member, of symbol: TypeSymbol) -> Bool {
    var containers: [Expression] = []
    (member.declaration.body ?? []).visit { expression in
      if case .assignment(.member(let container?, "viewControllers", _), _, _) = expression {
        containers.append(container)
      }
    }
    return containers.contains { isController($0, in: member, of: symbol) }
  }

  /// Whether a call adds a controller to one: `parent.addChild(page)`.
  private func fills(
    _ container: Expression, by name: String, _ arguments: [Argument], in member: Member,
    of symbol: TypeSymbol
  ) -> Bool {
    guard KnownControllers.adding.contains(name), let first = arguments.first, first.label == nil,
      !first.isTrailing
    else { return false }
    return isController(container, in: member, of: symbol)
  }

  /// Whether an expression in a function is a controller, as far as a parameter or a property says; not one that the function makes.
  private func isController(
    _ expression: Expression, in member: Member, of symbol: TypeSymbol
  ) -> Bool {
    let type = Evaluator(program: self)
      .evaluate(expression, in: Environment(of: member, in: symbol, self)).type.unwrapped
    return type.mayBeController
  }
}

extension Declaration {
  /// Whether a function puts something into a window of AppKit's, and brings that before the others.
  fileprivate var opensWindow: Bool {
    guard kind == .function, let body else { return false }
    let isBrought = body.firstCall { callee, _ -> Bool? in
      guard case .member(_?, let name, _) = callee else { return nil }
      return ControllerLink.bringsToFront.contains(name) ? true : nil
    }
    return isBrought == true
      && (body.windowContents.contains { $0.property != "rootViewController" }
        || body.firstCall { _, arguments in
          arguments.contains { $0.label == "contentViewController" } ? true : nil
        } == true)
  }

  /// Whether its code says what a window shows first, or puts what it is told into one of AppKit's.
  fileprivate var fillsWindow: Bool {
    (body ?? []).windowContents.contains { target, property, content in
      guard case .member(_?, _, _) = target else { return false }
      return property == "rootViewController" || parameters.contains { content.mentions($0.name) }
    }
  }
}
