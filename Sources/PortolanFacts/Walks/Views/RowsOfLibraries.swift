/// Lists of libraries that were not read: `FancyList("Boats", items: $boats) { boat in BoatRow(boat: boat) }`. That it is handed a collection,
/// and a closure that makes a view of what it is given, says that such a view shows one for each element.
extension ViewWalk {
  /// Walks what such a view is handed to make rows, and the rest where it stands; `false` for any other view.
  mutating func showRows(inUnread name: String, _ call: Call) -> Bool {
    guard name.isWrittenAsType, !isInOwnCode, !PlainViews.isNamed(name),
      let row = call.contents.first(where: { $0.value.takesElement && makesPage($0.value) }),
      let list = call.arguments.first(where: { argument in
        !argument.isTrailing && Self.labelsOfCollections.contains(argument.label)
          && evaluate(argument.value).type.holdsMany
      })
    else { return false }
    var rest = call
    rest.arguments.removeAll { $0 == row || $0 == list }
    let rows = Call(
      callee: call.callee,
      arguments: [Argument(value: list.value), Argument(label: "content", value: row.value)],
      position: call.position)
    note(foreign: name)
    with(surroundings: .wrapper) { walk in
      walk.walkArguments(of: rest)
      _ = Dialects.container("ForEach", rows, &walk)
    }
    return true
  }

  private static let labelsOfCollections: Set<String?> = [
    nil, "data", "elements", "items", "of", "rows", "values",
  ]
}

extension Expression {
  /// Whether it is a closure that makes something of the one value that it is given.
  fileprivate var takesElement: Bool {
    guard case .closure(let closure) = self else { return false }
    return closure.parameters.count == 1 || closure.parameters.isEmpty && closure.asksForValues
  }
}
