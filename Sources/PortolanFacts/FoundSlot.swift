import PortolanModel

/// A property, or two, that the classification takes for navigation.
struct FoundSlot: Hashable, Sendable {
  var name: String
  var properties: [String]
  var arity: Slot.Arity
  var encoding: Slot.Encoding
  var origin: Origin
  var shows: Shows
  /// By tab, the property of its child.
  var children: [String: String] = [:]

  enum Shows: Hashable, Sendable {
    /// Each case of an enum, shown so where that is known.
    case cases(of: String, Presentation? = nil)
    /// One thing, shown so where its type tells.
    case value(TypeReference, Presentation?)
    /// One thing without a value.
    case nothing
    /// Whatever a type-erased path is given.
    case anything
  }
}
