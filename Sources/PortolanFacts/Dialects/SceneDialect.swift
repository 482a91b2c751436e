import PortolanModel

extension Dialect {
  /// What an app's windows show, and what opens them: `WindowGroup`, `Settings`, `openWindow(id:)`.
  static let scenes = Dialect(
    modifiers: [
      "menuBarExtraStyle": { _, call, walk in
        guard let scene = walk.scenes.indices.last, walk.scenes[scene].host === walk.host,
          walk.scenes[scene].kind == SceneSite.menuBarItem
        else { return false }
        walk.scenes[scene].isInWindow = call.arguments.first?.value.lastName == "window"
        return true
      },
      "openWindow": ofEnvironment, "openImmersiveSpace": ofEnvironment,
      "openSettings": ofEnvironment,
    ],
    containers: [
      "WindowGroup": scene, "Window": scene, "UtilityWindow": scene, "Settings": scene,
      SceneSite.menuBarItem: scene, "DocumentGroup": scene, "ImmersiveSpace": scene,
      // `WKNotificationScene(controller: CargoController.self, category: "cargo")`, whose controller makes its view in `body`.
      SceneSite.notification: { name, call, walk in
        guard walk.host?.inherits("App", "Scene") == true, let controller = call["controller"],
          case .meta(.own(let symbol)) = walk.evaluate(controller).type
        else { return false }
        note(name, call, isForeign: false, &walk) { walk in
          walk.use(symbol, arguments: [:], at: call.position)
        }
        return true
      },
      "openWindow": { _, call, walk in
        let told = walk.told(by: call, to: "OpenWindowAction")
        return open(
          "openWindow", .window(id: id(in: call, walk) ?? told, value: value(in: call, walk)), call,
          &walk)
      },
      "openImmersiveSpace": { _, call, walk in
        open(
          "openImmersiveSpace", .space(id: id(in: call, walk), value: value(in: call, walk)), call,
          &walk)
      },
      "openSettings": { _, call, walk in open("openSettings", .settings, call, &walk) },
      "SettingsLink": { _, call, walk in open("SettingsLink", .settings, call, &walk) },
    ])

  /// `EnvironmentValues().openWindow(id: "help")`
  private static let ofEnvironment: Understand = { name, call, walk in
    guard case .member(let values?, _, _) = call.callee,
      case .foreign(let type) = walk.evaluate(values).type.unwrapped,
      type.lastName == "EnvironmentValues"
    else { return false }
    return Dialects.container(name, call, &walk)
  }

  private static let scene: Understand = { name, call, walk in
    guard walk.host?.inherits("App", "Scene") == true else { return false }
    note(name, call, isForeign: false, &walk) { argument in
      argument.isTrailing && argument.label == nil
        || ["content", "editor", "viewer"].contains(argument.label)
    }
    return true
  }

  /// Notes a scene with the arguments that say what it shows.
  fileprivate static func note(
    _ name: String, _ call: Call, isForeign: Bool, _ walk: inout ViewWalk,
    showing isContent: (Argument) -> Bool
  ) {
    let value = valueOfWindows(call, walk)
    let values = value.map { [Denotation(type: .optional($0))] } ?? []
    note(name, call, isForeign: isForeign, &walk) { walk in
      for argument in call.arguments where isContent(argument) {
        walk.walk(content: argument.value, values)
      }
    }
  }

  /// Notes a scene, and walks what it shows.
  private static func note(
    _ name: String, _ call: Call, isForeign: Bool, _ walk: inout ViewWalk,
    content: (inout ViewWalk) -> Void
  ) {
    let region = Region()
    walk.region.presented.append(region)
    var scene = SceneSite(
      kind: name, id: id(in: call, walk), host: walk.host, content: .region(region),
      location: walk.location(call.position), condition: walk.condition)
    scene.isForeign = isForeign
    scene.value = valueOfWindows(call, walk)
    scene.begin(walk)
    walk.with(region: region, rows: false, list: false, content)
    scene.end(walk)
    walk.scenes.append(scene)
  }

  private static func valueOfWindows(_ call: Call, _ walk: ViewWalk) -> ResolvedType? {
    guard let type = call["for"], case .meta(let value) = walk.evaluate(type).type else {
      return nil
    }
    return value
  }

