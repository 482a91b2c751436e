/// Where a program's code names functions, or for all that is known others of their names.
struct FunctionMentions {
  /// A place in a type's code that names a function, with the arguments of a call.
  private struct Mention {
    var symbol: TypeSymbol
    var member: Member
    var base: Expression?
    var arguments: [Argument]?
  }

  /// A function's name and the uppermost of the classes in which it may be known: code of other classes need not be looked at.
  private struct Key: Hashable {
    var name: String
    var kind: ObjectIdentifier
  }

  /// A mention on something else than `self`, by the type of that.
  private struct CalledMention {
    var mention: Mention
    var called: TypeSymbol
  }

  private let program: Program
  private let evaluator: Evaluator
  private var all: [String: [Mention]] = [:]
  private var inCode: [Key: [Mention]] = [:]
  /// On anything but `self`, for what has been asked so far: what these are called on takes long to tell.
  private var byCalledType: [Key: [CalledMention]] = [:]
  /// On something of which nobody knows what it is, or which a protocol stands for.
  private var onUnknown: [String: [Mention]] = [:]

  /// Looks once through all code for functions of some names.
  init(of names: Set<String>, in program: Program, _ evaluator: Evaluator) {
    (self.program, self.evaluator) = (program, evaluator)
    if names.isEmpty { return }
    for symbol in program.types {
      for member in symbol.members {
        var arguments: [Argument]?
        member.eachExpression { expression in
          // A call is visited before what it calls.
          defer { arguments = expression.arguments }
          guard let (name, base) = expression.calledFunction, names.contains(name) else { return }
          all[name, default: []].append(
            Mention(symbol: symbol, member: member, base: base, arguments: arguments))
        }
      }
    }
    for (name, mentions) in all {
      for mention in mentions {
        let key = Key(name: name, kind: program.uppermost(of: mention.symbol))
        inCode[key, default: []].append(mention)
      }
    }
  }

  /// How often code names a function, or so often if it is more.
  mutating func count(of function: Member, _ owner: TypeSymbol?, upTo limit: Int) -> Int {
    // Of another function of that name the arguments tell.
    let isMeant = { (mention: Mention) in
      mention.arguments.map(function.declaration.accepts) ?? true
    }
    guard let owner else {
      return min(limit, all[function.name]?.count(where: isMeant) ?? 0)
    }
    let key = Key(name: function.name, kind: program.uppermost(of: owner))
    let isRelated = { [program] (mention: Mention) in program.isOneKind(owner, mention.symbol) }
    var count = inCode[key]?.count { isRelated($0) && isMeant($0) } ?? 0
    if function.isPrivate || count >= limit { return min(limit, count) }
    evaluateBases(of: function.name)
    count += onUnknown[function.name]?.count { !isRelated($0) && isMeant($0) } ?? 0
    count +=
      byCalledType[key]?.count {
        program.isOneKind(owner, $0.called) && !isRelated($0.mention) && isMeant($0.mention)
      } ?? 0
    return min(limit, count)
  }

  private mutating func evaluateBases(of name: String) {
    if onUnknown[name] != nil { return }
    onUnknown[name] = []
    for mention in all[name] ?? [] {
      guard let base = mention.base, !base.isSelf else { continue }
      let scope = Environment(of: mention.member, in: mention.symbol, program)
      let called = evaluator.evaluate(base, in: scope).type.unwrapped.ownSymbol
      if let called, called.kind != .protocol {
        let key = Key(name: name, kind: program.uppermost(of: called))
        byCalledType[key, default: []].append(CalledMention(mention: mention, called: called))
      } else {
        onUnknown[name, default: []].append(mention)
      }
    }
  }
}

extension Program {
  /// Whether one class inherits from the other, or is it.
  fileprivate func isOneKind(_ one: TypeSymbol, _ other: TypeSymbol) -> Bool {
    lineage(of: one).contains { $0 === other }
      || lineage(of: other).contains { $0 === one }
  }

  /// The uppermost of the app's own classes from which one inherits: classes of one kind have the same.
  fileprivate func uppermost(of symbol: TypeSymbol) -> ObjectIdentifier {
    ObjectIdentifier(lineage(of: symbol).reduce(symbol) { $1 })
  }
}

extension Member {
  /// Visits every expression of its code.
  func eachExpression(_ look: (Expression) -> Void) {
    declaration.body?.visit(look)
    declaration.observers.visit(look)
    declaration.value?.visit(look)
  }
}

extension Expression {
  fileprivate var arguments: [Argument]? {
    if case .call(_, let arguments, _) = self { arguments } else { nil }
  }

  /// The function that it may name, and on what.
  fileprivate var calledFunction: (name: String, base: Expression?)? {
    switch self {
    case .name(let name, _): (name, nil)
    case .member(let base?, let name, _): (name, base)
    default: nil
    }
  }
}
