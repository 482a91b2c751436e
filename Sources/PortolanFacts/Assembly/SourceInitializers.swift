import PortolanModel

/// How code makes a value of a type.
extension SourceAssembly {
  /// What makes the state of a screen.
  func parameters(ofState state: TypeSymbol) -> [Screen.Parameter]? {
    parameters(of: state) ?? (takesNothing(state) ? [] : nil)
  }

  /// Says of the views with which an app begins how they are made, where they have no model that says so: every place is constructed from there.
  func tellInitializers(of roots: [TypeSymbol], in screens: inout [Screen]) {
    for root in roots where root.isView && root.kind == .struct {
      guard names.screen(of: root) === root,
        let number = screens.firstIndex(where: { $0.id == root.id && $0.initializer == nil }),
        let parameters = parameters(of: root)
      else { continue }
      (screens[number].initializer, screens[number].initializerOrigin) = (parameters, .source)
    }
  }

  /// What the initialiser that says most takes.
  func parameters(of state: TypeSymbol) -> [Screen.Parameter]? {
    let initializers = state.initializers.map(\.declaration)
    if let initializer = initializers.max(by: { $0.parameters.count < $1.parameters.count }) {
      return initializer.parameters.map {
        .init(
          label: $0.label, name: $0.name, type: $0.type.written(inSource: true),
          hasDefault: $0.hasDefault)
      }
    }
    guard state.kind == .struct else { return nil }
    return state.storedProperties.filter { !$0.isAlwaysSame }.compactMap { member in
      let type = member.declaration.type
      let written = type?.written(inSource: true) ?? "_"
      let hasDefault =
        member.declaration.value != nil || member.isFilledByWrapper
        || type?.lastName == "Optional" && !member.declaration.isConstant
      // What is private and has a value, the initialiser leaves out.
      if hasDefault, member.isPrivate { return nil }
      return .init(
        label: member.name, name: member.name,
        type: member.sharingWrapper.map { "\($0)<\(written)>" } ?? written,
        hasDefault: hasDefault)
    }
  }

  /// Whether a class without an initialiser of its own is made by `init()`: one that inherits from no class may inherit another.
  private func takesNothing(_ state: TypeSymbol) -> Bool {
    state.kind == .class
      && state.inherits.allSatisfy { base in
        program.type(named: base.name, in: state.outer, file: state.file).map {
          $0.kind == .protocol
        } ?? Self.basesWithoutInitializers.contains(base.lastName)
      }
  }

  /// What classes inherit from that asks for nothing to be made.
  private static let basesWithoutInitializers: Set = [
    "AnyObject", "Equatable", "Hashable", "Identifiable", "NSObject", "Observable",
    "ObservableObject", "Sendable",
  ]

  /// The code that makes a struct of one of its properties, with nothing in the place of that one's value: `Sheet(kind:)`,
  /// `Sheet(kind:, note: <#String#>)`. Where no initialiser is seen to take it by a label, only the type is known.
  func template(for property: String, of owner: TypeSymbol) -> String {
    let unknown = "<#\(owner.nesting)#>"
    let initializers = owner.initializers.map(\.declaration)
    guard initializers.count < 2, let parameters = parameters(of: owner) else { return unknown }
    let kept = parameters.first { parameter in
      let declared = initializers.first?.parameters.first { $0.name == parameter.name }
      let stored = initializers.first.flatMap { initializer in
        declared.flatMap { owner.stored(by: initializer, from: $0) }
      }
      return initializers.isEmpty ? parameter.name == property : stored == property
    }
    guard let kept, kept.label != nil else { return unknown }
    let arguments = parameters.filter { $0 == kept || !$0.hasDefault }.map { parameter in
      let label = parameter.label.map { "\($0):" }
      return parameter == kept
        ? label ?? "" : (label.map { "\($0) " } ?? "") + "<#\(parameter.type)#>"
    }
    return "\(owner.nesting)(\(arguments.joined(separator: ", ")))"
  }
}

extension Member {
  /// Whether it is what it is declared to be, so that no initialiser takes it: `let limit = 3`.
  fileprivate var isAlwaysSame: Bool { declaration.isConstant && declaration.value != nil }

  /// Whether a wrapper says by itself where the value comes from: `@Shared(.fileStorage(url)) var trips`, `@Dependency(\.uuid) var uuid`.
  fileprivate var isFilledByWrapper: Bool {
    declaration.attributes.contains { attribute in
      Self.fillingThemselves.contains(attribute.name)
        || Self.fillingByKeys.contains(attribute.name) && !attribute.arguments.isEmpty
    }
  }

  /// The wrapper that an initialiser takes in place of the value, for it is somebody else's: `@Shared var trips: [Trip]`.
  fileprivate var sharingWrapper: String? {
    declaration.attributes.map(\.name).first(where: Self.fillingByKeys.contains)
  }

  private static let fillingByKeys: Set = ["Shared", "SharedReader"]
  private static let fillingThemselves: Set = [
    "Dependency", "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "Fetch",
    "FetchAll", "FetchOne", "FetchRequest", "Query", "Namespace", "FocusState", "GestureState",
  ]
}
