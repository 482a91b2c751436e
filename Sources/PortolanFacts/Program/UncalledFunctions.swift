/// Functions that a base class has for its heirs, `execute(_:)`, and that nobody calls: of each heir they would be told, though no code does
/// by them what they do.
struct UncalledFunctions {
  private var members: Set<ObjectIdentifier> = []

  init(_ program: Program) {
    var functions: [String: [Member]] = [:]
    for base in program.types where program.isPlainBase(base) {
      for member in base.members where member.mayBeCalledByName {
        functions[member.name, default: []].append(member)
      }
    }
    if functions.isEmpty { return }
    var callers: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for member in program.allMembers {
      var arguments: [Argument]?
      member.eachExpression { expression in
        // A call is visited before what it calls.
        if case .call(_, let given, _) = expression { return arguments = given }
        let given = arguments
        arguments = nil
        guard let name = expression.lastName, let named = functions[name] else { return }
        // Of another function of that name the arguments tell.
        for function in named where given.map(function.declaration.accepts) != false {
          callers[ObjectIdentifier(function), default: []].insert(ObjectIdentifier(member))
        }
      }
    }
    members = Set(functions.values.joined().map(ObjectIdentifier.init))
    // What one of them calls is called by nobody else for that.
    while true {
      let called = members.filter { !members.isSuperset(of: callers[$0] ?? []) }
      if called.isEmpty { return }
      members.subtract(called)
    }
  }

  func contains(_ member: ObjectIdentifier) -> Bool { members.contains(member) }
}

extension Program {
  /// Whether a class is there for others to inherit from, and nobody but the app's own code calls its functions.
  fileprivate func isPlainBase(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .class, !symbol.heirs.isEmpty, !symbol.isView, !symbol.isDelegate else {
      return false
    }
    return lineage(of: symbol).allSatisfy { ancestor in
      ancestor.inherits.allSatisfy { type in
        Self.withoutFunctions.contains(type.lastName)
          || self.type(named: type.name, in: ancestor.outer, file: ancestor.file) != nil
      }
    }
  }

  /// What asks for no functions by which a library would call an object.
  private static let withoutFunctions: Set = [
    "NSObject", "ObservableObject", "Observable", "Sendable", "Identifiable", "Equatable",
    "Hashable", "AnyObject",
  ]

  /// All that holds code, whoever has it.
  fileprivate var allMembers: [Member] {
    types.flatMap(\.members) + membersOfOthers.all + freeFunctions.values.joined() + allGlobals
  }
}

extension Member {
  /// Whether it is a function that is called by its name alone.
  fileprivate var mayBeCalledByName: Bool {
    declaration.kind == .function && !declaration.modifiers.contains("override")
      && attribute("objc") == nil && attribute("IBAction") == nil
  }
}
