/// What is done as the system, or a library, tells a delegate of something: `application(_:performActionFor:completionHandler:)`.
extension StateChangeWalk {
  /// Notes a function by which an object of the system's or of a library's tells its delegate what has happened without the user:
  /// `locationManager(_:didUpdateLocations:)`. What controls and controllers tell, the user does.
  mutating func noteTold(_ member: Member, of symbol: TypeSymbol) {
    if member.isToldOfObserved { notified.insert(ObjectIdentifier(member)) }
    guard member.declaration.kind == .function, !member.isStatic, symbol.kind == .class,
      let first = member.declaration.parameters.first, first.label == nil,
      symbol.inherits.contains(where: { isDelegateOfOthers($0, of: symbol) }),
      case .foreign(let caller) =
        program.resolve(first.type, in: symbol, file: member.file).unwrapped,
      !caller.lastName.tellsOfUser, member.name.isCalled(asCaller: caller.lastName)
    else { return }
    notified.insert(ObjectIdentifier(member))
  }

  private func isDelegateOfOthers(_ type: TypeReference, of symbol: TypeSymbol) -> Bool {
    type.lastName.hasSuffix("Delegate")
      && program.type(named: type.name, in: symbol.outer, file: symbol.file) == nil
  }

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

extension Member {
  /// Whether the system tells an object by it that what it observes has changed: `observeValue(forKeyPath:of:change:context:)`.
  fileprivate var isToldOfObserved: Bool {
    declaration.kind == .function && name == "observeValue"
      && declaration.parameters.first?.label == "forKeyPath"
  }
}

extension String {
  /// Whether what has such a class tells what the user does with it: a view, a controller, whatever is of UIKit or AppKit.
  fileprivate var tellsOfUser: Bool {
    ["UI", "NS", "WK", "PK"].contains { hasPrefix($0) }
      || [
        "View", "Controller", "Recognizer", "Control", "Field", "Bar", "Picker", "Button", "Menu",
      ]
      .contains { hasSuffix($0) }
  }

  /// Whether a function is called as what calls it, `locationManager…` as `CLLocationManager`.
  fileprivate func isCalled(asCaller type: String) -> Bool {
    let word = prefix { $0.isLowercase }
    return !word.isEmpty && type.lowercased().contains(word)
  }
}
