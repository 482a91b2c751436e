extension StateChangeWalk {
  /// The functions of a name that a call may mean.
  func meant(_ name: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> [Member] {
    evaluator.meant(name, of: symbol, arguments, in: environment)
  }

  /// The one that is meant; the first where nobody can tell.
  func overload(_ name: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> Member? {
    meant(name, of: symbol, arguments).first
  }
}

extension ViewWalk {
  /// The function of a name that a call means; the first where nobody can tell.
  func method(_ name: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> Member? {
    let found =
      evaluator.meant(name, of: symbol, arguments, in: environment).first
      ?? evaluator.method(name, of: symbol, arguments)
    guard let found, ControllerLink.named(name, arguments) != nil else { return found }
    return evaluator.mayTake(arguments, found, of: symbol, in: environment) ? found : nil
  }

  /// The function of the app's own that a call means, and whose it is: `Maker.page()`, `maker.page()`, `page()`.
  func function(calledBy callee: Expression, _ arguments: [Argument]) -> (Member, TypeSymbol?)? {
    switch callee {
    case .member(let base?, let name, _):
      let type = evaluate(base).type
      let owner =
        if case .meta(let type) = type { type.ownSymbol } else { type.unwrapped.ownSymbol }
      return owner.flatMap { owner in
        evaluator.method(name, of: owner, arguments).map { ($0, owner) }
      }
    case .name(let name, _):
      if let scope = environment.scope, let own = evaluator.method(name, of: scope, arguments) {
        return (own, scope)
      }
      return freeFunction(name, arguments).map { ($0, nil) }
    default: return nil
    }
  }
}

/// Which of several functions of one name a call means.
extension Evaluator {
  /// The functions of a name that a call may mean: of several that differ by types alone those that the arguments fit best.
  func meant(
    _ name: String, of symbol: TypeSymbol, _ arguments: [Argument], in environment: Environment
  ) -> [Member] {
    let own = symbol.members(named: name).filter {
      $0.declaration.kind == .function && $0.declaration.accepts(arguments)
    }
    if own.count < 2 { return [method(name, of: symbol, arguments)].compactMap { $0 } }
    let given = arguments.map { evaluate($0.value, in: environment) }
    let found = bestFitting(
      own.map { ($0, $0.declaration.matched(arguments).map(\.0)) }, given, symbol)
    // Of an argument of which nobody knows what it is, nobody knows which of them takes it.
    return found.count > 1 && given.contains(where: \.isUntold) ? [] : found
  }

  /// Of functions that are handed on to be called with some values, those whose parameters these fit best.
  func meant(_ functions: [Member], by values: [Denotation], of symbol: TypeSymbol) -> [Member] {
    bestFitting(functions.map { ($0, $0.declaration.parameters) }, values, symbol)
  }

  private func bestFitting(
    _ functions: [(Member, [Parameter])], _ given: [Denotation], _ symbol: TypeSymbol
  ) -> [Member] {
    let fits = functions.map { fit($0, of: symbol, $1, given) }
    guard let best = fits.compactMap({ $0 }).max() else { return [] }
    return zip(functions, fits).filter { $1 == best }.map(\.0.0)
  }

  /// How well arguments fit the types of a function's parameters; `nil` where one does not at all.
  private func fit(
    _ member: Member, of symbol: TypeSymbol, _ parameters: [Parameter], _ given: [Denotation]
  ) -> Int? {
    var sum = 0
    for (parameter, value) in zip(parameters, given) {
      guard let fit = fit(value, parameter, of: member, symbol) else { return nil }
      sum += fit
    }
    return sum
  }

  private func fit(
    _ given: Denotation, _ parameter: Parameter, of member: Member, _ symbol: TypeSymbol
  ) -> Int? {
    let wanted = program.resolve(parameter.type, in: symbol, file: member.file).unwrapped
    let value = given.type.unwrapped
    switch (wanted, value) {
    case (.own(let type), .own(let other)):
      return type === other ? 2 : type.kind == .protocol || isHeir(other, of: type) ? 1 : nil
    // `.help`, of which only the parameter says whose case it is.
    case (.own(let type), .unknown):
      return given.caseName.map { type.hasCase($0) ? 2 : nil } ?? 0
    case (.foreign(let type), .foreign(let other)) where type.lastName == other.lastName: return 2
    case (.foreign(let type), .own(let symbol)) where symbol.isController(writtenAs: type): return 1
    case (_, .own): return program.takesAnyValue(parameter, member, of: symbol) ? 1 : nil
    default: return 0
    }
  }

  /// Whether a function takes what a call hands it, as far as the types are known: `present(_ router: Router, animated:)` takes no
  /// controller, so that a call with one means UIKit's function of that name.
  func mayTake(
    _ arguments: [Argument], _ member: Member, of symbol: TypeSymbol?, in environment: Environment
  ) -> Bool {
    member.declaration.matched(arguments).allSatisfy { parameter, argument in
      let generics = member.declaration.genericParameters
      guard !generics.contains(where: { $0.name == parameter.type.name }),
        case .own(let wanted) = program.resolve(parameter.type, in: symbol, file: member.file)
          .unwrapped,
        wanted.kind != .protocol
      else { return true }
      switch evaluate(argument.value, in: environment).type.unwrapped {
      // Casts are left away, so that what is told may be an heir. Of a generic type the kind may not be known.
      case .own(let given):
        return given === wanted || given.kind == .protocol || given.name == wanted.name
          || isHeir(given, of: wanted) || isHeir(wanted, of: given)
      case .foreign(let given):
        return !given.lastName.hasSuffix("Controller") || wanted.mayBeController
      default: return true
      }
    }
  }

  private func isHeir(_ symbol: TypeSymbol, of other: TypeSymbol) -> Bool {
    var current = program.superclass(of: symbol)
    while let next = current {
      if next === other { return true }
      current = program.superclass(of: next)
    }
    return false
  }
}

extension Denotation {
  fileprivate var isUntold: Bool { if case .unknown = type { caseName == nil } else { false } }
}

extension TypeSymbol {
  /// Whether it is a controller, as far as names tell of a class that was not read.
  fileprivate var mayBeController: Bool {
    isController || foreignAncestor?.hasSuffix("Controller") == true
  }

  /// Whether UIKit could show no object of it: neither a controller nor a view, nor what may stand for one.
  var isNoPage: Bool {
    (kind == .class || kind == .struct) && !isView && !mayBeController
  }

  /// Whether a class of UIKit or AppKit stands for it, as `UIViewController` does for every controller.
  fileprivate func isController(writtenAs type: TypeReference) -> Bool {
    isController
      && (["UIViewController", "NSViewController"].contains(type.lastName)
        || foreignAncestor == type.lastName)
  }
}

extension Program {
  /// Whether a parameter takes whatever can be put on a stack: `push<Value: Hashable>(_ value: Value)`, `push(_ value: any Hashable)`.
  func takesAnyValue(_ parameter: Parameter, _ member: Member, of symbol: TypeSymbol?) -> Bool {
    member.declaration.genericParameters.contains { $0.name == parameter.type.name }
      || isAnything(parameter.type, in: symbol, file: member.file)
  }

  /// Whether a written type is what anything can be that is put on a stack, be it by a name that the app has for that.
  private func isAnything(
    _ type: TypeReference, in scope: TypeSymbol?, file: Int, depth: Int = 0
  ) -> Bool {
    let held = ["any", "some"].contains(type.name) ? type.arguments.first ?? type : type
    if ["Hashable", "AnyHashable"].contains(held.lastName) { return true }
    // `protocol Destination: Hashable, Identifiable {}`
    if let own = self.type(named: held.name, in: scope, file: file), own.kind == .protocol {
      return own.inherits("Hashable") && own.members.isEmpty
    }
    guard depth < Self.aliasDepth, held.arguments.isEmpty,
      let meant = alias(held.name, in: scope, file: file)?.type
    else { return false }
    return isAnything(meant, in: scope, file: file, depth: depth + 1)
  }

  /// So many names are followed that stand for each other.
  private static let aliasDepth = 4
}
