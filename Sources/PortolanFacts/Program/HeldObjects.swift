import PortolanModel

/// An object, or the state of a reducer, that a type keeps in a property.
struct HeldObject {
  var member: Member
  var symbol: TypeSymbol
  var way: Way

  /// How the object got there.
  enum Way {
    /// Its holder makes it, or is the one that keeps it.
    case made
    /// It is one for all who ask: from the environment, or from a static property.
    case lent
    /// Whoever made the holder gave it.
    case handed
  }

  var isFromEnvironment: Bool { member.isFromEnvironment }

  init(member: Member, symbol: TypeSymbol, way: Way) {
    (self.member, self.symbol, self.way) = (member, symbol, way)
  }

  /// An object as code has it that names no property of its own for it: one for all who ask, `Router.shared`, or one that it makes in
  /// place for what it shows, `NavigationStackController(model: ItemModel())`.
  init(withoutProperty symbol: TypeSymbol, way: Way) {
    let name = NavigationWords.memberName(ofType: symbol.name)
    let declaration = Declaration(kind: .variable, name: name, position: symbol.position)
    self.init(member: Member(declaration, file: symbol.file), symbol: symbol, way: way)
  }

  /// Whether a view is told when it changes.
  var isObserved: Bool {
    ["ObservedObject", "StateObject", "State", "Bindable", "UIBindable"].contains {
      member.attribute($0) != nil
    }
  }
}

extension Program {
  /// The objects that a type keeps, ways back left out.
  func objects(heldBy holder: TypeSymbol) -> [HeldObject] {
    holder.storedProperties.compactMap { member in
      if member.isBackReference || member.declaration.attributes.contains(where: \.fetches) {
        return nil
      }
      guard
        let symbol = Evaluator(program: self).property(member.name, of: holder)?.type.unwrapped
          .ownSymbol, symbol.isModel
      else { return nil }
      return HeldObject(member: member, symbol: symbol, way: way(of: member, symbol, in: holder))
    }
  }

  /// Whether a controller's property that is called its model is of a protocol, or of several, `let viewModel: any Input & Output`, be it
  /// one that it inherits.
  func keepsModelByProtocol(_ controller: TypeSymbol) -> Bool {
    let evaluator = Evaluator(program: self)
    return lineage(of: controller).contains { keeper in
      keeper.storedProperties.contains { member in
        guard HeldObject.modelNames.contains(member.name), member.declaration.type != nil,
          let type = evaluator.property(member.name, of: keeper)?.type.unwrapped
        else { return false }
        return type.ownSymbol.map { $0.kind == .protocol } ?? (type.symbol == nil)
      }
    }
  }

  /// An object that a view asks somebody else for each time that it needs it: `var session: Session { .shared }`.
  func object(_ symbol: TypeSymbol, askedBy view: TypeSymbol) -> HeldObject? {
    view.members.first { member in
      member.declaration.kind == .variable && !member.isStored && !member.isStatic
        && member.declaration.type.map {
          resolve($0, in: view, file: member.file).ownSymbol === symbol
        } == true
    }
    .map { HeldObject(member: $0, symbol: symbol, way: .lent) }
  }

  private func way(
    of member: Member, _ symbol: TypeSymbol, in holder: TypeSymbol
  ) -> HeldObject.Way {
    if member.isFromEnvironment { return .lent }
    if case .member(let base?, _, _)? = member.declaration.value,
      case .meta = evaluated(base, in: holder, member.file)
    {
      return .lent
    }
    // `var model: Model = .shared`
    if case .member(nil, let name, _)? = member.declaration.value,
      symbol.members(named: name).contains(where: {
        $0.isStatic && $0.declaration.kind == .variable
      })
    {
      return .lent
    }
    return makes(member, symbol, in: holder) ? .made : .handed
  }

  /// Whether a type makes what it keeps in a property, where it is declared or in an initialiser.
  func makes(_ member: Member, _ symbol: TypeSymbol, in holder: TypeSymbol) -> Bool {
    let declaration = member.declaration
    if declaration.modifiers.contains("lazy") { return true }
    if ["State", "StateObject"].contains(where: { member.attribute($0) != nil }) {
      return !isHanded(member, in: holder)
    }
    if let value = declaration.value { return constructs(value, symbol, in: holder, member.file) }
    return holder.members(named: "init").contains { initializer in
      (initializer.declaration.body ?? []).contains { statement in
        guard case .expression(.assignment(let target, let value, _)) = statement,
          target.isProperty(member.name)
        else { return false }
        return constructs(value, symbol, in: holder, initializer.file)
      }
    }
  }

  /// Whether a view keeps nothing of its own, and is only what it is given: values, bindings, and objects that it is handed to watch.
  /// A path for which nobody has any use is nothing.
  func isOnlyGiven(_ symbol: TypeSymbol) -> Bool {
    if symbol.isStateless { return true }
    if let known = onlyGiven[ObjectIdentifier(symbol)] { return known }
    let isOnlyGiven = symbol.storedProperties.allSatisfy { property in
      isIdlePath(property.name, of: symbol)
        || property.declaration.attributes.allSatisfy { attribute in
          if TypeSymbol.keepsNothing(attribute) { return true }
          guard property.declaration.value == nil else { return false }
          switch attribute.name {
          case "Bindable", "ObservedObject": return true
          case "State", "StateObject":
            return objects(heldBy: symbol).contains {
              $0.member.name == property.name && $0.way == .handed
            }
          default: return false
          }
        }
    }
    onlyGiven[ObjectIdentifier(symbol)] = isOnlyGiven
    return isOnlyGiven
  }

