extension Dialect {
  /// What shows one view for each element of a collection.
  static let rows = Dialect(containers: [
    "ForEach": each, "List": each, "OutlineGroup": each, "LazyVStack": each, "LazyHStack": each,
    "LazyVGrid": each, "LazyHGrid": each, "Table": each,
    // `TableColumn("Name") { boat in … }`, in a table of boats.
    "TableColumn": { _, call, walk in
      guard let element = walk.tableElement else { return false }
      for argument in call.arguments where argument.isTrailing || argument.label == "content" {
        walk.walk(content: argument.value, [element])
      }
      return true
    },
  ])

  private static let each: Understand = { name, call, walk in
    let list = call.arguments.first { $0.label == nil && !$0.isTrailing }?.value
    let value = list.map { walk.evaluate($0) } ?? .unknown
    var element = Denotation(type: value.type.element, collection: value.path)
    if case .unknown = element.type { element = .unknown }
    // `Table(of: Boat.self) { … } rows: { … }`
    if name == "Table", list == nil, let type = call["of"],
      case .meta(let of) = walk.evaluate(type).type
    {
      element = Denotation(type: of)
    } else if name == "Table", list == nil, let rows = call["rows"] {
      element = walk.element(ofRows: rows)
    }
    let outerTable = walk.tableElement
    if name == "Table" { walk.tableElement = element }
    defer { walk.tableElement = outerTable }
    // Whatever a list is given without a label, it has a row for each element of that.
    let isCollection = list != nil || name == "ForEach"
    let selection = name == "List" ? call["selection"].map { walk.evaluate($0) } : nil
    if let selection, let path = selection.path, selection.isOneOrNothing {
      if selection.type.unwrapped.symbol?.kind == .enum {
        walk.listedCases.append(path)
      } else {
        walk.listed.append(path)
      }
    }
    let (before, standing) = (walk.region.uses.count, walk.standing)
    let acted = walk.region.acts
    walk.region.acts = false
    let outer = (walk.rowNames, walk.rowsPath)
    walk.rowsPath = value.path
    walk.rowNames = Set(
      call.arguments.flatMap { argument -> [String] in
        guard case .closure(let closure) = argument.value else { return [] }
        return closure.parameters.isEmpty ? ["$0"] : closure.parameters
      })
    defer { (walk.rowNames, walk.rowsPath) = outer }
    let contents = call.arguments.filter { argument in
      argument.isTrailing
        || ["content", "rowContent", "columns", "rows"].contains(argument.label)
    }
    // A lazy container has not made the rows that are out of sight.
    walk.with(
      rows: isCollection ? true : nil, list: name == "ForEach" ? nil : true,
      selection: selection
    ) { walk in
      let known = walk.selectingRows.count
      defer { if walk.selectingRows.count == known { walk.noteRows(of: value, call, contents) } }
      for argument in contents {
        if let list, walk.walkRows(argument.value, of: list, element) { continue }
        walk.walk(content: argument.value, element.taken(by: argument.value))
      }
    }
    let acts = walk.region.acts
    walk.region.acts = acted || acts
    if standing == .content, walk.region.uses[before...].allSatisfy(\.isRow) {
      let isBar =
        name == "ForEach" && !walk.isInList
        && walk.isBar(through: value.type.element, contents.map(\.value), acts: acts)
      if !isBar { walk.region.holdsRows = true }
    }
    return true
  }
}

extension ViewWalk {
  /// What the rows of a table stand for that are written one by one, or for each of a list: `ForEach(boats) { TableRow($0) }`.
  fileprivate func element(ofRows rows: Expression) -> Denotation {
    guard case .closure(let closure) = rows else { return .unknown }
    var element: Denotation?
    closure.body.visit { expression in
      guard element == nil, case .call(.name(let maker, _), let arguments, _) = expression,
        let made = arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value
      else { return }
      if maker == "TableRow" {
        element = Denotation(type: evaluate(made).type)
      } else if maker == "ForEach" {
        let isForElements = arguments.allSatisfy { $0.value.makesRowOfWhatItIsGiven }
        let list = isForElements ? evaluate(made) : .unknown
        element = Denotation(type: list.type.element, collection: list.path)
      }
    }
    return element ?? .unknown
  }
}

extension Denotation {
  /// What a closure is given for an element: itself, or its parts where the closure has a parameter for each: `{ section, rows in … }`.
  fileprivate func taken(by content: Expression) -> [Denotation] {
    guard case .closure(let closure) = content, case .tuple(let parts) = type,
      closure.parameters.count > 1, closure.parameters.count == parts.count
    else { return [self] }
    return parts.map { Denotation(type: $0.type) }
  }

  /// Whether it is there or not.
  fileprivate var isOneOrNothing: Bool {
    type.isOptional && !type.holdsMany && !type.unwrapped.isBool
  }
}

extension Expression {
  /// Whether it is no closure that makes a table's row of anything but what it is given.
  fileprivate var makesRowOfWhatItIsGiven: Bool {
    guard case .closure(let closure) = self else { return true }
    let given = closure.parameters.first ?? "$0"
    var isGiven = true
    closure.body.visit { expression in
      guard case .call(.name("TableRow", _), let arguments, _) = expression else { return }
      isGiven = isGiven && arguments.first?.value.ownName == given
    }
    return isGiven
  }
}
