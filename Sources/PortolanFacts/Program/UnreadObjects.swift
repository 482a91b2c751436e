/// Objects whose class is declared in no file that was read, as a package's router, and by which the app's views present all the same.
/// What such a class keeps the app's own code says: the tags of tabs, the cases of a `switch`, what is registered for a stack. It is
/// declared here as far as that goes, so that whoever follows code finds it like any other.
struct UnreadObjects {
  /// The classes, in the order in which code presents by them.
  private(set) var all: [Object] = []
  private let program: Program
  /// What may show something: views, apps and modifiers are structs.
  private let showing: [TypeSymbol]
  /// What stacks show something for.
  private lazy var registered = showing.flatMap { symbol in
    symbol.members.flatMap { $0.valuesRegistered }.compactMap {
      program.type(named: $0, in: symbol, file: symbol.file)
    }
  }
  /// The types, as they are written, of which views observe or are lent an object: what else a view keeps may be a value.
  private let observed: Set<String>
  /// What the app adds to values and bindings of any type: a member of these says nothing of what has it.
  private let added: Set<String>
  /// What is presented by items that anything else keeps.
  private(set) var items: [Item] = []
  /// What is presented by items of which the content says nothing.
  private var untold: [(binding: PresentedBinding, number: Int, host: TypeSymbol, file: Int)] = []

  struct Object {
    var symbol: TypeSymbol
    /// What its generic parameters stand for, where a typealias or a property says so.
    var arguments: [TypeReference]
    /// The views that present by it, each once.
    var hosts: [TypeSymbol] = []
    /// Where the first of them keeps it.
    var member: Member
  }

  /// A presentation by an item, with the view whose code says so.
  typealias Item = (binding: PresentedBinding, host: TypeSymbol)

  /// - Parameter binding: The files in which something may be bound to what a property keeps.
  init(_ program: Program, binding: [Bool]) {
    self.program = program
    showing = program.types.filter { $0.kind == .struct }
    added = program.files.reduce(into: []) { added, file in
      for declaration in file.declarations
      where declaration.kind == .extension && ["Optional", "Binding"].contains(declaration.name) {
        added.formUnion(declaration.members.map(\.name))
      }
    }
    observed = Set(
      showing.flatMap(\.members).filter(\.isObserved).compactMap { $0.objectType?.name })
    for symbol in showing where !program.isBeside(symbol) {
      for member in symbol.members where binding[member.file] {
        (member.declaration.body ?? []).visit { expression in
          guard case .call(let callee, let arguments, let position) = expression,
            let name = callee.lastWord,
            let binding = PresentedBinding(
              Call(callee: callee, arguments: arguments, position: position), name)
          else { return }
          note(binding, in: symbol, member.file)
        }
      }
    }
    for (binding, number, host, file) in untold {
      guard let item = enumLeft(of: all[number], host) else { continue }
      declare(binding, TypeReference("Optional", [item]), in: all[number], host, file)
    }
  }

  /// In which files code presents by a member of what a property keeps. That asks for nothing but the files, so it can be found while
  /// their declarations are put together.
  static func filesThatBind(_ files: [SourceFile]) -> [Bool] {
    files.map { $0.declarations.contains(where: binds) }
  }

  private static func binds(_ declaration: Declaration) -> Bool {
    let found: Bool? = (declaration.body ?? []).firstCall { callee, arguments in
      guard let name = callee.lastWord else { return nil }
      let call = Call(callee: callee, arguments: arguments, position: declaration.position)
      return PresentedBinding(call, name) == nil ? nil : true
    }
    return found == true || declaration.membersOfBuilds.contains(where: binds)
  }

  private mutating func note(_ binding: PresentedBinding, in host: TypeSymbol, _ file: Int) {
    guard binding.member != nil || binding.key != nil,
      let member = host.property(binding.property),
      binding.member.map(added.contains) != true,
      let written = unread(typeOf: member, in: host)
    else {
      if binding.form == .item { items.append((binding, host)) }
      return
    }
    let known = all.firstIndex { $0.symbol.name == written.lastName }
    let number = known ?? all.count
    if known == nil {
      var declaration = Declaration(
        kind: .class, name: written.lastName, position: member.declaration.position)
      declaration.attributes = [Attribute(name: "Observable")]
      declaration.modifiers = ["public"]
      let symbol = TypeSymbol(
        declaration, module: program.module(of: member.file), file: member.file, outer: nil)
      symbol.isUnread = true
      all.append(Object(symbol: symbol, arguments: written.arguments, member: member))
    }
    if !all[number].hosts.contains(where: { $0 === host }) { all[number].hosts.append(host) }
    if let value = type(of: binding, in: all[number], host) {
      declare(binding, value, in: all[number], host, file)
    } else if binding.form == .item {
      untold.append((binding, number, host, file))
    }
  }

