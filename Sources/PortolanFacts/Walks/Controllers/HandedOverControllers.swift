import PortolanModel

/// Controllers that are handed to a function which shows them: `web.overlay(UIHostingController(rootView: CameraPage()))`.
extension ViewWalk {
  /// What a function is handed to show, and where it is called.
  struct Handing {
    var call: SourceLocation
    var shown: Set<SourceLocation>
  }

  /// What an argument of a function shows, where the function may show it.
  mutating func handedOver(
    _ argument: Argument, as parameter: Parameter, of member: Member, _ owner: TypeSymbol?
  ) -> Region? {
    // A view of SwiftUI's hands it to an object that shows it for others.
    guard
      isInController || isInCoordinator
        || isInSwiftUI && owner.map(program.isCoordinator) == true,
      program.isController(parameter.type, in: owner, file: member.file)
        || program.carriesController(parameter.type, in: owner, file: member.file)
    else { return nil }
    // A container that the code has made is filled where it is handed to.
    if let made = madeContainer(argument.value) { return made.firstUse == nil ? nil : made }
    let region = shown(by: argument.value)
    return region.firstUse == nil ? nil : region
  }

  /// Whether a controller is what an override is told whose code is walked, and which it has its superclass show:
  /// `super.pushViewController(controller, animated: animated)`. Whatever it does with that, whoever calls it shows it.
  func isHandedOn(_ controller: Expression) -> Bool {
    guard let scope = environment.scope, scope.isController else { return false }
    return scope.members.contains { member in
      let key = "\(scope.id).\(member.name)"
      return member.declaration.handsOnToSuper && member.declaration.handsOn(controller)
        && following.contains { $0 == key || $0.hasPrefix(key + " ") }
    }
  }

  /// Where a link stands. What other types do for a screen, such as a coordinator's `switch` over all that it can show, the screen has
  /// done where it calls them.
  func location(ofLink position: Position) -> SourceLocation {
    if let callOfOther, callOfOther.screen === host, environment.scope?.isView != true {
      return callOfOther.location
    }
    return location(position)
  }

  /// A link to what a function was handed stands where the function is called.
  func placed(_ link: LinkSite) -> LinkSite? {
    guard let handing, let shown = link.region?.allUses,
      shown.contains(where: { handing.shown.contains($0.location) })
    else { return nil }
    var link = link
    link.location = handing.call
    return link
  }

  /// Follows a function of another controller, or of a protocol that stands for some, that shows what it is handed: that controller
  /// leads there, whoever tells it to.
  mutating func follow(
    shower name: String, of symbol: TypeSymbol, _ call: Call
  ) -> Bool {
    let types =
      symbol.kind == .protocol
      ? program.types(program.realTypes(conformingTo: symbol), inAppWith: host) : [symbol]
    var isFollowed = false
    for type in types where type.isController && type !== environment.scope {
      guard let member = method(name, of: type, call.arguments),
        program.showsArgument(member, of: type)
      else { continue }
      let outer = host
      host = type
      follow(member, of: type, arguments: call.arguments, from: call.position)
      host = outer
      isFollowed = true
    }
    return isFollowed
  }

  /// Notes what code that is no view's hands to controllers to show, or has those show that it finds.
  mutating func noteHandedOver(_ regions: [ObjectIdentifier: Region]) {
    let names = program.namesOfShowers
    for symbol in program.types where !symbol.isView && symbol.kind != .protocol {
      for member in symbol.members {
        guard let body = member.declaration.body,
          body.callsAny(of: names) || body.asksForController
        else { continue }
        noteHandedOver(by: member, of: symbol, body, regions)
      }
    }
  }

  private mutating func noteHandedOver(
    by member: Member, of symbol: TypeSymbol, _ body: [Statement],
    _ regions: [ObjectIdentifier: Region]
  ) {
    noteElsewhere(by: member, of: symbol, regions, handedOverAlone: true) { $0.walk(body) }
  }

