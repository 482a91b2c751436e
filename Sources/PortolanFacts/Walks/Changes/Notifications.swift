import PortolanModel

/// What code does as a notification comes that other code posts, `.onReceive(NotificationCenter.default.publisher(for: .compose)) { … }`,
/// or as a subject sends something: `.onReceive(model.saved) { … }`. Whoever posts or sends it does that, as if it called a function.
struct Notifications {
  /// What the closures are called by that hear one notification, as a function is by its declaration.
  private final class Closures {}

  private var closures: [Listening: Closures] = [:]
  /// The functions that hear one, which others may call as well.
  private var functions: [String: [Member]] = [:]
  private var posts: [String: [PushesByCall.Call]] = [:]

  /// What the closures are known by that hear a notification.
  ///
  /// - Parameter isTold: Whether those that do what comes with it tells them.
  fileprivate mutating func code(
    hearing notification: String, told isTold: Bool = false
  ) -> ObjectIdentifier {
    let key = Listening(to: notification, isTold: isTold)
    let code = closures[key] ?? Closures()
    closures[key] = code
    return ObjectIdentifier(code)
  }

  private struct Listening: Hashable {
    var to: String
    var isTold: Bool
  }

  mutating func hear(_ notification: String, by function: Member) {
    functions[notification, default: []].append(function)
  }

  fileprivate mutating func note(post call: PushesByCall.Call, of notification: String) {
    posts[notification, default: []].append(call)
  }

  /// Has whoever posts a notification call the functions that hear it.
  func tell(_ byCall: inout PushesByCall) {
    for (notification, calls) in posts.sorted(by: { $0.key < $1.key }) {
      for function in functions[notification] ?? [] {
        for var call in calls {
          (call.callee, call.name) = (ObjectIdentifier(function), function.name)
          byCall.note(call)
        }
      }
    }
  }

  /// Leaves out what nobody but views has code do by what they post: it is their doing, and not the app's.
  ///
  /// - Parameters:
  ///   - called: The functions that are called by their names, too.
  ///   - told: The functions that are told what they post.
  ///   - callers: Who calls each function, where all who do are seen.
  func settle(
    _ changes: inout [StateChange], besides called: Set<ObjectIdentifier>,
    by told: ToldFunctions, callers: [ObjectIdentifier: [PushesByCall.Caller]]
  ) {
    // An app is no screen that it could be listed with.
    func isView(_ type: TypeSymbol?) -> Bool {
      type.map { $0.isView && !$0.inherits("App", "Scene") } == true
    }
    let heardOf = posts.filter { _, calls in
      calls.allSatisfy { call in
        if call.doing != .user { return false }
        if call.doer != nil { return isView(call.doer) }
        // Of a function outside of types it is the doing of those who call it, or tell it what it posts.
        if let callers = callers[call.caller.member] {
          return callers.allSatisfy { !$0.isByApp && isView($0.type) }
        }
        let tellers = told.tellers(ofFunctionsNamed: call.caller.function) ?? []
        return !tellers.isEmpty && tellers.allSatisfy(isView)
      }
    }
    let heard = heardOf.keys.flatMap { (functions[$0] ?? []).map(ObjectIdentifier.init) }
    let code = Set(heard).subtracting(called)
      .union(
        closures.filter { heardOf[$0.key.to] != nil }.map { ObjectIdentifier($0.value) })
    if code.isEmpty { return }
    changes.removeAll { change in
      if change.isByCall || change.isSeed { return false }
      return (change.heardBy ?? change.member).map(code.contains) == true
    }
  }
}

