import PortolanModel

extension String {
  /// Whether it begins as the names of types do: with a capital.
  var isWrittenAsType: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return self.first?.isUppercase == true
  }
}

extension TypeReference {
  /// The type of what an optional holds, as it is written; of any other the type itself.
  var unwrapped: TypeReference { lastName == "Optional" ? arguments.first ?? self : self }
}

extension TypeFact {
  /// The nesting of the declaration, without arguments: `Feature`, `Destination`.
  var nesting: [Substring] { plainName.split(separator: ".") }

  /// The name without arguments, and without what tells it apart from another of the same name.
  private var plainName: Substring {
    let end = name.utf8.firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: " ") }
    return name[..<(end ?? name.endIndex)]
  }

  /// `Destination` of `InventoryModel.Destination`.
  var lastName: String {
    String(plainName.part(afterLast: UInt8(ascii: ".")))
  }

  /// The name that says what an enum's cases are: `Destination` of
  /// `InventoryFeature.Destination.State`, too.
  var destinationName: String {
    let last = lastName
    guard last == "State" else { return last }
    return nesting.dropLast().last.map(String.init) ?? last
  }

  /// Whether a type is declared inside another, at any depth, or inside the feature whose `State`
  /// the other is.
  func isNested(in owner: TypeFact) -> Bool {
    var outer = owner.nesting
    if outer.count > 1, outer.last == "State" { outer.removeLast() }
    let own = nesting
    return own.count > outer.count && own.starts(with: outer)
  }
}

extension TypeReference {
  /// `Optional` of `Swift.Optional`.
  var lastName: String {
    String(name.part(afterLast: UInt8(ascii: ".")))
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
    // What it takes and gives is nothing to navigate by, so no reader says it.
    case (TypeReference.function, _): return "(…) -> …"
    case (TypeReference.opaque, _): return "Any"
    default:
      let plain = name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
      return arguments.isEmpty ? plain : "\(plain)<\(joined(arguments))>"
    }
  }
}
