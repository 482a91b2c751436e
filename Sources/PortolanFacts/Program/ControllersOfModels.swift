/// Controllers whose base class, a library's that was not read, is told the type of their model:
/// `class SettingsController: RoutedController<SettingsModel>`. Navigators of such a library are told the model alone,
/// `navigate(to: SettingsModel.self, by: .show)`, and make the controller.
struct ControllersOfModels {
  /// By models, the controllers of which the base class is told just that.
  private var pages: [ObjectIdentifier: [TypeSymbol]] = [:]
  /// By models, the controllers that take it or any heir: `class FormController<Model: FormModel>: RoutedController<Model>`.
  private var pagesOfHeirs: [ObjectIdentifier: [TypeSymbol]] = [:]
  /// By controllers, what their base class is told.
  private var models: [ObjectIdentifier: [TypeSymbol]] = [:]
  /// By controllers, the view of SwiftUI's that their base class is told to host.
  private var hosted: [ObjectIdentifier: TypeSymbol] = [:]
  /// By controllers, the classes whose code has navigators show something for them, the models first.
  private var code: [ObjectIdentifier: [TypeSymbol]] = [:]

  /// The functions by which such navigators are told where to go.
  static let functions: Set<String> = ["navigate", "present", "push", "show"]

  init() {}

  var isEmpty: Bool { pages.isEmpty && pagesOfHeirs.isEmpty }

  /// Whether a call may have a navigator of such a library show something.
  func leads(_ function: String, _ arguments: [Argument]) -> Bool {
    guard !isEmpty, Self.functions.contains(function), let first = arguments.first else {
      return false
    }
    if case .member(_?, "self", _) = first.value, first.label == nil { return true }
    return first.label == "to"
  }

  /// What is shown for a model; of several nobody knows which.
  func pages(for model: TypeSymbol, _ program: Program) -> [TypeSymbol] {
    if isEmpty { return [] }
    if let exact = pages[ObjectIdentifier(model)] { return exact }
    for ancestor in program.lineage(of: model) {
      if let open = pagesOfHeirs[ObjectIdentifier(ancestor)] { return open }
    }
    return []
  }

  /// The model that a controller's base class keeps.
  func model(of page: TypeSymbol) -> TypeSymbol? {
    guard let own = models[ObjectIdentifier(page)], own.count == 1 else { return nil }
    return own[0]
  }

  /// The view of SwiftUI's that a controller's base class hosts.
  func hostedView(of page: TypeSymbol) -> TypeSymbol? { hosted[ObjectIdentifier(page)] }

  /// The classes whose code has navigators show something on behalf of a controller.
  func code(for page: TypeSymbol) -> [TypeSymbol] { code[ObjectIdentifier(page)] ?? [] }
}

extension ControllersOfModels {
  /// What a base class is told.
  private struct Told {
    var symbol: TypeSymbol
    /// The type as it is written, with the scope in which that stands.
    var written: TypeReference
    var scope: TypeSymbol
    /// Whether it is only a bound of what the heirs of the class tell.
    var isBound: Bool
  }

  init(_ program: Program) {
    let told = program.types.map { Self.told(toLibraryBy: $0, program) }
    guard told.contains(where: { !$0.isEmpty }) else { return }
    let named = Named(in: program)
    for (symbol, told) in zip(program.types, told) {
      for told in told {
        if told.symbol.isView, !told.symbol.isController {
          hosted[ObjectIdentifier(symbol)] = told.symbol
        }
        for model in Self.models(told, program) {
          if told.isBound, told.symbol === model {
            pagesOfHeirs[ObjectIdentifier(model), default: []].append(symbol)
          } else {
            pages[ObjectIdentifier(model), default: []].append(symbol)
          }
          models[ObjectIdentifier(symbol), default: []].append(model)
        }
      }
    }
    for kind in named.kinds { add(kind, program) }
    addTakers(of: named.models, program)
    // Of a class that a library names, its navigators tell whether it is a controller.
    let shown = Set(named.models.flatMap { pages(for: $0, program) }.compactMap(\.foreignAncestor))
    for symbol in program.types
    where !symbol.isController && models[ObjectIdentifier(symbol)] != nil {
      if let ancestor = symbol.foreignAncestor, shown.contains(ancestor) {
        symbol.isUnreadController = true
      }
    }
    noteCode(program)
  }