  /// Adds what is bound to the class, where its type can be told.
  private func declare(
    _ binding: PresentedBinding, _ value: TypeReference, in object: Object, _ host: TypeSymbol,
    _ file: Int
  ) {
    let name = binding.member ?? Self.keptByKey
    if object.symbol.property(name) != nil { return }
    var variable = Declaration(kind: .variable, name: name, position: binding.position)
    variable.type = value
    guard let key = binding.key else {
      return object.symbol.add(Member(variable, file: file))
    }
    let type = keyType(key, in: object, host)
    variable.type = TypeReference("Dictionary", [type, value])
    object.symbol.add(Member(variable, file: file))
    if binding.member != nil { return }
    // (Members are told apart by where they stand.)
    var subscripting = Declaration(
      kind: .subscript, name: "subscript", position: object.member.declaration.position)
    subscripting.parameters = [Parameter(label: nil, name: "key", type: type)]
    subscripting.type = value
    subscripting.body = [
      .return(
        .element(
          .name(name, binding.position), [Argument(value: .name("key", binding.position))]))
    ]
    object.symbol.add(Member(subscripting, file: file))
  }

  /// What a class is said to keep that is only asked for by a key: `$router[tab]`.
  private static let keptByKey = "paths"

  /// The type that a property is said to be of, where that is declared nowhere.
  private func unread(typeOf member: Member, in host: TypeSymbol) -> TypeReference? {
    guard let written = member.objectType, observed.contains(written.name) || member.isMade else {
      return nil
    }
    return program.unread(written, in: host, file: member.file)
  }

  // MARK: - What it keeps

  private mutating func type(
    of binding: PresentedBinding, in object: Object, _ host: TypeSymbol
  ) -> TypeReference? {
    switch binding.form {
    case .flag: return TypeReference("Bool")
    case .item:
      let written = binding.contents.lazy.compactMap { $0.types.first ?? nil }.first
      let item =
        written
        ?? oneEnum(
          of: binding.contents.flatMap(\.patternsAsked).compactMap(NamedCase.init), object)
      return item.map { TypeReference("Optional", [$0]) }
    case .tabs: return oneEnum(of: binding.contents.flatMap { $0.body.tags }, object)
    case .stack:
      let arguments = object.arguments.compactMap { argument in
        program.type(named: argument.name, in: host, file: host.file)
      }
      let taken = registered.filter { symbol in arguments.contains { $0 === symbol } }
      let all = Set((taken.isEmpty ? registered : taken).map(\.nesting))
      guard all.count == 1, let only = all.first else { return TypeReference("NavigationPath") }
      return TypeReference("Array", [TypeReference(only)])
    }
  }

  /// The enum that alone has all of some cases, where the enum that is written with one does not tell.
  private func oneEnum(of cases: [NamedCase], _ object: Object) -> TypeReference? {
    if cases.isEmpty { return nil }
    let names = Set(cases.compactMap(\.name))
    var candidates = program.types.filter { symbol in
      symbol.kind == .enum && names.allSatisfy(symbol.hasCase)
    }
    if let written = cases.lazy.compactMap(\.type).first {
      candidates = candidates.filter { $0.name == TypeReference(written).lastName }
    } else if !object.arguments.isEmpty {
      let arguments = Set(object.arguments.map(\.lastName))
      candidates = candidates.filter { arguments.contains($0.name) }
    }
    return candidates.count == 1 ? TypeReference(candidates[0].nesting) : nil
  }

  /// The only enum that a class is told to hold and that nothing else of it is known to keep: of `Router<Area, Page, Modal>`, with tabs
  /// and a stack, the modal.
  private mutating func enumLeft(of object: Object, _ host: TypeSymbol) -> TypeReference? {
    let kept = object.symbol.members.compactMap(\.declaration.type).flatMap(\.allNames)
    let left = object.arguments.compactMap { argument in
      program.type(named: argument.name, in: host, file: host.file)
    }.filter { symbol in
      symbol.kind == .enum && !kept.contains(symbol.nesting) && !kept.contains(symbol.name)
        && !registered.contains { $0 === symbol }
    }
    return left.count == 1 ? TypeReference(left[0].nesting) : nil
  }

