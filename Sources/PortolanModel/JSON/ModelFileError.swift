/// Why a file is not a sound model.
public struct ModelFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var problems: [Problem]

  public struct Problem: Hashable, Sendable {
    public var message: String
    public var location: SourceLocation?
  }

  public var description: String {
    problems.map { "\($0.location?.description ?? file): error: \($0.message)" }
      .joined(separator: "\n")
  }
}

extension JSONText {
  /// A decoding error in words, with the place in the text that it speaks of.
  func problem(_ error: DecodingError) -> ModelFileError.Problem {
    switch error {
    case .dataCorrupted(let context):
      return located(context.codingPath, context.debugDescription)
    case .keyNotFound(let key, let context):
      return located(context.codingPath, "'\(key.stringValue)' is missing")
    case .valueNotFound(let type, let context):
      return located(context.codingPath, "this is null, and should be \(Self.words(for: type))")
    case .typeMismatch(let type, let context):
      return located(context.codingPath, "this should be \(Self.words(for: type))")
    @unknown default:
      return .init(message: "\(error)", location: nil)
    }
  }

  static func path(_ keys: [any CodingKey]) -> [ModelProblem.PathElement] {
    keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) }
  }

  private func located(_ keys: [any CodingKey], _ message: String) -> ModelFileError.Problem {
    let path = Self.path(keys)
    let place = ModelProblem.text(of: path)
    return .init(
      message: place.isEmpty ? message : "\(place): \(message)", location: location(of: path))
  }

  private static func words(for type: Any.Type) -> String {
    switch "\(type)" {
    case let name where name.hasPrefix("Array"): "a list"
    case "String": "a string"
    case "Bool": "true or false"
    case "Int", "Double": "a whole number"
    default: "an object"
    }
  }
}
