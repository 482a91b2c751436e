/// Functions of the app's own by which code posts and hears notifications: `func send(_ name: Notification.Name) { … post(name: name) }`,
/// `func publisher(_ name: Notification.Name) -> …`, `func on(_ name: Notification.Name, perform: @escaping () -> Void) -> some View`.
struct NotificationWrappers {
  /// A function that is told which notification it is for.
  private struct Wrapper {
    var function: Member
    /// The parameter by which it is told that, and the one by which it is told what the notification brings along.
    var name: String
    var object: String?
  }

  private var posting: [String: [Wrapper]] = [:]
  private var publishing: [String: [Wrapper]] = [:]
  private var byClosure: [String: [Wrapper]] = [:]
  /// Whether the function whose code is looked at is one that the app adds to `NotificationCenter`.
  fileprivate(set) var isInCenter = false

  /// The names of those that are handed closures.
  var hearing: Set<String> { Set(byClosure.keys) }

  /// What is posted by calling such a function: the name, and what comes with it.
  func posted(
    by callee: Expression, _ arguments: [Argument]
  ) -> (name: Expression, object: Expression?)? {
    Self.told(posting, by: callee, arguments)
  }

  /// The name of what such a function publishes.
  func published(by callee: Expression, _ arguments: [Argument]) -> Expression? {
    Self.told(publishing, by: callee, arguments)?.name
  }

  /// The name of the notification for which such a function runs the closure that it is handed.
  func heard(by callee: Expression, _ arguments: [Argument]) -> Expression? {
    Self.told(byClosure, by: callee, arguments)?.name
  }

  fileprivate func holds(_ function: Member) -> Bool {
    [posting, publishing, byClosure].contains { wrappers in
      wrappers[function.name]?.contains { $0.function === function } == true
    }
  }

  fileprivate mutating func note(posting function: Member, _ name: String, _ object: String?) {
    posting[function.name, default: []].append(
      Wrapper(function: function, name: name, object: object))
  }

  fileprivate mutating func note(publishing function: Member, _ name: String) {
    publishing[function.name, default: []].append(Wrapper(function: function, name: name))
  }

  fileprivate mutating func note(hearing function: Member, _ name: String) {
    byClosure[function.name, default: []].append(Wrapper(function: function, name: name))
  }

  private static func told(
    _ wrappers: [String: [Wrapper]], by callee: Expression, _ arguments: [Argument]
  ) -> (name: Expression, object: Expression?)? {
    guard let function = callee.lastWord, let own = wrappers[function] else { return nil }
    for wrapper in own where wrapper.function.declaration.accepts(arguments) {
      let matched = wrapper.function.declaration.matched(arguments)
      guard let name = matched.first(where: { $0.0.name == wrapper.name }) else { continue }
      return (name.1.value, matched.first { $0.0.name == wrapper.object }?.1.value)
    }
    return nil
  }
}

extension StateChangeWalk {
  /// Finds such functions, and those that call one of them.
  mutating func findNotificationWrappers() {
    var functions: [(member: Member, owner: TypeSymbol?)] = []
    for symbol in program.types where symbol.kind != .protocol {
      functions += symbol.members.map { ($0, symbol) }
    }
    functions += program.membersOfOthers.all.map { ($0, nil) }
    functions += program.freeFunctions.keys.sorted().flatMap { program.freeFunctions[$0]! }
      .map { ($0, nil) }
    let wrapping = functions.filter { member, _ in
      member.declaration.kind == .function
        && member.declaration.parameters.contains { $0.type.unwrapped.lastName == "Name" }
    }
    for _ in 0..<Self.mostWrappersInEachOther {
      var isNew = false
      for (member, owner) in wrapping where note(wrapper: member, of: owner) { isNew = true }
      if !isNew { break }
    }
    wrappers.isInCenter = false
    environment = Environment(scope: nil, file: 0)
  }

  private static let mostWrappersInEachOther = 4

  /// - Returns: Whether something new was found.
  private mutating func note(wrapper member: Member, of owner: TypeSymbol?) -> Bool {
    if wrappers.holds(member) { return false }
    environment = Environment(scope: owner, file: member.file)
    wrappers.isInCenter =
      owner == nil
      && program.members(member.name, of: "NotificationCenter").contains { $0 === member }
    let names = Set(
      member.declaration.parameters.filter { $0.type.unwrapped.lastName == "Name" }.map(\.name))
    func isTold(_ expression: Expression?) -> String? {
      guard case .name(let name, _)? = expression, names.contains(name) else { return nil }
      return name
    }
    var isNew = false
    (member.declaration.body ?? []).visit { expression in
      guard !isNew, case .call(let callee, let arguments, _) = expression else { return }
      if let (name, object) = posted(by: callee, arguments), let name = isTold(name) {
        let parameters = Set(member.declaration.parameters.map(\.name))
        let object = object?.ownName.flatMap { parameters.contains($0) ? $0 : nil }
        wrappers.note(posting: member, name, object)
        isNew = true
      } else if let name = isTold(published(by: expression)?.name),
        member.declaration.type != nil, !member.declaration.givesView
      {
        wrappers.note(publishing: member, name)
        isNew = true
      } else if let name = isTold(heard(by: callee, arguments)?.name),
        member.declaration.parameters.contains(where: {
          $0.type.unwrapped.name == TypeReference.function
        })
      {
        wrappers.note(hearing: member, name)
        isNew = true
      }
    }
    return isNew
  }
}
