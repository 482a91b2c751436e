extension Program {
  /// Whether an object that is shown nowhere itself shows others: a coordinator, a router, a presenter. It holds what UIKit shows
  /// screens with, or another coordinator.
  func isCoordinator(_ symbol: TypeSymbol) -> Bool {
    let key = ObjectIdentifier(symbol)
    if let known = coordinators[key] { return known }
    // Those that hold each other are none by that alone.
    coordinators[key] = false
    let isOutermost = coordinatorsAsked.isEmpty
    coordinatorsAsked.append(key)
    let isCoordinator = holdsWayToShow(symbol)
    coordinators[key] = isCoordinator
    guard isOutermost else { return isCoordinator }
    // What was found to be none on the way to one may be one by that.
    if isCoordinator {
      for other in coordinatorsAsked where coordinators[other] == false {
        coordinators[other] = nil
      }
    }
    coordinatorsAsked = []
    return isCoordinator
  }

  private func holdsWayToShow(_ symbol: TypeSymbol) -> Bool {
    switch symbol.kind {
    case .protocol:
      return asksForWindow(symbol) || types(conformingTo: symbol).contains(where: isCoordinator)
    case .class, .struct: break
    default: return false
    }
    if symbol.isView || symbol.isDelegate { return false }
    if superclass(of: symbol).map(isCoordinator) == true { return true }
    return symbol.storedProperties.contains { member in
      switch memberType(member, of: symbol).unwrapped {
      case .foreign(let type): KnownControllers.showing.contains(type.lastName)
      case .own(let other):
        other.foreignAncestor.map(KnownControllers.showing.contains) == true
          || (other.kind == .enum
            ? carriesContainer(other) : !other.isView && isCoordinator(other))
      default: false
      }
    }
  }

  /// Whether a case of an enum carries a container, as one or another does by the room there is: `case stack(UINavigationController)`.
  private func carriesContainer(_ symbol: TypeSymbol) -> Bool {
    symbol.cases.flatMap(\.parameters).contains { parameter in
      resolve(parameter.type, in: symbol, file: symbol.file).unwrapped.isContainerOfControllers
    }
  }

  /// Whether whoever conforms to a protocol has a window, as an app's delegate that objects know by it: `protocol WindowHolder {
  /// var window: UIWindow? { get } }`.
  private func asksForWindow(_ symbol: TypeSymbol) -> Bool {
    symbol.members.contains { member in
      guard member.declaration.kind == .variable,
        case .foreign(let type) = memberType(member, of: symbol).unwrapped
      else { return false }
      return type.lastName == "UIWindow"
    }
  }

  private func memberType(_ member: Member, of symbol: TypeSymbol) -> ResolvedType {
    if let type = member.declaration.type {
      return resolve(type, in: symbol, file: member.file)
    }
    return Evaluator(program: self).property(member.name, of: symbol)?.type ?? .unknown
  }
}

extension KnownControllers {
  /// What others show screens with.
  static let showing: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIWindow",
    "UIViewController",
  ]
}

extension ResolvedType {
  /// Whether a value is a container of UIKit's, or of a class that inherits from one, into which others are put.
  fileprivate var isContainerOfControllers: Bool {
    let name: String? =
      switch self {
      case .own(let symbol): symbol.foreignAncestor
      case .foreign(let type): type.lastName
      default: nil
      }
    return name.map(KnownControllers.showing.contains) == true && name != "UIViewController"
  }
}
