/// Controllers that a list of other objects keeps, of which each is asked for its own: `viewControllers = flows.map { $0.navigation }`.
extension ViewWalk {
  /// What each object of a list gives that is written out somewhere, be it by a function that has the objects begin; nothing where that is
  /// not known.
  mutating func pages(ofObjectsIn list: Expression) -> [Region]? {
    guard let question = list.question else { return nil }
    let count = links.count
    let pages = pages(of: question.objects, asked: question)
    guard pages.contains(where: { $0.firstUse != nil }) else { return nil }
    // What the objects push while they begin stands in their own stacks, be it known in which.
    let pushed = links[min(count, links.count)...].indices.filter {
      links[$0].host === host && links[$0].presentation == .drillDown
    }
    for number in pushed.reversed() { links.remove(at: number) }
    return pages
  }

  /// So many variables and functions are followed that a list is handed on by.
  private static let depthOfLists = 6

  private mutating func pages(
    of objects: Expression, asked question: Question, depth: Int = 0
  ) -> [Region] {
    if depth > Self.depthOfLists { return [] }
    switch objects {
    case .array(let elements):
      return elements.map { page(of: $0, asked: question) }
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if let declared = code.listDeclared(as: name), environment.local(name, evaluator) != nil {
        return pages(of: declared, asked: question, depth: depth + 1)
      }
      guard environment.local(name, evaluator) == nil, let scope = environment.scope,
        let property = scope.property(name)
      else { return [] }
      return pages(keptBy: property, of: scope, asked: question, depth)
    case .call(let callee, let arguments, _):
      guard let (member, owner) = function(calledBy: callee, arguments),
        let body = member.declaration.body, let given = evaluator.returned(body)
      else { return [] }
      var inner = Environment(scope: owner, file: member.file)
      for (parameter, argument) in member.declaration.matched(arguments) {
        inner.bind(parameter.name, evaluate(argument.value))
      }
      return pages(of: given, asked: question, after: body, in: inner, depth)
    default: return []
    }
  }

  /// What a list gives that a property keeps. What several places give it are several lists, and nobody knows which.
  private mutating func pages(
    keptBy property: Member, of owner: TypeSymbol, asked question: Question, _ depth: Int
  ) -> [Region] {
    if let body = property.declaration.body {
      guard let given = evaluator.returned(body) else { return [] }
      let inner = Environment(scope: owner, file: property.file)
      return pages(of: given, asked: question, after: body, in: inner, depth)
    }
    let lists = program.values(keptBy: property, of: owner).filter { $0.value != .array([]) }
    guard lists.count == 1, let list = lists.first else { return [] }
    return pages(
      of: list.value, asked: question, after: list.variables.map(Statement.declaration),
      in: list.environment, depth)
  }

  /// What a list gives once code has run that makes its objects, and has them begin: `home.start()`.
  private mutating func pages(
    of objects: Expression, asked question: Question, after body: [Statement],
    in inner: Environment, _ depth: Int
  ) -> [Region] {
    let key = "list at \(inner.file):\(position(of: objects).line)"
    guard following.insert(key).inserted else { return [] }
    defer { following.remove(key) }
    let around = Region()
    region.presented.append(around)
    var pages: [Region] = []
    let outer = code
    code = body
    with(region: around, environment: inner) { walk in
      for statement in body where !statement.givesBack { walk.walk(statement) }
      pages = walk.pages(of: objects, asked: question, depth: depth + 1)
    }
    code = outer
    return pages
  }

  private mutating func page(of object: Expression, asked question: Question) -> Region {
    let saved = environment
    var value = evaluate(object)
    if value.stacks.isEmpty { value.stacks = stacks(keptBy: object) }
    environment.bind(question.name, value)
    let page = shown(by: question.asked)
    environment = saved
    return page
  }

  /// What each object of a list is asked for.
  fileprivate struct Question {
    var objects: Expression
    /// What an object is called in the question.
    var name: String
    var asked: Expression
  }
}

extension Expression {
  /// `flows.map { $0.navigation }`, `flows.map(\.navigation)`
  fileprivate var question: ViewWalk.Question? {
    guard case .call(.member(let objects?, let function, _), let arguments, _) = self,
      ["map", "compactMap"].contains(function), let each = arguments.first?.value
    else { return nil }
    switch each {
    case .closure(let closure):
      guard closure.body.count == 1, let asked = closure.body.givingBack[0].givenBack,
        closure.parameters.count < 2
      else { return nil }
      let name = closure.parameters.first ?? "$0"
      // What only leaves nothing out asks nothing.
      if asked.isName(name) { return nil }
      return ViewWalk.Question(objects: objects, name: name, asked: asked)
    case .keyPath(_, let names, let position):
      let asked = names.reduce(Expression.name("$0", position)) { .member($0, $1, position) }
      return ViewWalk.Question(objects: objects, name: "$0", asked: asked)
    default: return nil
    }
  }
}

extension Statement {
  fileprivate var givenBack: Expression? {
    if case .return(let given?) = self { given } else { nil }
  }

  fileprivate var givesBack: Bool {
    switch self {
    case .return, .expression(.array): true
    default: false
    }
  }
}

extension [Statement] {
  /// The list that a variable begins with, where the code does not add to it.
  fileprivate func listDeclared(as name: String) -> Expression? {
    for case .declaration(let local) in self where local.name == name {
      return local.isConstant ? local.value : nil
    }
    return nil
  }
}
