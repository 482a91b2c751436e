import PortolanModel

/// An object that a view lends to what its modifier is called on: `.environment(\.gate, gate)`, `.environment(router)`.
struct LentObject {
  var symbol: TypeSymbol
  /// The key under which it is lent; `nil` where whoever asks for its class gets it.
  var key: String?
  /// The property that keeps it; `nil` where nobody knows which.
  var path: StatePath?
  /// Whether it is lent to what the code is handed, wherever that stands: `content.environment(router)`.
  var isToHanded: Bool

  func isLent(as symbol: TypeSymbol, _ key: String?) -> Bool {
    self.symbol === symbol && self.key == key
  }
}

extension ViewWalk {
  /// The object that a modifier lends, where the view does not only hand on what it is lent itself.
  func objectLent(by modifier: Call) -> LentObject? {
    guard let name = modifier.callee.lastName,
      name == "environment" || name == "environmentObject", let last = modifier.arguments.last,
      !last.isTrailing
    else { return nil }
    var key: String?
    switch modifier.arguments.count {
    case 1: if last.label != nil { return nil }
    case 2:
      guard name == "environment",
        case .keyPath(_, let components, _) = modifier.arguments[0].value, components.count == 1
      else { return nil }
      key = components[0]
    default: return nil
    }
    let value = evaluate(last.value)
    guard let symbol = value.type.unwrapped.ownSymbol, symbol.kind == .class else { return nil }
    if let path = value.path, path.owner.property(path.property)?.isFromEnvironment == true {
      return nil
    }
    var isToHanded = host?.modifiesViews == true
    if case .member(let base?, _, _) = modifier.callee {
      isToHanded = isToHanded || base.rootName == "self"
    } else {
      isToHanded = true
    }
    return LentObject(symbol: symbol, key: key, path: value.path, isToHanded: isToHanded)
  }
}
