import PortolanModel

/// A field of a model that changed, and its values, in the words of trees and pictures: a model file's are for programs.
enum DiffFieldWords {
  static func name(of field: String) -> String { names[field] ?? field }

  /// - Parameter value: What the field said; `nil` where it said nothing.
  static func value(_ value: String?, of field: String) -> String? {
    switch field {
    case "presentation", "presentations":
      return value.map { $0.split(separator: ", ").map(presentation).joined(separator: ", ") }
    case "arity": return value.flatMap(Slot.Arity.init(rawValue:))?.inWords ?? value
    case "shownWithoutStack": return value.map { $0 == "1 times" ? "once" : $0 } ?? "no"
    default:
      if questions.contains(field) { return value == "true" ? "yes" : "no" }
      return value
    }
  }

  /// `fullScreenCover in HomeView`
  private static func presentation(_ use: Substring) -> String {
    let name = use.prefix { $0 != " " }
    if name == "custom" { return String(use.dropFirst("custom ".count)) }
    let known = Presentation.named.first { $0.name == name }
    return (known?.words ?? String(name)) + use.dropFirst(name.count)
  }

  /// Those that are true or say nothing.
  private static let questions: Set<String> = [
    "isInNavigationView", "isContent", "isLent", "isSetFromOutside", "isInverted",
    "isMadeElsewhere", "isMadeForOthers", "backButtonHidden", "isOutsideStack", "isInListRow",
    "hasNoWayOut",
  ]

  /// Those that are not words by themselves.
  private static let names = [
    "urlPrefix": "beginning of URLs", "how": "why it is a root",
    "titleOrigin": "origin of the title",
    "initializerOrigin": "origin of the initializer", "isInNavigationView": "in a NavigationView",
    "isContent": "content of others", "heldBy": "held by", "within": "in the content of",
    "alsoWithin": "also in the content of", "isLent": "lent",
    "isSetFromOutside": "set from outside",
    "isInverted": "inverted", "sharedEnum": "enum declared elsewhere", "keyedBy": "keyed by",
    "beginsWith": "begins with", "declaredAs": "declared as",
    "hiddenTypes": "private types", "boundTo": "bound to",
    "arity": "how many at once", "leadsTo": "leads to", "continues": "goes on in",
    "setBy": "set by",
    "isMadeElsewhere": "made elsewhere", "isMadeForOthers": "made for other state",
    "dismissedBy": "dismissed by", "backButtonHidden": "back button hidden",
    "swallowedBy": "swallowed by", "isOutsideStack": "outside of the stack",
    "shownWithoutStack": "shown without a stack", "isInListRow": "in a row of a list",
    "hasNoWayOut": "without a way out", "handledBy": "handlers", "unhandledIn": "unhandled in",
    "availableAt": "available at", "url": "URL",
  ]
}
