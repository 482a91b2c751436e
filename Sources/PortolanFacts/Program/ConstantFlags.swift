/// Flags that a wrapper or a modifier is made with and that stay so: `Asking(question: $question, usesAlert: true)`.
extension Program {
  /// By the properties, what such a flag is where nobody tells it: nothing where everybody has to.
  func constantFlags(of symbol: TypeSymbol) -> [String: Bool?] {
    symbol.wrapsContent || symbol.modifiesViews ? keptFlags(of: symbol) : [:]
  }

  /// The same of any view: a page that is told what it is for may be told otherwise elsewhere.
  func keptFlags(of symbol: TypeSymbol) -> [String: Bool?] {
    let key = ObjectIdentifier(symbol)
    if let known = keptFlags[key] { return known }
    let found = keptFlagsFound(in: symbol)
    keptFlags[key] = found
    return found
  }

  private func keptFlagsFound(in symbol: TypeSymbol) -> [String: Bool?] {
    guard symbol.kind == .struct, symbol.isView else { return [:] }
    let flags = symbol.storedProperties.filter(\.isPlainFlag)
    if flags.isEmpty { return [:] }
    let changed = symbol.propertiesChanged
    var found: [String: Bool?] = [:]
    for flag in flags where !changed.contains(flag.name) {
      guard case .boolean(let isTrue)? = flag.declaration.value else {
        found[flag.name] = .some(nil)
        continue
      }
      // A constant that has its value already is told by nobody.
      if !flag.declaration.isConstant { found[flag.name] = isTrue }
    }
    return found
  }

  /// What a call says of the flags of a view that it makes, as far as that is written out.
  ///
  /// - Parameter given: What the arguments stand for, by the properties.
  func flags(
    toldTo symbol: TypeSymbol, _ arguments: [Argument], _ given: [String: Denotation],
    by initializer: Declaration?
  ) -> [String: Bool] {
    let flags = keptFlags(of: symbol)
    if flags.isEmpty { return [:] }
    var told: [String: Bool] = [:]
    let matched = initializer?.matched(arguments) ?? []
    for (flag, usual) in flags {
      guard let initializer else {
        let argument = arguments.first { $0.label == flag }
        told[flag] = argument.map { given[flag]?.told($0.value) } ?? usual
        continue
      }
      guard let parameter = initializer.parameters.first(where: { initializer.keeps($0, as: flag) })
      else { continue }
      let argument = matched.first { $0.0 == parameter }?.1
      if let argument {
        told[flag] = given[flag]?.told(argument.value)
      } else if case .boolean(let isTrue)? = parameter.value {
        told[flag] = isTrue
      }
    }
    return told
  }
}

extension TypeSymbol {
  /// What code of its own sets once it is made: `var copy = self; copy.usesAlert = true; return copy`.
  var propertiesChanged: Set<String> {
    var changed: Set<String> = []
    for member in members where member.declaration.kind != .initializer {
      (member.declaration.body ?? []).visit { expression in
        if case .assignment(let target, _, _) = expression, let name = target.lastWord {
          changed.insert(name)
        }
      }
    }
    return changed
  }
}

extension Denotation {
  /// What a view is made with for good by it: a case, or `true` or `false`.
  var constantName: String? { caseName ?? (path == nil ? isTrue.map { "\($0)" } : nil) }

  fileprivate func told(_ value: Expression) -> Bool? {
    if case .boolean(let isTrue) = value { isTrue } else if path == nil { isTrue } else { nil }
  }
}

extension Declaration {
  /// Whether an initialiser does nothing with a parameter but to keep it in a property as it is.
  fileprivate func keeps(_ parameter: Parameter, as property: String) -> Bool {
    (body ?? []).contains { statement in
      guard case .expression(.assignment(let target, .name(parameter.name, _), _)) = statement
      else { return false }
      return target.ownName == property
    }
  }
}

extension Member {
  /// Whether it keeps a flag, and nothing wraps that.
  fileprivate var isPlainFlag: Bool {
    guard !isStatic, declaration.attributes.isEmpty, declaration.observers.isEmpty else {
      return false
    }
    if let type = declaration.type { return type.name == "Bool" }
    if case .boolean? = declaration.value { return true }
    return false
  }
}