extension StateChangeWalk {
  /// Notes that code posts a notification, or has a subject send something: `NotificationCenter.default.post(name: .compose, object: nil)`,
  /// `saved.send()`. Who hears what comes with it does what it does with that.
  mutating func notePost(_ callee: Expression, _ arguments: [Argument], _ position: Position) {
    var (notification, object) = (String?.none, Expression?.none)
    if case .member(let base?, "send", _) = callee, let subject = subject(base) {
      (notification, object) = (subject, arguments.first?.value)
    } else if let (name, brought) = posted(by: callee, arguments) {
      (notification, object) = (self.notification(namedBy: name), brought)
    }
    guard let notification,
      var call = call(of: notifications.code(hearing: notification), notification, nil, position)
    else { return }
    // Code that is walked once more for who tells it something posts nothing else than it does by itself.
    if depth == 0 { notifications.note(post: call, of: notification) }
    byCall.note(call)
    if !tellListeners(of: notification, object, position) {
      call.callee = notifications.code(hearing: notification, told: true)
      byCall.note(call)
    }
  }

  /// The name of the notification that a call posts, and what comes with it: `center.post(name: .open, object: page)`.
  func posted(
    by callee: Expression, _ arguments: [Argument]
  ) -> (name: Expression, object: Expression?)? {
    let isPost =
      switch callee {
      case .member(let center?, "post", _): isNotificationCenter(center)
      case .name("post", _): wrappers.isInCenter
      default: false
      }
    guard isPost, let first = arguments.first else {
      return wrappers.posted(by: callee, arguments)
    }
    var told = arguments
    // `post(Notification(name: .open, object: page))`
    if first.label != "name", case .call(let maker, let given, _) = first.value,
      maker.lastName.map(Self.makersOfNotifications.contains) == true
    {
      told = given
    }
    return told.first.map { name in
      (
        name.value,
        told.first { ["object", "userInfo"].contains($0.label) && !$0.value.isNothing }?.value
      )
    }
  }

  private static let makersOfNotifications: Set<String> = [
    "Notification", "NSNotification", "init",
  ]

  /// Notes what has just been found of code that hears a notification.
  ///
  /// - Parameters:
  ///   - isAwaited: Whether it waits for the notification itself: who posts that waits for nothing.
  ///   - isTold: Whether what comes with the notification tells it what to do.
  mutating func hear(
    _ notification: String, since start: (change: Int, call: Int), isAwaited: Bool = false,
    isTold: Bool = false
  ) {
    guard changes.count > start.change || byCall.count > start.call else { return }
    let code = notifications.code(hearing: notification, told: isTold)
    for number in changes.indices.dropFirst(start.change) { changes[number].heardBy = code }
    var heard = changes[start.change...]
    if isAwaited { for number in heard.indices { heard[number].isAfterAwait = false } }
    byCall.note(heard: heard, callsSince: start.call, by: code, evaluator)
  }

  /// The notification for which a call has its closure run: `.onReceive(center.publisher(for: .compose)) { … }`,
  /// `center.publisher(for: .compose).sink { … }`, `center.addObserver(forName: .compose, object: nil, queue: nil) { … }`.
  func notification(heardBy callee: Expression, _ arguments: [Argument]) -> String? {
    heard(by: callee, arguments).flatMap(notification)
  }

  /// The notification of which a publisher tells, or a sequence, whatever is done to it on the way.
  func notification(publishedBy expression: Expression) -> String? {
    published(by: expression).flatMap(notification)
  }

  private func notification(_ heard: Heard) -> String? {
    switch heard {
    case .named(let name): notification(namedBy: name)
    case .sent(let subject): subject
    }
  }

  /// What code hears: a notification by its name, or what a subject sends.
  enum Heard {
    case named(Expression)
    case sent(String)

    var name: Expression? { if case .named(let name) = self { name } else { nil } }
  }

  func heard(by callee: Expression, _ arguments: [Argument]) -> Heard? {
    if let name = wrappers.heard(by: callee, arguments) { return .named(name) }
    if callee.lastWord == "onReceive" {
      return arguments.first.flatMap { published(by: $0.value) }
    }
    guard case .member(let base?, let function, _) = callee else { return nil }
    switch function {
    case "sink": return published(by: base)
    case "addObserver":
      guard let name = arguments.first, name.label == "forName", isNotificationCenter(base) else {
        return nil
      }
      return .named(name.value)
    default: return nil
    }
  }