  /// Notes the one controller that is made with a model of which no base class is told.
  private mutating func addTakers(of named: [TypeSymbol], _ program: Program) {
    let left = named.filter { $0.foreignAncestor != nil && pages(for: $0, program).isEmpty }
    if left.isEmpty { return }
    var takers: [ObjectIdentifier: [TypeSymbol]] = [:]
    for symbol in program.types where symbol.isController {
      let types = symbol.initializers.flatMap {
        $0.declaration.parameters.map(\.type.unwrapped.name)
      }
      for name in Set(types) {
        guard let model = program.type(named: name, in: symbol, file: symbol.file) else { continue }
        takers[ObjectIdentifier(model), default: []].append(symbol)
      }
    }
    for model in left {
      guard let found = takers[ObjectIdentifier(model)], found.count == 1 else { continue }
      pages[ObjectIdentifier(model)] = found
      models[ObjectIdentifier(found[0]), default: []].append(model)
    }
  }

  /// Notes a kind of a generic controller that code names, where no class of its own stands for it: `BaseController<SettingsModel>.self`.
  private mutating func add(_ kind: Named.Kind, _ program: Program) {
    let told = Self.told(
      toLibraryBy: kind.controller, given: kind.arguments, in: kind.scope, file: kind.file, program)
    for told in told {
      let page = told.symbol.isView ? told.symbol : kind.controller
      for model in Self.models(told, program)
      where pages[ObjectIdentifier(model)] == nil && pages(for: model, program).isEmpty {
        pages[ObjectIdentifier(model)] = [page]
        models[ObjectIdentifier(page), default: []].append(model)
      }
    }
  }

  /// What a class tells the library's class which it inherits from in the end.
  private static func told(toLibraryBy symbol: TypeSymbol, _ program: Program) -> [Told] {
    guard symbol.kind == .class, symbol.inherits.first?.arguments.isEmpty == false else {
      return []
    }
    return told(toLibraryBy: symbol, given: [], in: symbol, file: symbol.file, program)
  }

  /// - Parameter given: What its own generic parameters stand for, where that is said.
  private static func told(
    toLibraryBy symbol: TypeSymbol, given: [TypeReference], in scope: TypeSymbol, file: Int,
    _ program: Program
  ) -> [Told] {
    // Cells are told their models, too.
    guard let ancestor = symbol.foreignAncestor, !KnownControllers.isOfSystem(ancestor),
      symbol.isController
        || [ancestor, symbol.name].contains(where: { $0.hasSuffix("Controller") })
    else { return [] }
    var known: [String: Told] = [:]
    for (name, written) in zip(symbol.parameterNames, given) {
      known[name] = told(written, in: scope, file: file, isBound: false, program)
    }
    for current in program.lineage(of: symbol) {
      let arguments = current.inherits.first?.arguments ?? []
      let told = arguments.map { written -> Told? in
        if let given = known[written.name] { return given }
        let parameter = current.genericParameters.first { $0.name == written.name }
        guard let parameter else {
          return self.told(written, in: current, file: current.file, isBound: false, program)
        }
        return parameter.constraint.flatMap {
          self.told($0, in: current, file: current.file, isBound: true, program)
        }
      }
      guard let superclass = program.superclass(of: current) else { return told.compactMap(\.self) }
      known = [:]
      for (name, told) in zip(superclass.parameterNames, told) { known[name] = told }
    }
    return []
  }

  private static func told(
    _ written: TypeReference, in scope: TypeSymbol, file: Int, isBound: Bool, _ program: Program
  ) -> Told? {
    guard let symbol = program.type(named: written.name, in: scope, file: file),
      symbol.kind == .class || symbol.isView
    else { return nil }
    return Told(symbol: symbol, written: written, scope: scope, isBound: isBound)
  }

  /// The models that a base class is told: one by itself, or that of the view of SwiftUI's which it hosts.
  private static func models(_ told: Told, _ program: Program) -> [TypeSymbol] {
    func model(_ type: TypeReference, in scope: TypeSymbol) -> TypeSymbol? {
      let bound = scope.genericParameters.first { $0.name == type.name }?.constraint
      let found = program.type(named: (bound ?? type).name, in: scope, file: scope.file)
      return found?.kind == .class && found?.isView == false ? found : nil
    }
    let view = told.symbol
    if !view.isView { return view.isController ? [] : [view] }
    let written = told.written.arguments.compactMap { model($0, in: told.scope) }
    if !written.isEmpty { return written }
    return view.storedProperties.compactMap { property in
      guard let type = property.declaration.type else { return nil }
      return model(type.unwrapped, in: view)
    }
  }
}

