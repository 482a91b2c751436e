import PortolanModel

/// What is known of types that many apps use: which argument of a generic type is the value, and how it holds it.
///
/// Names are matched by their last component, so that `Combine.Published` and `OpenCombine.Published` are one.
enum KnownTypes {
  /// How a generic type holds its value.
  enum Holding {
    /// A wrapper that adds nothing: what it holds is the property's value.
    case wrapped
    case optional
    /// Many, in an order or with keys.
    case many
    /// A stack of a navigation library.
    case stack
  }

  static func holding(of type: TypeReference) -> (Holding, TypeReference)? {
    guard let (holding, argument) = table[type.lastName], argument < type.arguments.count else {
      return nil
    }
    return (holding, type.arguments[argument])
  }

  private static let table: [String: (Holding, argument: Int)] = [
    "Optional": (.optional, 0),
    "PresentationState": (.optional, 0),
    "Array": (.many, 0),
    "ArraySlice": (.many, 0),
    "ContiguousArray": (.many, 0),
    "Set": (.many, 0),
    "Dictionary": (.many, 1),
    "OrderedSet": (.many, 0),
    "OrderedDictionary": (.many, 1),
    "Deque": (.many, 0),
    "IdentifiedArray": (.many, 1),
    "IdentifiedArrayOf": (.many, 0),
    "StackState": (.stack, 0),
    "Published": (.wrapped, 0),
    "State": (.wrapped, 0),
    "StateObject": (.wrapped, 0),
    "ObservedObject": (.wrapped, 0),
    "EnvironmentObject": (.wrapped, 0),
    "Bindable": (.wrapped, 0),
    "Binding": (.wrapped, 0),
    "UIBindable": (.wrapped, 0),
    "UIBinding": (.wrapped, 0),
    "Box": (.wrapped, 0),
    "CurrentValueSubject": (.wrapped, 0),
    "Shared": (.wrapped, 0),
  ]

  /// Wrappers of navigation libraries: what they hold is navigation without further evidence.
  static let navigationWrappers: Set<String> = ["PresentationState", "StackState"]

  /// State that describes a dialog, and the dialog.
  static let dialogs: [String: Presentation] = [
    "AlertState": .alert, "ConfirmationDialogState": .confirmationDialog,
    "ActionSheetState": .confirmationDialog,
  ]

  /// Wrappers that only views and observable objects have.
  static let observingWrappers: Set<String> = [
    "Published", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
  ]

  /// Paths that hold anything.
  static let erasedPaths: Set<String> = ["NavigationPath", "UINavigationPath"]

  /// Elements of which nothing is known.
  static let erasedElements: Set<String> = ["AnyHashable", TypeReference.opaque]
}

extension TypeReference {
  /// `Optional` of `Swift.Optional`.
  var lastName: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// As code writes it inside the type's module, with sugar: `[Item]?`, `(left: Int, right: Int)`.
  public var written: String {
    func joined(_ types: [TypeReference]) -> String {
      types.map(\.written).joined(separator: ", ")
    }
    switch (lastName, arguments.count) {
    case ("Optional", 1):
      let needsParentheses = arguments[0].name == TypeReference.function
      return needsParentheses ? "(\(arguments[0].written))?" : "\(arguments[0].written)?"
    case ("Array", 1): return "[\(arguments[0].written)]"
    case ("Dictionary", 2): return "[\(arguments[0].written): \(arguments[1].written)]"
    case (TypeReference.tuple, 0): return "Void"
    case (TypeReference.tuple, _):
      let elements = arguments.enumerated().map { number, type in
        (labels?[number]).flatMap { $0 }.map { "\($0): \(type.written)" } ?? type.written
      }
      return "(\(elements.joined(separator: ", ")))"
    case (TypeReference.function, _): return "() -> Void"
    case (TypeReference.opaque, _): return "Any"
    default:
      let plain = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
      return arguments.isEmpty ? plain : "\(plain)<\(joined(arguments))>"
    }
  }
}