  private static func open(
    _ form: String, _ target: SceneTarget, _ call: Call, _ walk: inout ViewWalk
  ) -> Bool {
    let named = target.id == nil ? call["id"].flatMap(walk.propertyNamingScene) : nil
    guard target.isTold || named != nil, !walk.isOwnFunction(call),
      !walk.isOwnAction(call, butFor: form)
    else {
      return false
    }
    let labels = call.arguments.filter { !$0.isTrailing }.compactMap(\.label).map { $0 + ":" }
    var link = LinkSite(
      form: labels.isEmpty ? form : "\(form)(\(labels.joined()))",
      presentation: target.presentation, host: walk.host, region: nil, scene: target,
      location: walk.location(call.position), surroundings: walk.surroundings,
      condition: walk.condition)
    link.sceneName = named
    walk.links.append(link)
    walk.walkArguments(of: call)
    return true
  }

  private static func id(in call: Call, _ walk: ViewWalk) -> String? {
    call["id"].flatMap { walk.evaluator.text(of: $0, in: walk.environment) }
  }

  private static func value(in call: Call, _ walk: ViewWalk) -> ResolvedType? {
    call["value"].map { walk.evaluate($0).type.unwrapped }
  }
}

extension ViewWalk {
  /// The scene's identifier in a way of the app's own to call an action, which calls it in turn:
  /// `extension OpenWindowAction { func callAsFunction(_ page: Page) { self(id: page.rawValue) } }`.
  fileprivate func told(by call: Call, to action: String) -> String? {
    for member in program.members("callAsFunction", of: action)
    where member.declaration.accepts(call.arguments) {
      var inner = Environment(scope: nil, file: member.file)
      for (parameter, argument) in member.declaration.matched(call.arguments) {
        var value = evaluate(argument.value)
        let type = program.resolve(parameter.type, in: nil, file: member.file)
        if value.caseName == nil, let name = evaluator.caseName(argument.value),
          type.unwrapped.ownSymbol?.hasCase(name) == true
        {
          value.caseName = name
        }
        value.type = type
        inner.bind(parameter.name, value)
      }
      for case .expression(.call(_, let arguments, _)) in member.declaration.body ?? [] {
        let id = arguments.first { $0.label == "id" }?.value
        if let text = id.flatMap({ evaluator.text(of: $0, in: inner) }) { return text }
      }
    }
    return nil
  }

  /// Walks a call of what the environment gives a view under a name of the view's own: `@Environment(\.openWindow) var open`.
  mutating func walkEnvironmentAction(_ call: Call) -> Bool {
    let name: String
    switch call.callee {
    case .name(let property, _): name = property
    case .member(.name("self", _)?, let property, _): name = property
    default: return false
    }
    // A function may be handed it: `func row(open: OpenWindowAction)`.
    if let local = environment.local(name, evaluator) {
      guard case .foreign(let type) = local.type, let action = Self.actions[type.lastName] else {
        return false
      }
      return Dialects.container(action, call, &self)
    }
    guard let property = environment.scope?.property(name)?.declaration,
      !property.attributes.isEmpty,
      let action = property.environmentKeys.first
    else { return false }
    return Dialects.container(action, call, &self)
  }

  /// What SwiftUI's types are called that open something, by the keys under which the environment has them.
  static let actions = [
    "OpenWindowAction": "openWindow", "OpenSettingsAction": "openSettings",
    "OpenImmersiveSpaceAction": "openImmersiveSpace",
  ]

  /// Whether a call by name alone means a function of the type in whose code it stands.
  fileprivate func isOwnFunction(_ call: Call) -> Bool {
    guard case .name(let name, _) = call.callee, let scope = environment.scope else { return false }
    return evaluator.method(name, of: scope, call.arguments) != nil
  }

  /// Whether a call by name alone is of a property that is something else than the system's action of that name:
  /// `@Environment(\.openShopSettings) var openSettings`.
  fileprivate func isOwnAction(_ call: Call, butFor action: String) -> Bool {
    guard case .name(let name, _) = call.callee,
      let property = environment.scope?.property(name)?.declaration
    else { return false }
    if let key = property.environmentKeys.first { return key != action }
    return evaluate(call.callee).type.ownSymbol != nil
  }

  /// A scene of a library's: `WelcomeWindow(actions: { … })`. What its closures show, its window shows, whatever each is for.
  mutating func showForeignScene(_ name: String, _ call: Call) -> Bool {
    guard let host, host.inherits("App", "Scene"), environment.scope === host,
      region === shownByHost,
      standing == .content, depth == 0, call.hasClosure, name.isWrittenAsType,
      !PlainViews.isNamed(name)
    else { return false }
    Dialect.note(name, call, isForeign: true, &self) { argument in
      if case .closure = argument.value { true } else { false }
    }
    return true
  }
}
