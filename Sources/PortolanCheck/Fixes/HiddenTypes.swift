import PortolanModel

/// Types that some code names and only one file sees: written elsewhere, or as part of something more open, the code does not compile
/// as long as that is so.
struct HiddenTypes {
  private let names: [String]

  /// - Parameter slots: In whose place the code stands.
  init(in code: String, inPlaceOf slots: [Slot]) {
    let hidden = slots.flatMap { $0.hiddenTypes ?? [] }
    guard !hidden.isEmpty else {
      names = []
      return
    }
    let named = code.typeNames
    var seen: Set<String> = []
    names = hidden.filter { type in
      named.contains { $0 == type || $0.hasPrefix("\(type).") } && seen.insert(type).inserted
    }
  }

  var isEmpty: Bool { names.isEmpty }

  /// A comment above the code that says what it waits for, with its line break; nothing where it waits for nothing.
  var note: String {
    if names.isEmpty { return "" }
    return
      "// once \(names.quoted(most: .max - 1)) \(names.count == 1 ? "is" : "are") no longer private:\n"
  }
}
