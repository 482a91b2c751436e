/// Pages of UIKit's that are turned: what a data source gives before and after a page is another of the list in which it keeps them.
extension ViewWalk {
  /// Shows in place, one or another, the pages of the lists from which the controller's own functions of a data source take them.
  mutating func showPages(turnedBy controller: TypeSymbol) {
    var pages: [Region] = []
    for (list, place) in program.listsOfPages(turnedBy: controller) {
      with(environment: place) { walk in
        for element in list { pages.append(walk.shown(by: element)) }
      }
    }
    pages.removeAll { $0.firstUse == nil }
    // Which of them the container begins with makes no other page of it.
    let views = pages.compactMap(\.firstUse?.view)
    region.uses.removeAll { use in views.contains { $0 === use.view } }
    let fork = pages.count > 1 ? forks.fork(pages.count) : nil
    for (number, page) in pages.enumerated() {
      embed(page, in: fork.map { [Fork.Arm(fork: $0, number: number + 1)] } ?? [])
    }
  }
}

extension Program {
  /// The lists of controllers that a controller keeps and takes the pages from that it gives to be turned, with what is known where each
  /// is written.
  fileprivate func listsOfPages(
    turnedBy controller: TypeSymbol
  ) -> [(elements: [Expression], place: Environment)] {
    let turns = controller.members(named: "pageViewController").contains { member in
      member.declaration.parameters.contains {
        ["viewControllerBefore", "viewControllerAfter"].contains($0.label)
      }
    }
    if !turns { return [] }
    var names: [String] = []
    for function in controller.functions(calledBy: ["pageViewController"]).sorted() {
      for member in controller.members(named: function) {
        (member.declaration.body ?? []).visit { expression in
          if let name = expression.ownName, !names.contains(name) { names.append(name) }
        }
      }
    }
    let evaluator = Evaluator(program: self)
    var lists: [(elements: [Expression], place: Environment)] = []
    func note(_ value: Expression, _ place: Environment) {
      // `{ let first = PageController(); return [first] }()`
      if case .call(.closure(let closure), let arguments, _) = value, arguments.isEmpty {
        guard case .array(let elements)? = evaluator.returned(closure.body) else { return }
        lists.append((elements, evaluator.bindings(of: closure.body, place, 0)))
      } else if case .array(let elements) = value {
        lists.append((elements, place))
      } else if evaluator.evaluate(value, in: place).type.mayBeController {
        // `pages.append(page)`
        lists.append(([value], place))
      }
    }
    for name in names {
      guard let property = controller.property(name),
        evaluator.property(name, of: controller)?.type.mayBeControllers == true
      else { continue }
      let place = Environment(scope: controller, file: property.file)
      if let value = property.declaration.value { note(value, place) }
      if let body = property.declaration.body, let value = evaluator.returned(body) {
        note(value, evaluator.bindings(of: body, place, 0))
      }
      for given in values(givenTo: name, of: controller) { note(given.value, given.environment) }
    }
    return lists
  }
}