  private func keyType(_ key: Expression, in object: Object, _ host: TypeSymbol) -> TypeReference {
    if case .name(let name, _) = key, let type = host.property(name)?.declaration.type {
      return type
    }
    let named = NamedCase(key).flatMap { oneEnum(of: [$0], object) }
    return named ?? TypeReference("AnyHashable")
  }
}

extension Program {
  /// A type that is declared nowhere, be it written by an alias.
  func unread(_ written: TypeReference, in scope: TypeSymbol, file: Int) -> TypeReference? {
    var written = written
    for _ in 0..<4 {
      guard written.name.isWrittenAsType, !written.name.contains("."),
        scope.declarer(ofParameter: written.name) == nil,
        !KnownTypes.isKept(written),
        type(named: written.name, in: scope, file: file) == nil
      else { return nil }
      guard let alias = self.written(asAlias: written.name, in: scope) else { return written }
      if alias.type.name == written.name, alias.type.arguments.isEmpty { return written }
      written = alias.type
    }
    return nil
  }

  /// The module that declares a class which was not read, where the files that present by it import but one that may be it.
  func module(declaring object: UnreadObjects.Object) -> String? {
    let imports = object.hosts.map { host in
      Set(files[host.file].imports.map(\.module)).subtracting(UnreadObjects.modulesOfSystem)
        .filter { name in !files.contains { $0.module == name } }
    }
    guard let first = imports.first else { return nil }
    let common = imports.dropFirst().reduce(first) { $0.intersection($1) }
    return common.count == 1 ? common.first : nil
  }
}

extension UnreadObjects {
  fileprivate static let modulesOfSystem: Set<String> = [
    "SwiftUI", "Foundation", "UIKit", "AppKit", "Combine", "Observation", "SwiftData",
  ]
}

extension [Statement] {
  /// What tabs are tagged with.
  fileprivate var tags: [NamedCase] {
    var found: [NamedCase] = []
    visit { expression in
      guard case .call(let callee, let arguments, _) = expression else { return }
      let value: Expression? =
        switch callee.lastWord {
        case "tag", "ForEach": arguments.first?.value
        case "Tab": arguments.first { $0.label == "value" }?.value
        default: nil
        }
      if let value, let named = NamedCase(value) { found.append(named) }
    }
    return found
  }
}

extension Member {
  /// Whether a property can keep nothing but an object.
  fileprivate var isObserved: Bool {
    let wrappers = ["EnvironmentObject", "ObservedObject", "StateObject", "Bindable"]
    return declaration.attributes.contains { attribute in
      guard attribute.name == "Environment" else { return wrappers.contains(attribute.name) }
      if case .member(_?, "self", _)? = attribute.arguments.first?.value { return true }
      return false
    }
  }

  /// Whether a view makes it, and a type is not written beside that, as it is for values.
  fileprivate var isMade: Bool {
    guard declaration.type == nil, case .call? = declaration.value else { return false }
    return true
  }

  /// The type of an object that a view observes or is lent.
  var objectType: TypeReference? {
    let declaration = declaration
    guard declaration.kind == .variable else { return nil }
    if let type = declaration.type { return type.lastName == "Optional" ? nil : type }
    let given =
      declaration.value
      ?? declaration.attributes.first { $0.name == "Environment" }?.arguments.first?.value
    return switch given {
    case .member(.name(let name, _)?, "self", _)?, .member(.name(let name, _)?, "shared", _)?,
      .call(.name(let name, _), _, _)?, .call(.member(.name(let name, _)?, "init", _), _, _)?:
      TypeReference(name)
    case .call(.type(let type), _, _)?: type
    default: nil
    }
  }

  /// The types of values for which its code says what a stack shows.
  fileprivate var valuesRegistered: [String] {
    var found: [String] = []
    (declaration.body ?? []).visit { expression in
      guard case .call(let callee, let arguments, _) = expression,
        callee.lastWord == "navigationDestination",
        case .member(.name(let type, _)?, "self", _)? = arguments.first(where: { $0.label == "for" }
        )?
        .value
      else { return }
      found.append(type)
    }
    return found
  }
}

extension TypeReference {
  /// Its own name, and those of its arguments.
  fileprivate var allNames: [String] { [name] + arguments.flatMap(\.allNames) }
}
