/// Functions that show the controller which they give back: `static func begin(in parent: UIViewController) -> MainController`. Whoever
/// calls one is told what it shows already.
extension Program {
  /// Whether a function makes a controller and shows that.
  func showsWhatItGives(_ member: Member, of symbol: TypeSymbol) -> Bool {
    guard let type = member.declaration.type, isController(type, in: symbol, file: member.file)
    else { return false }
    return member.declaration.showsWhatItGives && showsByItself(member, of: symbol)
  }
}

extension Declaration {
  fileprivate var showsWhatItGives: Bool {
    guard kind == .function, let body, let given = body.givingBack.nameGivenBack,
      !parameters.contains(where: { $0.name == given })
    else { return false }
    // A container around it stands for it: `let stack = UINavigationController(rootViewController: page)`.
    var names: Set = [given]
    var locals: Set<String> = []
    for case .declaration(let local) in body {
      locals.insert(local.name)
      if local.value?.wraps(names) == true { names.insert(local.name) }
    }
    let isInWindow = body.windowContents.contains {
      $0.property == "rootViewController" && $0.content.wraps(names)
    }
    if isInWindow { return true }
    return body.firstCall { callee, arguments -> Bool? in
      guard case .member(let base?, let name, _) = callee, let first = arguments.first,
        first.label == nil, first.value.wraps(names)
      else { return nil }
      if ControllerLink.shows(name, arguments) { return true }
      // What it puts into a container of its own is not seen by that.
      let isElsewhere = base.rootName.map { !locals.contains($0) } == true
      return KnownControllers.adding.contains(name) && isElsewhere ? true : nil
    } == true
  }
}

extension [Statement] {
  /// The variable that code gives back in the end.
  var nameGivenBack: String? {
    if case .return(.name(let name, _)?)? = last { name } else { nil }
  }
}

extension Expression {
  /// Whether it is one of some variables, or is made of one of them.
  fileprivate func wraps(_ names: Set<String>) -> Bool {
    switch self {
    case .name(let name, _): names.contains(name)
    case .array(let elements): elements.contains { $0.wraps(names) }
    case .call(_, let arguments, _): arguments.contains { $0.value.wraps(names) }
    default: false
    }
  }
}
