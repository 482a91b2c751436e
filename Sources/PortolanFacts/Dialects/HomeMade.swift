import PortolanModel

/// Presenters of the app's own: a function of `View` that takes a binding and content.
enum HomeMade {
  static func finish(
    _ member: Member, _ call: Call, sitesBefore: Int, _ walk: inout ViewWalk
  ) {
    for (parameter, argument) in member.declaration.matched(call.arguments)
    where parameter.type.lastName == "Binding" {
      guard let path = walk.evaluate(argument.value).path,
        parameter.type.arguments.first.map(isPresence) == true,
        takesView(member, call),
        !walk.sites[sitesBefore...].contains(where: { $0.path.slot == path.slot })
      else { continue }
      let region = Region()
      walk.region.presented.append(region)
      walk.sites.append(
        PresentationSite(
          path: path, presentation: .custom(member.name),
          form: "\(member.name)(\(parameter.label ?? "_"):)",
          host: walk.host, region: region, location: walk.location(call.position)))
      walk.with(
        region: region, rows: false, presenting: path, list: false,
        surroundings: Presentation.custom(member.name) == .drillDown ? nil : .modal
      ) { walk in
        for content in call.contents {
          walk.walk(
            content: content.value,
            [Denotation(type: walk.evaluate(argument.value).type.unwrapped, path: path)])
        }
      }
    }
  }

  /// Whether what it is given is shown: a closure that does something makes no presenter.
  private static func takesView(_ member: Member, _ call: Call) -> Bool {
    let generic = member.declaration.genericParameters.filter { $0.constraint?.lastName == "View" }
    func isView(_ type: TypeReference) -> Bool {
      if type.name == TypeReference.function {
        return type.arguments.last.map(isView) ?? false
      }
      if ["some", "any", "Optional"].contains(type.name) {
        return type.arguments.first.map(isView) ?? false
      }
      return generic.contains { $0.name == type.name }
        || ["View", "AnyView"].contains(type.lastName)
    }
    return member.declaration.matched(call.arguments).contains { parameter, _ in
      parameter.attributes.contains { $0.name.hasSuffix("Builder") } || isView(parameter.type)
    }
  }

  private static func isPresence(_ type: TypeReference) -> Bool {
    type.lastName == "Bool" || type.lastName == "Optional"
  }
}
