import PortolanModel

/// Initialisers that the app adds to types of SwiftUI's: `extension NavigationLink { init(_ page: Page) { … } }`.
extension ViewWalk {
  /// Walks the app's own initialiser that a call means, if there is one, down to the library's that it calls in the end.
  mutating func follow(initializer type: String, _ call: Call) -> Bool {
    // What a library knows by this label, the app's own means as well, however it boxes the value.
    if type == "NavigationLink", call["state"] != nil { return false }
    guard let members = program.membersOfOthers.byType[type],
      let member = members.first(where: { isMeant($0, by: call, of: type) })
    else { return false }
    let key = Self.key(of: member, of: type)
    var inner = Environment(scope: nil, file: member.file)
    for (parameter, argument) in member.declaration.matched(call.arguments) {
      var value = handed(argument.value)
      if value.caseName != nil, value.type.symbol == nil {
        value.type = program.resolve(parameter.type, in: nil, file: member.file)
      }
      inner.bind(parameter.name, value)
    }
    let outer = extended
    let (links, sites) = (links.count, sites.count)
    let (file, here) = (program.files[member.file].path, location(call.position))
    extended = type
    follow(member, key: key, in: inner)
    extended = outer
    // What the initialiser makes stands where it is called, not where it is declared.
    let body = member.declaration.callsOfInit.map { $0.location(in: file) }
    for number in links..<self.links.count where body.contains(self.links[number].location) {
      self.links[number].location = here
    }
    for number in sites..<self.sites.count where body.contains(self.sites[number].location) {
      self.sites[number].location = here
    }
    return true
  }

  private func isMeant(_ member: Member, by call: Call, of type: String) -> Bool {
    let declaration = member.declaration
    guard declaration.kind == .initializer, declaration.takes(call.arguments),
      !declaration.callsOfInit.isEmpty, !following.contains(Self.key(of: member, of: type))
    else { return false }
    return declaration.matched(call.arguments).allSatisfy { fits($0.1, $0.0, of: member) }
  }

  /// Whether an argument can be of a parameter's type, as far as the code tells.
  private func fits(_ argument: Argument, _ parameter: Parameter, of member: Member) -> Bool {
    if member.declaration.genericParameters.contains(where: { $0.name == parameter.type.name }) {
      return true
    }
    let wanted = program.resolve(parameter.type, in: nil, file: member.file).unwrapped
    switch argument.value {
    case .closure: return parameter.isClosure
    case .string, .number, .boolean: return wanted.ownSymbol == nil && !parameter.isClosure
    case .member(nil, let name, _), .call(.member(nil, let name, _), _, _):
      return wanted.ownSymbol.map { name == "init" || !$0.members(named: name).isEmpty } ?? true
    default:
      guard let given = evaluate(argument.value).type.unwrapped.ownSymbol else { return true }
      return wanted.ownSymbol.map { $0 === given || $0.kind == .protocol } ?? false
    }
  }

  private static func key(of member: Member, of type: String) -> String {
    let position = member.declaration.position
    return "\(type).init \(member.file):\(position.line):\(position.column)"
  }
}

extension Declaration {
  /// Where an initialiser calls another of the same type: `self.init(…)`.
  fileprivate var callsOfInit: [Position] {
    (body ?? []).compactMap { statement in
      guard
        case .expression(.call(.member(.name("self", _)?, "init", _), _, let position)) = statement
      else { return nil }
      return position
    }
  }
}
