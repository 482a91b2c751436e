/// The structs that views, objects and reducers' states keep in their properties, however many of them one inside the other.
struct KeptStructs {
  private(set) var all: [Kept] = []
  /// The only object that keeps a struct.
  private var keepers: [ObjectIdentifier: TypeSymbol] = [:]

  /// A property, and what is kept there.
  struct Part {
    var member: Member
    var symbol: TypeSymbol
    /// The properties of the structs between, outermost first.
    var inner: [String] = []

    /// A property of what is kept, as the holder's code says it: `routing.isAsking`.
    func path(to property: String) -> String {
      ([member.name] + inner + [property]).joined(separator: ".")
    }

    /// What is kept in a property of what is kept here, as this one's holder has it.
    func holding(_ part: Part) -> Part {
      Part(member: member, symbol: part.symbol, inner: inner + [part.member.name] + part.inner)
    }
  }

  struct Kept {
    var holder: TypeSymbol
    var part: Part
    /// The structs between the property and what is kept, outermost first.
    var around: [TypeSymbol]
  }

  /// So many structs are looked into, one inside the other.
  private static let depthLimit = 5

  init(_ program: Program) {
    let evaluator = Evaluator(program: program)
    for holder in program.types
    where holder.isView || holder.isModel {
      for member in holder.storedProperties {
        guard !member.isPassed, !holder.isView || member.isKept else { continue }
        var seen: Set<ObjectIdentifier> = []
        add(
          member, of: holder, to: holder, Part(member: member, symbol: holder), around: [], &seen,
          evaluator)
      }
    }
    let bySymbol = Dictionary(grouping: all) { ObjectIdentifier($0.part.symbol) }
    keepers = bySymbol.compactMapValues { kept in
      kept.count == 1 && !kept[0].holder.isView ? kept[0].holder : nil
    }
  }

  /// The object that keeps a struct, where it is the only one that does.
  func keeper(of symbol: TypeSymbol) -> TypeSymbol? { keepers[ObjectIdentifier(symbol)] }

  private mutating func add(
    _ member: Member, of owner: TypeSymbol, to holder: TypeSymbol, _ place: Part,
    around: [TypeSymbol], _ seen: inout Set<ObjectIdentifier>, _ evaluator: Evaluator
  ) {
    guard around.count < Self.depthLimit, !member.isStatic,
      let symbol = evaluator.property(member.name, of: owner)?.type.ownSymbol,
      symbol.kind == .struct
    else { return }
    // A child's state is a screen of its own.
    if holder.kind == .struct, !holder.isView, symbol.isModel || symbol.isView { return }
    var part = place
    part.symbol = symbol
    all.append(Kept(holder: holder, part: part, around: around))
    if symbol.isView || symbol.isModel { return }
    // What it keeps in one of its places, it keeps in any: the ways through structs of structs are too many to go.
    guard seen.insert(ObjectIdentifier(symbol)).inserted else { return }
    for inner in symbol.storedProperties {
      var deeper = part
      deeper.inner.append(inner.name)
      add(inner, of: symbol, to: holder, deeper, around: around + [symbol], &seen, evaluator)
    }
  }
}

extension Member {
  /// Whether a view keeps its value from one time that it is drawn to the next.
  fileprivate var isKept: Bool {
    ["State", "SceneStorage", "AppStorage"].contains { attribute($0) != nil }
  }

  /// Whether it only binds what somebody else keeps.
  fileprivate var isPassed: Bool {
    ["Binding", "UIBinding", "Bindable", "Environment"].contains { attribute($0) != nil }
      || ["Binding", "UIBinding"].contains(declaration.type?.lastName)
  }
}