  /// Notes to which screens' links some code leads that is no screen's.
  ///
  /// - Parameter shown: Where pages are made to which links lead already.
  mutating func noteElsewhere(
    by member: Member, of symbol: TypeSymbol, _ regions: [ObjectIdentifier: Region],
    handedOverAlone: Bool = false, besides shown: Set<SourceLocation> = [],
    _ work: (inout ViewWalk) -> Void
  ) {
    var other = anew
    // Which links there are decides on further ones.
    other.links = links
    (other.host, other.followed, other.stack) = (nil, 0, nil)
    other.region = Region()
    other.ownRegion = other.region
    other.constructed = Region()
    other.environment = Environment(of: member, in: symbol, program)
    other.following = ["\(symbol.id).\(member.name)"]
    other.code = member.declaration.body ?? []
    work(&other)
    forwarding.formUnion(other.forwarding)
    for link in other.links.dropFirst(links.count)
    where !handedOverAlone || other.handedOver.contains(link.location) {
      guard let host = link.host, let region = link.region else { continue }
      if let page = region.firstUse, shown.contains(page.location) { continue }
      add(link)
      regions[ObjectIdentifier(host)]?.presented.append(region)
      for use in region.allUses { usedViews.insert(ObjectIdentifier(use.view)) }
    }
  }
}

extension Program {
  /// Whether a function shows a controller that it is handed.
  func showsArgument(_ member: Member, of owner: TypeSymbol) -> Bool {
    let key = ObjectIdentifier(member)
    if let known = showers[key] { return known }
    let names = Set(
      member.declaration.parameters.filter {
        isController($0.type, in: owner, file: member.file)
      }.map(\.name))
    // Functions that hand it to each other show nothing by that alone.
    showers[key] = false
    let shows =
      !names.isEmpty
      && (member.declaration.shows(names) || handsOn(names, member, toShowerOf: owner))
    showers[key] = shows
    return shows
  }

  /// Whether a function hands what one of some names stands for to another of its own type that shows it.
  private func handsOn(
    _ names: Set<String>, _ member: Member, toShowerOf owner: TypeSymbol
  ) -> Bool {
    (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
      guard let function = callee.ownName,
        arguments.contains(where: { $0.value.ownName.map(names.contains) == true })
      else { return nil }
      return owner.members(named: function).contains { other in
        other.declaration.kind == .function && other.declaration.accepts(arguments)
          && showsArgument(other, of: owner)
      } ? true : nil
    } == true
  }

  /// What the functions of controllers are called that show what they are handed.
  var namesOfShowers: Set<String> {
    var names: Set<String> = []
    for symbol in types where symbol.isController {
      for member in symbol.members
      where member.declaration.kind == .function && !member.isStatic
        && showsArgument(member, of: symbol)
      {
        names.insert(member.name)
      }
    }
    return names
  }
}

extension [Statement] {
  /// Whether some call in it, however deep, is of a function of one of these names.
  func callsAny(of names: Set<String>) -> Bool {
    firstCall { callee, _ in
      if case .member(_?, let name, _) = callee, names.contains(name) { true } else { nil }
    } ?? false
  }
}

extension Declaration {
  /// Whether a controller is the one which it is told first, or a container around that.
  fileprivate func handsOn(_ controller: Expression, depth: Int = 0) -> Bool {
    guard depth < 4, let told = parameters.first?.name else {
      return false
    }
    switch controller {
    case .name(told, _): return true
    case .name(let name, _): return value(of: name).map { handsOn($0, depth: depth + 1) } == true
    case .call(_, let arguments, _):
      return arguments.contains { handsOn($0.value, depth: depth + 1) }
    case .choice(_, let first, let second):
      return [first, second].allSatisfy { handsOn($0, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether it overrides a function of UIKit's by which controllers are shown, and has the superclass do so.
  var handsOnToSuper: Bool {
    guard kind == .function, modifiers.contains("override") else { return false }
    return (body ?? []).firstCall { callee, arguments in
      guard case .member(.name("super", _)?, name, _) = callee,
        ControllerLink.named(name, arguments) != nil, let first = arguments.first
      else { return nil }
      return handsOn(first.value) ? true : nil
    } == true
  }

  /// Whether its code shows a controller that one of these names stands for. What it hands on is no matter of its own.
  fileprivate func shows(_ names: Set<String>) -> Bool {
    if handsOnToSuper { return false }
    return (body ?? []).firstCall { callee, arguments in
      let function: String
      switch callee {
      case .member(_, let name, _), .name(let name, _): function = name
      default: return nil
      }
      guard let first = arguments.first, first.label == nil,
        case .name(let shown, _) = first.value, names.contains(shown),
        ControllerLink.named(function, arguments) != nil
      else { return nil }
      return true
    } ?? false
  }
}
