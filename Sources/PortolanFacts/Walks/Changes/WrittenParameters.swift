import PortolanModel

/// Functions that are handed a binding and write to it: `func tip(_ isShown: Binding<Bool>) -> some View { … isShown.wrappedValue = false … }`;
/// or the state itself: `func send(failed: inout Bool) { failed = true }`. Whoever hands over the binding to some state, or that, does
/// that to it.
extension StateChangeWalk {
  /// The names of the functions that write to a binding or to state which they are handed, be it by handing it on to another such function.
  static func namesOfWriters(in program: Program) -> Set<String> {
    let functions =
      (program.types.flatMap(\.members) + program.membersOfOthers.all
      + program.freeFunctions.values.joined()).filter {
        $0.declaration.kind == .function
          && $0.declaration.parameters.contains(where: \.isWritable)
      }
    var names = Set(functions.filter(\.declaration.writesToParameter).map(\.name))
    if names.isEmpty { return [] }
    for _ in 0..<depthLimitOfWriters {
      let count = names.count
      names.formUnion(functions.filter { $0.declaration.handsParameter(to: names) }.map(\.name))
      if names.count == count { break }
    }
    return names
  }

  /// So many functions hand a binding on to one another.
  private static let depthLimitOfWriters = 4

  /// What runs a closure that a function is handed: `Button("Again") { error.wrappedValue = nil; retry() }`.
  struct ControlOfHanded {
    let argument: Argument
    let function: String
    let doing: Action.Kind
    let trigger: Position
    let call: CallOfWriter
  }

  /// Walks what a function does to the bindings and the state that it is handed; the answer is what runs there the closures that come with them.
  mutating func write(
    byCalling callee: Expression, _ arguments: [Argument], _ position: Position
  ) -> [ControlOfHanded] {
    guard depth < Self.depthLimitOfWriters, let name = callee.lastWord, writers.contains(name),
      let scope = environment.scope, !scope.isController,
      let function = writer(named: name, callee, arguments, position),
      scope.isView || function.declaration.parameters.contains(where: \.isInout)
    else { return [] }
    var inner = Environment(scope: scope, file: function.file)
    var written: Set<StatePath> = []
    var closures: [String: Argument] = [:]
    var texts: [String: Expression] = [:]
    for (parameter, argument) in function.declaration.matched(arguments) {
      let value = evaluator.evaluate(argument.value, in: environment)
      inner.bind(parameter.name, value)
      if parameter.isWritable, let path = value.path { written.insert(path.slot) }
      if parameter.type.givesNothing, argument.isClosure { closures[parameter.name] = argument }
      if CodeNames.text(handed: argument.value) != nil { texts[parameter.name] = argument.value }
    }
    if written.isEmpty { return [] }
    // What else the function does is seen where that is walked by itself.
    var walk = self
    walk.changes = []
    walk.environment = inner
    walk.depth += 1
    if walk.function == "body" { walk.function = function.name }
    // What is written on its buttons may be a text that it is handed: `Text(title)`.
    (walk.localValues, walk.localVariables, walk.localDismissals) = (texts, [], [:])
    (walk.tellingParameters, walk.dismissingParameters) = ([], [])
    (walk.result, walk.givesBinding, walk.copies) = (nil, false, nil)
    walk.handed = HandedClosures(closures: closures)
    walk.writerCalled = CallOfWriter(
      position: position, file: program.files[function.file].path)
    walk.walk(function.declaration.body ?? [])
    changes += walk.changes.filter { written.contains($0.path.slot) }
    return walk.handed.controls
  }

