#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NavigationModel {
  /// The version of the model format that this code reads and writes.
  public static let formatVersion = 1

  /// Reads a model file and proves that it is sound.
  ///
  /// - Parameter file: What to call the input in messages.
  /// - Throws: ``ModelFileError``, with the place in the file of each thing that is wrong.
  /// - Complexity: linear in the size of the file.
  public init(json: [UInt8], file: String = "-") throws {
    func fail(_ message: String, _ location: SourceLocation? = nil) -> ModelFileError {
      ModelFileError(file: file, problems: [.init(message: message, location: location)])
    }
    let text = JSONText(bytes: json, file: file)
    if json.allSatisfy(JSONText.isSpace) {
      throw fail("the file is empty; a model begins with {\"portolan\": {\"model\": 1}, …")
    }
    do {
      let data = Data(json)
      let header: ModelHeader
      do {
        header = try JSONDecoder().decode(ModelHeader.self, from: data)
      } catch DecodingError.keyNotFound(let key, _) {
        throw fail(
          """
          this is JSON, but no model: '\(key.stringValue)' is missing; \
          a model begins with {"portolan": {"model": \(Self.formatVersion)}, …
          """, text.location(of: []))
      } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
        throw fail("this is JSON, but no model: a model is an object", text.location(of: []))
      }
      guard header.portolan.model <= Self.formatVersion, header.portolan.model >= 1 else {
        throw fail(
          """
          this model has format version \(header.portolan.model); this Portolan reads up to \
          version \(Self.formatVersion); use a newer Portolan, or write the model again
          """, text.location(of: [.key("portolan"), .key("model")]))
      }
      self = try JSONDecoder().decode(NavigationModel.self, from: data)
    } catch let error as DecodingError {
      throw ModelFileError(file: file, problems: [text.problem(error)])
    }
    let problems = problems()
    if !problems.isEmpty {
      throw ModelFileError(
        file: file,
        problems: problems.map {
          .init(message: $0.description, location: text.location(of: $0.path))
        })
    }
  }

  /// The model as a file: sorted keys, two spaces, a newline at the end, the same bytes for the same model.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

/// The part of a model file that says which version it is, readable whatever the rest looks like.
public struct ModelHeader: Hashable, Sendable, Codable {
  public var portolan: Versions

  public struct Versions: Hashable, Sendable, Codable {
    public var model: Int
  }
}

extension NavigationModel: Codable {
  private enum Key: String, CodingKey { case portolan, name, roots, screens, unresolved }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "App"
    roots = try container.decode([Root].self, forKey: .roots)
    screens = try container.decode([Screen].self, forKey: .screens)
    unresolved = try container.decode([Unresolved].self, forKey: .unresolved)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(ModelHeader.Versions(model: Self.formatVersion), forKey: .portolan)
    try container.encode(name, forKey: .name)
    try container.encode(roots, forKey: .roots)
    try container.encode(screens, forKey: .screens)
    try container.encode(unresolved, forKey: .unresolved)
  }
}

extension KeyedDecodingContainer {
  /// A list that a hand-written file leaves out is empty. The synthesised initialisers of this module find this
  /// overload before the standard library's.
  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }
}

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
  fileprivate func problem(_ error: DecodingError) -> ModelFileError.Problem {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      // The decoder says where only in words, and not for a file that ends too soon: look ourselves.
      let mistake = firstMistake()
      return .init(
        message: "this is no JSON: \(mistake?.message ?? context.debugDescription)",
        location: location(at: mistake?.offset ?? bytes.count))
    case .dataCorrupted(let context):
      return located(context.codingPath, context.debugDescription)
    case .keyNotFound(let key, let context):
      return located(context.codingPath, "'\(key.stringValue)' is missing")
    case .valueNotFound(_, let context):
      return located(context.codingPath, "a value is missing")
    case .typeMismatch(let type, let context):
      let wanted =
        switch "\(type)" {
        case let name where name.hasPrefix("Array"): "a list"
        case let name where name.hasPrefix("Dictionary"): "an object"
        case "String": "a string"
        case "Bool": "true or false"
        default: "a number"
        }
      return located(context.codingPath, "this should be \(wanted)")
    @unknown default:
      return .init(message: "\(error)", location: nil)
    }
  }

  private func located(_ path: [any CodingKey], _ message: String) -> ModelFileError.Problem {
    let path = path.map { key in
      key.intValue.map(ModelProblem.PathElement.index) ?? .key(key.stringValue)
    }
    let place = ModelProblem.text(of: path)
    return .init(
      message: place.isEmpty ? message : "\(place): \(message)", location: location(of: path))
  }
}
