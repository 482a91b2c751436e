import PortolanModel

/// What is known of types that many apps use: which argument of a generic type is the value, and
/// how it holds it.
///
/// Names are matched without their module, so that `Combine.Published` and `OpenCombine.Published`
/// are one. A nested type is none of them: `Picker.State` is a feature's state, `SwiftUI.State` a
/// wrapper.
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
    guard !type.arguments.isEmpty, let (holding, argument) = table[type.lastName],
      argument < type.arguments.count, type.name.count(where: { $0 == "." }) <= 1
    else { return nil }
    return (holding, type.arguments[argument])
  }

  /// Whether it only keeps something else, as a wrapper or a library's store does.
  static func isKept(_ type: TypeReference) -> Bool {
    holding(of: type) != nil
      || ["Store", "ViewStore", "PresentationStore", "StackStore"].contains { store in
        type.lastName == store || type.lastName == store + "Of"
      }
  }

  /// Whether it is a library's stack, of which an app may bring its own.
  static func isStack(_ type: TypeReference) -> Bool {
    if case (.stack, _)? = holding(of: type) { true } else { false }
  }

  /// Whether it is an element that carries its presentation, or an array of such.
  static func holdsRoutes(_ type: TypeReference) -> Bool {
    ["Route", "Routes"].contains(type.name) && type.arguments.count == 1
  }

  /// Whether a declared type is one of these, which an app may well have declared itself.
  static func isKnown(_ type: TypeFact) -> Bool {
    type.nesting.count == 1 && type.name.contains("<")
      && (dialogs[type.lastName] != nil || table[type.lastName] != nil)
  }

  private static let table: [String: (Holding, argument: Int)] = [
    "Optional": (.optional, 0),
    "PresentationState": (.optional, 0),
    "Array": (.many, 0),
    "ArraySlice": (.many, 0),
    "ContiguousArray": (.many, 0),
    "InlineArray": (.many, 1),
    "Set": (.many, 0),
    "Dictionary": (.many, 1),
    "OrderedSet": (.many, 0),
    "OrderedDictionary": (.many, 1),
    "Deque": (.many, 0),
    "IdentifiedArray": (.many, 1),
    "IdentifiedArrayOf": (.many, 0),
    "FetchedResults": (.many, 0),
    "StackState": (.stack, 0),
    // Elements that carry their presentation, and an array of them.
    "Route": (.wrapped, 0),
    "Routes": (.many, 0),
    "Published": (.wrapped, 0),
    "State": (.wrapped, 0),
    "StateObject": (.wrapped, 0),
    "ObservedObject": (.wrapped, 0),
    "EnvironmentObject": (.wrapped, 0),
    "Bindable": (.wrapped, 0),
    "BindableState": (.wrapped, 0),
    "BindingState": (.wrapped, 0),
    "Binding": (.wrapped, 0),
    "UIBindable": (.wrapped, 0),
    "UIBinding": (.wrapped, 0),
    "Box": (.wrapped, 0),
    "CurrentValueSubject": (.wrapped, 0),
    "Shared": (.wrapped, 0),
    // What a container of dependencies gives whoever asks.
    "Factory": (.wrapped, 0),
    "Store": (.wrapped, 0),
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
  static let erasedPaths: Set<String> = ["NavigationPath", "UINavigationPath", "FlowPath"]

  /// What the types of apps inherit from that is the language's or the system's, and says nothing of where to go.
  static let standardProtocols: Set<String> = [
    "AppEntity", "AppEnum", "CaseIterable", "Codable", "CodingKey", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "Int",
    "Int16", "Int32", "Int64", "Int8", "LocalizedError", "NSCoding", "NSObject",
    "NSSecureCoding", "Observable", "ObservableObject", "PersistentModel", "RawRepresentable",
    "Sendable", "String", "Transferable", "UInt", "UInt8", "View",
  ]

  /// Elements of which nothing is known.
  static let erasedElements: Set<String> = ["AnyHashable", TypeReference.opaque]

  /// Values of other modules that a flag can be about.
  static let itemValues: Set<String> = ["String", "Int", "UUID", "URL", "Date"]
}