  /// Whether each initialiser of a view puts into a property of its own what it is handed: `_model = State(initialValue: model)`; of
  /// one without any, whether all who make it hand it what they keep themselves.
  private func isHanded(_ member: Member, in holder: TypeSymbol) -> Bool {
    let initializers = holder.members(named: "init")
    if initializers.isEmpty, member.declaration.value == nil, holder.kind == .struct {
      return isHandedByKeepers(member.name, of: holder)
    }
    return member.declaration.value == nil && !initializers.isEmpty
      && initializers.allSatisfy { initializer in
        let names = initializer.declaration.parameters.map(\.name)
        return (initializer.declaration.body ?? []).contains { statement in
          guard case .expression(.assignment(let target, let value, _)) = statement,
            target.isProperty(member.name) || target.isProperty("_" + member.name),
            case .name(let given, _) = value.wrapped
          else { return false }
          return names.contains(given)
        }
      }
  }

  private func constructs(
    _ value: Expression, _ symbol: TypeSymbol, in scope: TypeSymbol, _ file: Int
  ) -> Bool {
    switch value {
    case .call(.member(nil, "init", _), _, _), .call(.closure, _, _): return true
    case .call(let callee, _, _):
      guard case .meta(let type) = evaluated(callee, in: scope, file) else { return false }
      return type.ownSymbol != nil
    default: return false
    }
  }

  private func evaluated(
    _ expression: Expression, in scope: TypeSymbol, _ file: Int
  ) -> ResolvedType {
    Evaluator(program: self).evaluate(expression, in: Environment(scope: scope, file: file)).type
  }
}

extension HeldObject {
  static let modelNames = ["model", "viewModel", "store", "vm"]

  var isNamedModel: Bool { Self.modelNames.contains(member.name) }

  /// Whether it may be there or not: an optional that nobody promises to set.
  var isOptional: Bool { member.declaration.type?.lastName == "Optional" }

  /// Whether it is data that a controller shows once it is loaded: an optional object which tells nobody when it changes.
  var isData: Bool {
    isOptional && member.declaration.attributes.isEmpty && !symbol.name.hasSuffix("ViewModel")
      && !symbol.tellsOfChanges && symbol.isObject
  }

  /// Whether it is a controller's model: controllers hold many other objects, so it must be said in some way.
  var isModelOfController: Bool {
    member.attribute("UIBindable") != nil
      || ["model", "viewModel", "store"].contains(member.name)
      || symbol.tellsOfChanges
      || symbol.name == "State" || ["Model", "ViewModel"].contains { symbol.name.hasSuffix($0) }
  }
}

extension TypeSymbol {
  var isObject: Bool { kind == .class || kind == .actor }

  /// Whether views can watch it.
  var tellsOfChanges: Bool { has("Observable") || inherits("ObservableObject") }
}

extension Program {
  /// How a class, one that it inherits from, or a protocol that either has, says that views can watch it.
  func observation(of symbol: TypeSymbol) -> Screen.Observation? {
    guard symbol.kind == .class else { return nil }
    var seen: Set<ObjectIdentifier> = []
    var waiting = [symbol]
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next.has("Observable") { return .macro }
      if next.inherits("ObservableObject") { return .observableObject }
      waiting += next.inherits.compactMap { type(of: $0, in: next.outer, file: next.file) }
    }
    return nil
  }
}

extension Member {
  var isFromEnvironment: Bool {
    declaration.attributes.contains {
      ["Environment", "EnvironmentObject"].contains($0.name) || $0.isInjection
    }
  }

  /// Whether it leads back to whoever keeps its owner.
  var isBackReference: Bool {
    ["weak", "unowned"].contains { declaration.modifiers.contains($0) }
  }
}

extension Expression {
  /// What a wrapper begins with: of `State(initialValue: model)` the model.
  fileprivate var wrapped: Expression {
    guard case .call(let callee, let arguments, _) = self, arguments.count == 1,
      ["initialValue", "wrappedValue"].contains(arguments[0].label)
    else { return self }
    switch callee {
    case .name("State", _), .name("StateObject", _), .member(nil, "init", _), .type:
      return arguments[0].value
    default: return self
    }
  }

  /// `name`, `self.name`
  fileprivate func isProperty(_ name: String) -> Bool {
    switch self {
    case .name(name, _), .member(.name("self", _)?, name, _): true
    default: false
    }
  }
}

extension TypeSymbol {
  /// Whether a view can be handed it as its model: an object, or the state of a reducer.
  var isModel: Bool {
    if isView { return false }
    return kind == .class || kind == .actor || isStateOfReducer || isHeldByStores
  }

  var isStateOfReducer: Bool { name == "State" && outer.map(Macros.isReducer) == true }
}

extension Attribute {
  /// Whether it wraps what is fetched from where no code of the app can be followed, or what the system is given.
  fileprivate var fetches: Bool {
    ["Dependency", "Query", "FocusState", "AppStorage"].contains(name)
      || name.hasSuffix("DelegateAdaptor")
  }
}
