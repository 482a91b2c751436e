/// What is done as the system tells a delegate of something: `application(_:performActionFor:completionHandler:)`.
extension StateChangeWalk {
  /// What a function is called. Of several that first name who of the system calls them, and so are called alike, each is called as what
  /// comes next: `performActionFor`.
  func calledName(of member: Member, in owner: TypeSymbol?) -> String {
    let parameters = member.declaration.parameters
    guard member.declaration.kind == .function, let owner, parameters.count > 1,
      parameters[0].label == nil, let told = parameters[1].label,
      owner.members(named: member.name).count(where: { $0.declaration.kind == .function }) > 1,
      case .foreign(let caller) =
        program.resolve(parameters[0].type, in: owner, file: member.file).unwrapped,
      caller.lastName.lowercased().contains(member.name.lowercased())
    else { return member.name }
    return told
  }
}