  private func writer(
    named name: String, _ callee: Expression, _ arguments: [Argument], _ position: Position
  ) -> Member? {
    if case .member(let base?, _, _) = callee, !base.isSelf {
      let object = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol
      if let object, !object.isView { return nil }
    } else if let scope = environment.scope,
      let own = evaluator.method(name, of: scope, arguments)
    {
      return own
    } else if let free = program.freeFunctions(name, from: environment.file).first(where: {
      $0.declaration.accepts(arguments)
    }) {
      return free
    }
    var walk = ViewWalk(program: program)
    walk.environment = environment
    let call = Call(callee: callee, arguments: arguments, position: position)
    func isMeant(_ member: Member) -> Bool {
      member.declaration.kind == .function && member.declaration.accepts(arguments)
        && walk.suits(member, call)
    }
    return program.added(named: name, to: "View", from: environment.file) {
      isMeant($0) && walk.bindsFittingly($0, call)
    } ?? program.added(named: name, to: "View", from: environment.file, where: isMeant)
  }

  /// Notes that the function whose code is walked for a caller runs a closure which it was handed.
  mutating func noteRun(ofHanded callee: Expression) {
    guard case .name(let name, _) = callee, let argument = handed.closures[name] else { return }
    handed.runs[name, default: 0] += 1
    guard let trigger = runningClosure, let call = writerCalled else { return }
    handed.controls.append(
      ControlOfHanded(
        argument: argument, function: codeName, doing: doing, trigger: trigger, call: call))
  }

  /// The closures that the function is handed whose code is walked for a caller.
  struct HandedClosures {
    /// By the parameters.
    fileprivate(set) var closures: [String: Argument] = [:]
    fileprivate var runs: [String: Int] = [:]
    private var found: [ControlOfHanded] = []

    fileprivate init(closures: [String: Argument]) { self.closures = closures }

    init() {}

    /// What runs them; of one that several things run nobody knows which.
    fileprivate var controls: [ControlOfHanded] {
      get {
        found.filter { control in
          closures.contains { $0.value == control.argument && runs[$0.key] == 1 }
        }
      }
      set { found = newValue }
    }
  }
}

/// A call of such a function, and the file in which that is declared.
struct CallOfWriter: Hashable {
  let position: Position
  let file: String
}

extension Declaration {
  /// Whether a function writes to a binding or to state that it is handed.
  fileprivate var writesToParameter: Bool {
    let names = WritableNames(parameters)
    var isWritten = false
    (body ?? []).visit { expression in
      switch expression {
      case .assignment(let target, _, _): isWritten = isWritten || target.isWithin(names)
      case .call(.member(let base?, _, _), _, _): isWritten = isWritten || base.isWithin(names)
      case .infix(let left, let sign, _) where Expression.changesTarget(sign):
        isWritten = isWritten || left.isWithin(names)
      default: break
      }
    }
    return isWritten
  }

  /// Whether a function hands it on to one of some functions.
  fileprivate func handsParameter(to functions: Set<String>) -> Bool {
    let names = Set(parameters.filter(\.isWritable).map(\.name))
    return (body ?? []).firstCall { callee, arguments -> Bool? in
      guard let name = callee.lastWord, functions.contains(name) else { return nil }
      let isHanded = arguments.contains { argument in
        if case .name(let name, _) = argument.value { names.contains(name) } else { false }
      }
      return isHanded ? true : nil
    } == true
  }
}

/// The parameters by which a function can change what its caller keeps.
private struct WritableNames {
  let bindings: Set<String>
  let variables: Set<String>

  init(_ parameters: [Parameter]) {
    bindings = Set(parameters.filter(\.isBinding).map(\.name))
    variables = Set(parameters.filter(\.isInout).map(\.name))
  }
}

extension Expression {
  /// Whether it is what one of some parameters holds, or a part of that: `item.wrappedValue`, `item.wrappedValue?.name`; of one that is
  /// `inout` it is the name.
  fileprivate func isWithin(_ names: WritableNames) -> Bool {
    switch self {
    case .name(let name, _): names.variables.contains(name)
    case .member(.name(let name, _)?, "wrappedValue", _): names.bindings.contains(name)
    case .member(let base?, _, _), .conditional(_, let base): base.isWithin(names)
    default: false
    }
  }
}

extension Parameter {
  fileprivate var isBinding: Bool { type.unwrapped.lastName == "Binding" }

  /// Whether the function can change by it what its caller keeps.
  fileprivate var isWritable: Bool { isInout || isBinding }
}
