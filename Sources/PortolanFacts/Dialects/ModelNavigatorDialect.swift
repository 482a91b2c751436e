import PortolanModel

extension Dialect {
  /// Navigators of libraries that are told the model of what they show, or the controller itself, and how:
  /// `navigate(to: SettingsModel.self, by: .show)`, `navigator.navigate(to: page, by: .present(wrapInNavigation: true))`.
  static let modelNavigators: Dialect = {
    let ways = [String: Understand](
      uniqueKeysWithValues: ControllersOfModels.functions.map { ($0, lead) })
    return Dialect(modifiers: ways, containers: ways)
  }()

  private static let lead: Understand = { name, call, walk in
    guard !walk.program.controllersOfModels.isEmpty, walk.host != nil,
      let page = call.arguments.first, page.label == nil || page.label == "to"
    else { return false }
    let labels = call.arguments.filter { !$0.isTrailing }.map { ($0.label ?? "_") + ":" }
    let form = "\(name)(\(labels.joined()))"
    let presentation = presentation(call, name)
    if let pages = walk.pages(ofModelNamedBy: page.value) {
      walk.link(call, toPages: pages, as: presentation, form: form)
    } else if page.label != nil, walk.evaluate(page.value).type.isController {
      walk.addLink(form, presentation, to: page.value, call.position)
    } else {
      return false
    }
    for argument in call.arguments.dropFirst() { walk.walk(content: argument.value) }
    return true
  }

  /// How a page is shown: as the call says, or else the function's name.
  private static func presentation(_ call: Call, _ name: String) -> Presentation {
    let told = call.arguments.dropFirst().lazy.filter {
      $0.label.map(labelsOfWays.contains) == true
    }.compactMap(\.value.lastName).first
    let way = told ?? name
    if way.hasPrefix("present") {
      return way.lowercased().contains("fullscreen") ? .fullScreenCover : .sheet
    }
    return ["push", "show"].contains(way) ? .drillDown : .custom(way)
  }

  private static let labelsOfWays: Set<String> = [
    "by", "as", "via", "using", "style", "transition", "presentation",
  ]
}

extension ViewWalk {
  /// What may be shown for a model of which an argument names the type, `SettingsModel.self`: nothing, where nobody knows; `nil` where it
  /// is no model of a library's that has controllers.
  func pages(ofModelNamedBy argument: Expression) -> [TypeSymbol]? {
    guard case .member(let type?, "self", _) = argument,
      case .meta(.own(let model)) = evaluate(type).type, model.kind == .class, !model.isView
    else { return nil }
    let pages = program.controllersOfModels.pages(for: model, program)
    return pages.isEmpty && model.foreignAncestor == nil ? nil : pages
  }

  /// Notes that a navigator shows one of some pages, or where these are not one, that nobody knows which.
  fileprivate mutating func link(
    _ call: Call, toPages pages: [TypeSymbol], as presentation: Presentation, form: String
  ) {
    let shown = Region()
    region.presented.append(shown)
    if pages.count == 1, let page = pages.first {
      let around = Surroundings.wrapper
      with(region: shown, rows: false, list: false, surroundings: around) {
        $0.use(page, arguments: [:], at: call.position)
      }
    }
    add(
      LinkSite(
        form: form, presentation: pages.first.flatMap(program.ownStyle) ?? presentation, host: host,
        region: shown, location: location(call.position), surroundings: surroundings,
        arms: armsOfController + arms, isUntold: pages.count != 1))
  }

  /// Walks what the code of a controller's models has a library's navigator show, as these know each other by the library alone.
  mutating func walk(modelsOf page: TypeSymbol) {
    let classes = program.controllersOfModels.code(for: page)
    if classes.isEmpty { return }
    let shown = Region()
    region.presented.append(shown)
    let before = links.count
    defer { for number in links.indices.dropFirst(before) { links[number].isOfModel = true } }
    for model in classes {
      for member in model.members
      where !member.isStatic && member.declaration.leads(by: program.controllersOfModels) {
        let inner = Environment(of: member, in: model, program)
        with(region: shown, environment: inner, rows: false, list: false) { walk in
          walk.follow(member, key: "\(model.id).\(member.name) of a model", in: inner)
          if let value = member.declaration.value { walk.walk(value) }
        }
      }
    }
  }
}

extension Declaration {
  /// Whether its code may have a library's navigator show something.
  fileprivate func leads(by controllers: ControllersOfModels) -> Bool {
    let code = (body ?? []) + (value.map { [.expression($0)] } ?? [])
    return code.firstCall { callee, arguments -> Bool? in
      callee.lastWord.map { controllers.leads($0, arguments) } == true ? true : nil
    } == true
  }
}
