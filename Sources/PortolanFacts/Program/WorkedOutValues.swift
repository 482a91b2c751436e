/// The members that do nothing but work out a number, a text, a place or the like.
///
/// They show nothing and change nothing, whoever asks for them; and views and models ask for the same few again and again: the height of
/// a menu, whether a setting is on. Functions that ask others more than once make a tree of questions that is exponential in its depth.
struct WorkedOutValues {
  private var members: Set<ObjectIdentifier> = []

  func contains(_ member: Member) -> Bool { members.contains(ObjectIdentifier(member)) }

  /// What code asks for: a value, or what a function gives back.
  fileprivate struct Asked: Hashable {
    var name: String
    var isCalled: Bool
  }

  /// - Complexity: linear in the code of members that give a plain value.
  init(_ program: Program) {
    var askers: [Asked: [Member]] = [:]
    var doing: Set<Asked> = []
    let plain = PlainTypes(program)
    for member in program.types.flatMap(\.members) + program.membersOfOthers.all
      + program.freeFunctions.values.joined() + program.globals.values.joined()
    {
      let declaration = member.declaration
      let isRun = declaration.type?.name == TypeReference.function
      guard declaration.body != nil || isRun else { continue }
      guard let asked = declaration.asked(forValueOf: plain) else {
        doing.insert(Asked(name: member.name, isCalled: isRun || declaration.kind == .function))
        continue
      }
      members.insert(ObjectIdentifier(member))
      for name in asked { askers[name, default: []].append(member) }
    }
    for symbol in program.types where symbol.isView || symbol.kind == .class {
      doing.insert(Asked(name: symbol.name, isCalled: true))
    }
    // Whoever asks for more than a value may show or change what that does.
    var waiting = Array(doing)
    while let name = waiting.popLast() {
      for member in askers[name] ?? [] where members.remove(ObjectIdentifier(member)) != nil {
        let isCalled = member.declaration.kind == .function
        let asked = Asked(name: member.name, isCalled: isCalled)
        if doing.insert(asked).inserted { waiting.append(asked) }
      }
    }
  }
}

/// The app's own types of which a value is no more than what it says: the side on which something stands, how wide it is. Which page is
/// shown is such a word, too; that asks whoever shows it, and not what works it out.
private struct PlainTypes {
  private let names: Set<String>
  /// The classes of objects that somebody keeps: to name one, `settings as? WideSettings`, makes none.
  private let objects: Set<String>

  init(_ program: Program) {
    var names: Set<String> = []
    var objects: Set<String> = []
    var others: Set<String> = []
    for symbol in program.types {
      if Self.isPlain(symbol) {
        names.insert(symbol.name)
      } else if symbol.kind == .class, !symbol.isView {
        objects.insert(symbol.name)
      } else {
        others.insert(symbol.name)
      }
    }
    self.names = names.subtracting(others).subtracting(objects)
    self.objects = objects.subtracting(others).subtracting(names)
  }

  func contains(_ type: TypeReference) -> Bool { names.contains(type.lastName) }

  func isObject(_ type: TypeReference) -> Bool {
    let isOptional = type.name == "Optional" && type.arguments.count == 1
    return objects.contains(isOptional ? type.arguments[0].lastName : type.lastName)
  }

  private static func isPlain(_ symbol: TypeSymbol) -> Bool {
    if symbol.isView { return false }
    return switch symbol.kind {
    case .enum: symbol.cases.flatMap(\.parameters).allSatisfy { $0.type.isPlainValue(besides: nil) }
    // One with a body is something that is shown, or modifies that.
    case .struct: ["body", "makeBody"].allSatisfy { symbol.members(named: $0).isEmpty }
    default: false
    }
  }
}

extension Declaration {
  /// What a member asks for that only works out a plain value, as far as its own code tells; `nil` for any other.
  fileprivate func asked(forValueOf plain: PlainTypes) -> Set<WorkedOutValues.Asked>? {
    guard kind == .variable || kind == .function, let body, let type,
      attributes.allSatisfy({ Self.attributesOfPlainCode.contains($0.name) }),
      type.isPlainValue(besides: plain) || plain.isObject(type),
      parameters.allSatisfy({ !$0.type.bindsState && $0.type.name != TypeReference.function })
    else { return nil }
    var own = Set(parameters.map(\.name))
    var isPlain = true
    body.visitStatements { statement in
      guard case .declaration(let declaration) = statement else { return }
      own.insert(declaration.name)
      isPlain = isPlain && declaration.kind == .variable
    }
    guard isPlain else { return nil }
    let isObject = plain.isObject(type)
    var asked: Set<WorkedOutValues.Asked> = []
    var isCalled = false
    body.visit { expression in
      guard isPlain else { return }
      isPlain = expression.isPlainWork(own)
      // A call is visited before what it calls.
      if case .call(let callee, _, _) = expression {
        isCalled = true
        if isObject { isPlain = false }
        // What it is handed to do, it does.
        if case .name(let name, _) = callee, own.contains(name) { isPlain = false }
        return
      }
      if let name = expression.lastName, expression.ownName.map(own.contains) != true {
        asked.insert(WorkedOutValues.Asked(name: name, isCalled: isCalled))
      }
      isCalled = false
    }
    return isPlain ? asked : nil
  }

  /// Attributes that say nothing of what code does.
  private static let attributesOfPlainCode: Set = [
    "MainActor", "available", "discardableResult", "inlinable", "inline", "objc",
  ]
}

extension Expression {
  /// Whether it changes nothing but the code's own variables.
  fileprivate func isPlainWork(_ own: Set<String>) -> Bool {
    switch self {
    case .name(let name, _):
      // `$0` is what a closure is given, `$isShown` a binding.
      (!name.hasPrefix("$") || name.dropFirst().first?.isNumber == true)
        && !NavigationVocabulary.words.contains(name)
    // Of `.overlay` the type says what it is: a case.
    case .member(nil, _, _): true
    case .member(_, let name, _): !NavigationVocabulary.words.contains(name)
    case .infix(let target, let sign, _):
      !Self.changesTarget(sign) || target.isVariable(of: own)
    case .assignment(let target, _, _): target.isVariable(of: own)
    case .await: false
    default: true
    }
  }

  private func isVariable(of own: Set<String>) -> Bool {
    if case .name(let name, _) = self { own.contains(name) } else { false }
  }
}

extension TypeReference {
  /// Whether a value of it is no more than what it says: a number, a text, a place, or several.
  fileprivate func isPlainValue(besides types: PlainTypes?) -> Bool {
    if ["Optional", "Array", "Set"].contains(name) {
      return !arguments.isEmpty && arguments.allSatisfy { $0.isPlainValue(besides: types) }
    }
    return Self.plain.contains(name) || types?.contains(self) == true
  }

  private static let plain: Set<String> = PlainViews.values.union([
    "Bool", "Float", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "TimeInterval", "Decimal", "Data", "NSRange", "Color", "NSAttributedString",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "UnitPoint",
  ]).subtracting(["Binding", "Array", "Set"])
}
