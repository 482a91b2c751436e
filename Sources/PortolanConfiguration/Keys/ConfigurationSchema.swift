/// The JSON Schema of a configuration, written from the table of its keys.
public enum ConfigurationSchema {
  /// The schema as a file: two spaces, a newline at the end.
  public static var text: String {
    let schema: JSON = .object(
      [
        ("$schema", .text("http://json-schema.org/draft-07/schema#")),
        ("title", .text("Portolan")),
        ("description", .text("How Portolan reads and checks an app: the file .portolan.yml.")),
      ] + record(ConfigurationKey.all, [], isOptional: true))
    return schema.text() + "\n"
  }

  private static func members(of shape: Shape) -> [(String, JSON)] {
    switch shape {
    case .flag: return [("type", .text("boolean"))]
    case .text(let form): return text(form)
    case .word(let words): return [("enum", .list(words.map { .text($0.name) }))]
    case .list(let element):
      return [("type", .text("array")), ("items", .object(members(of: element)))]
    case .map(let names, let element):
      return [
        ("type", .text("object")),
        ("propertyNames", .object(text(names).filter { $0.0 != "type" })),
        ("additionalProperties", .object(members(of: element))),
      ]
    case .record(let keys, _, let choice): return record(keys, choice)
    case .presentation(let words):
      return [
        (
          "anyOf",
          .list([
            .object([("enum", .list(words.map { .text($0.name) }))]),
            .object(record(ShapeCheck.custom, [])),
          ])
        )
      ]
    }
  }

  private static func text(_ form: TextForm) -> [(String, JSON)] {
    [
      ("type", .text("string")),
      form.pattern.map { ("pattern", .text($0)) } ?? ("minLength", .number(1)),
    ]
  }

  /// - Parameter isOptional: Whether nothing at all will do, as in a file of comments alone.
  private static func record(
    _ keys: [ConfigurationKey], _ choice: [String], isOptional: Bool = false
  ) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("type", isOptional ? .list([.text("object"), .text("null")]) : .text("object")),
      ("additionalProperties", .flag(false)),
    ]
    let required = keys.filter(\.isRequired)
    if !required.isEmpty { members.append(("required", .list(required.map { .text($0.name) }))) }
    if !choice.isEmpty {
      members.append(
        ("anyOf", .list(choice.map { .object([("required", .list([.text($0)]))]) })))
    }
    members.append(("properties", .object(keys.map { ($0.name, property($0)) })))
    return members
  }

  private static func property(_ key: ConfigurationKey) -> JSON {
    let description = ("description", JSON.text(key.help))
    let own = members(of: key.shape)
    if key.isRequired { return .object([description] + own) }
    // A key whose value is commented out says nothing.
    return .object([
      description, ("anyOf", .list([.object(own), .object([("type", .text("null"))])])),
    ])
  }
}

/// Just as much JSON as a schema needs, in an order that a person chose.
private indirect enum JSON {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSON])
  case object([(String, JSON)])

  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return quoted(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let values):
      let texts = values.map { $0.text(indent: inner) }
      let line = "[\(texts.joined(separator: ", "))]"
      if !line.contains("\n"), indent.count + line.count <= 100 { return line }
      return "[\n\(inner)\(texts.joined(separator: ",\n" + inner))\n\(indent)]"
    case .object(let members):
      let texts = members.map { "\(quoted($0)): \($1.text(indent: inner))" }
      let line = "{ \(texts.joined(separator: ", ")) }"
      if !line.contains("\n"), indent.count + line.count <= 80 { return line }
      return "{\n\(inner)\(texts.joined(separator: ",\n" + inner))\n\(indent)}"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return "\"\(escaped)\""
  }
}
