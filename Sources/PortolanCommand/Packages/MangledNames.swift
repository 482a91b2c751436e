/// The names under which the runtime may know a type, from the name that a person writes.
///
/// A mangled name says of each component whether it is a class, a struct or an enum, which nobody writes; so there is one name
/// for each combination. `AppFeature.AppModel` is `10AppFeature8AppModel`, then `C`, `V` or `O`.
struct MangledNames {
  let module: String
  /// The type's name within the module, a component a nesting level.
  let components: [String]

  /// - Returns: `nil` for what is no module and type.
  init?(_ written: String) {
    let parts = written.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, parts.count <= 6, parts.allSatisfy(Self.isIdentifier) else {
      return nil
    }
    module = parts[0]
    components = Array(parts.dropFirst())
  }

  var candidates: [String] {
    let prefix = "\(module.utf8.count)\(module)"
    return components.reduce([prefix]) { names, component in
      names.flatMap { name in
        ["C", "V", "O"].map { "\(name)\(component.utf8.count)\(component)\($0)" }
      }
    }
  }

  private static func isIdentifier(_ part: String) -> Bool {
    guard let first = part.utf8.first, first == UInt8(ascii: "_") || part.first!.isLetter else {
      return false
    }
    return part.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