extension ControllersOfModels {
  /// Notes whose code has navigators show something for each controller: that of its models, and of what these make, as models of rows.
  private mutating func noteCode(_ program: Program) {
    var heirs: [ObjectIdentifier: [TypeSymbol]] = [:]
    for symbol in program.types where symbol.kind == .class {
      if let superclass = program.superclass(of: symbol) {
        heirs[ObjectIdentifier(superclass), default: []].append(symbol)
      }
    }
    var made: [ObjectIdentifier: [TypeSymbol]] = [:]
    // In the order of the types: what several controllers host has the code of each.
    for symbol in program.types {
      let page = ObjectIdentifier(symbol)
      guard var waiting = models[page] else { continue }
      var seen: Set<ObjectIdentifier> = []
      var found: [TypeSymbol] = []
      while let next = waiting.popLast() {
        guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
        found.append(next)
        let isModel = pages(for: next, program).contains { ObjectIdentifier($0) == page }
        if isModel {
          // What it inherits is its own, and for an heir without a controller of its own this one is shown.
          waiting += program.lineage(of: next).dropFirst()
          waiting += (heirs[ObjectIdentifier(next)] ?? []).filter {
            pages(for: $0, program).contains { ObjectIdentifier($0) == page }
          }
        }
        let makes = made[ObjectIdentifier(next)] ?? classesMade(by: next, program)
        made[ObjectIdentifier(next)] = makes
        waiting += makes.filter { pages(for: $0, program).isEmpty }
      }
      // What a view does that is hosted, it does by itself.
      let doer = hosted[page].map { ObjectIdentifier($0) } ?? page
      code[doer, default: []] += found.filter { made in
        code[doer]?.contains { $0 === made } != true
      }
    }
  }

  /// The classes of a library's making, no controllers, of which a class's code makes objects.
  private func classesMade(by symbol: TypeSymbol, _ program: Program) -> [TypeSymbol] {
    var names: [String] = []
    for member in symbol.members {
      func look(_ expression: Expression) {
        if case .call(.name(let name, _), _, _) = expression, name.isWrittenAsType,
          !names.contains(name)
        {
          names.append(name)
        }
      }
      (member.declaration.body ?? []).visit(look)
      member.declaration.value?.visit(look)
    }
    return names.compactMap { name in
      guard let made = program.type(named: name, in: symbol, file: symbol.file),
        made.kind == .class, !made.isView, made.foreignAncestor != nil
      else { return nil }
      return made
    }
  }
}

/// The types that an app's code names by themselves.
private struct Named {
  /// What navigators are told to show.
  var models: [TypeSymbol] = []
  /// Kinds of generic controllers.
  var kinds: [Kind] = []

  struct Kind {
    var controller: TypeSymbol
    var arguments: [TypeReference]
    var scope: TypeSymbol
    var file: Int
  }

  init(in program: Program) {
    for symbol in program.types {
      for member in symbol.members {
        func look(_ expression: Expression) {
          note(expression, in: symbol, file: member.file, program)
        }
        (member.declaration.body ?? []).visit(look)
        member.declaration.value?.visit(look)
      }
    }
  }

  private mutating func note(
    _ expression: Expression, in scope: TypeSymbol, file: Int, _ program: Program
  ) {
    guard case .call(let callee, let arguments, _) = expression else { return }
    for argument in arguments {
      guard case .member(let type?, "self", _) = argument.value else { continue }
      switch type {
      case .type(let written) where !written.arguments.isEmpty:
        guard let symbol = program.type(named: written.name, in: scope, file: file),
          symbol.kind == .class
        else { continue }
        kinds.append(
          Kind(controller: symbol, arguments: written.arguments, scope: scope, file: file))
      case .name(let name, _), .member(_, let name, _):
        guard callee.lastWord.map(ControllersOfModels.functions.contains) == true,
          let model = program.type(named: name, in: scope, file: file)
        else { continue }
        models.append(model)
      default: continue
      }
    }
  }
}
