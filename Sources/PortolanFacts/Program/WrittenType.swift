extension TypeReference {
  /// As the source writes it: the names are not qualified, so none of them loses its first part.
  func written(inSource: Bool) -> String {
    if !inSource { return written }
    return TypeReference("." + name, arguments, labels: labels).writtenPlain
  }

  private var writtenPlain: String {
    func plain(_ type: TypeReference) -> String { type.written(inSource: true) }
    let own = String(name.dropFirst())
    switch (own, arguments.count) {
    case ("Optional", 1): return plain(arguments[0]) + "?"
    case ("Array", 1): return "[\(plain(arguments[0]))]"
    case ("Dictionary", 2): return "[\(plain(arguments[0])): \(plain(arguments[1]))]"
    case ("any", 1), ("some", 1): return "\(own) \(plain(arguments[0]))"
    case (TypeReference.tuple, _): return "(\(arguments.map(plain).joined(separator: ", ")))"
    case (TypeReference.function, _): return "() -> Void"
    default:
      return arguments.isEmpty ? own : "\(own)<\(arguments.map(plain).joined(separator: ", "))>"
    }
  }
}
