import PortolanModel

/// Objects of libraries that take the user to what they are handed: `navigator.push(Page.cart)`, where `Page` is an enum that is a view.
/// Nothing of their class is in the source; where they lead their argument says.
extension ViewWalk {
  /// Leads to the case that a view's code hands such an object; `false` where it hands something else, or to something else.
  mutating func lead(to call: Call, byUnread object: Expression) -> Bool {
    guard isInEvent, isViewsCode, case .member(_, let name, _) = call.callee,
      Self.leadingWords.contains(String(name.prefix { !$0.isUppercase })), isUnread(object),
      let page = call.arguments.first(where: { evaluate($0.value).isPage })
    else { return false }
    link(
      call, to: page.value, as: .custom(name), form: "\(name)(\(page.label ?? "_"):)",
      around: .wrapper)
    return true
  }

  /// Whether a view has an object of which nothing was read: not a list or a path, to which code adds.
  private func isUnread(_ object: Expression) -> Bool {
    guard let root = object.propertyNames?.first, environment.scope?.property(root) != nil,
      environment.local(root, evaluator) == nil
    else { return false }
    switch evaluate(object).type.unwrapped {
    case .unknown: return true
    case .own(let symbol): return symbol.isUnread
    case .foreign(let type): return !KnownTypes.erasedPaths.contains(type.lastName)
    default: return false
    }
  }

  /// The words with which functions begin that take the user somewhere.
  private static let leadingWords: Set<String> = [
    "go", "navigate", "open", "present", "push", "replace", "route", "show",
  ]
}