  /// - Parameter depth: How many properties lie on the way: one that is made of itself leads nowhere.
  func published(by expression: Expression, _ depth: Int = 0) -> Heard? {
    switch expression {
    case .await(let inner): return published(by: inner, depth)
    case .call(let callee, let arguments, _):
      if let name = wrappers.published(by: callee, arguments) { return .named(name) }
      guard case .member(let center?, let function, _) = callee else { return nil }
      if ["publisher", "notifications"].contains(function), let name = arguments.first,
        ["for", "named"].contains(name.label), isNotificationCenter(center)
      {
        return .named(name.value)
      }
      return published(by: center, depth)
    default:
      if let subject = subject(expression) { return .sent(subject) }
      // `private let opened = NotificationCenter.default.publisher(for: .opened)`
      guard depth < Self.mostOnTheWay, let name = expression.ownName,
        let value = environment.scope?.property(name)?.declaration.value
      else { return nil }
      if case .call = value { return published(by: value, depth + 1) }
      return nil
    }
  }

  /// What code is called that an initialiser has run when something comes, which is nothing that the object begins with: what comes, by
  /// the publisher's name. `Router.shared.page.sink { … }`, `$query.sink { … }`
  func nameOfWhatComes(from publisher: Expression) -> String? {
    if let name = published(by: publisher)?.name {
      return notification(namedBy: name).map { $0.filter { $0 != "\"" } }
    }
    var source = publisher
    while case .call(.member(let base?, _, _), _, _) = source { source = base }
    return source.unprojected.lastName
  }

  /// What a subject is known by that a property keeps: `let saved = PassthroughSubject<Void, Never>()`.
  func subject(_ expression: Expression) -> String? {
    switch expression {
    case .name, .member: break
    default: return nil
    }
    guard let path = evaluator.evaluate(expression, in: environment).path, path.cases.isEmpty,
      path.owner.property(path.property)?.subject != nil
    else { return nil }
    return "\(path.owner.id).\(path.property)"
  }

  private static let mostOnTheWay = 4

  /// What tells notifications by their names: the app's own, or that of all apps.
  private func isNotificationCenter(_ expression: Expression, _ depth: Int = 0) -> Bool {
    switch expression {
    case .member(.name(let type, _)?, "default", _),
      .call(.member(.name(let type, _)?, "default", _), _, _):
      if Self.centers.contains(type) { return true }
    default: break
    }
    // `let center = NotificationCenter.default`
    if depth < Self.mostOnTheWay, let name = expression.ownName {
      let kept =
        localValues[name] ?? environment.scope?.property(name)?.declaration.value
        ?? program.globals[name]?.first?.declaration.value
      if let kept, kept.ownName != name { return isNotificationCenter(kept, depth + 1) }
    }
    if case .foreign(let type) = evaluator.evaluate(expression, in: environment).type.unwrapped {
      return Self.centers.contains(type.lastName)
    }
    return false
  }

  private static let centers: Set<String> = [
    "NotificationCenter", "DistributedNotificationCenter",
  ]

  /// What a notification is called that code names: `.compose`, `Notification.Name("compose")`, `Notification(name: .compose)`.
  func notification(namedBy expression: Expression) -> String? {
    switch expression {
    case .member(let base, let name, _):
      if name == "init" { return nil }
      // `.compose` is `Notification.Name.compose`; what a type of the app's own has by that name is another.
      guard let base, base.lastName != "Name" else { return name }
      if base.ownName == "Self" { return environment.scope.map { "\($0.name).\(name)" } }
      // Of a value nobody knows which it is.
      return base.lastName.flatMap { $0.isWrittenAsType ? "\($0).\(name)" : nil }
    case .string(let text?): return "\"\(text)\""
    case .call(let callee, let arguments, _):
      guard let last = callee.lastName, Self.makers.contains(last), let name = arguments.first
      else { return nil }
      return notification(namedBy: name.value)
    case .name(let name, _):
      guard environment.local(name, evaluator) == nil, program.globals[name] != nil else {
        return nil
      }
      return name
    default: return nil
    }
  }

  private static let makers: Set<String> = ["Name", "Notification", "NSNotification", "init"]
}
