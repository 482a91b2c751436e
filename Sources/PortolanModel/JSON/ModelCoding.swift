/// The part of a model file that says which version it is, readable whatever the rest looks like.
public struct ModelHeader: Hashable, Sendable, Codable {
  public var portolan: Versions

  public struct Versions: Hashable, Sendable, Codable {
    public var model: Int

    init(model: Int) { self.model = model }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      model = try container.decodeWholeNumber(forKey: .model)
    }

    private enum CodingKeys: String, CodingKey { case model }
  }
}

extension NavigationModel: Codable {
  /// The version of the model format that this code reads and writes.
  public static let formatVersion = 1

  private enum Key: String, CodingKey {
    case portolan, name, roots, screens, unresolved, ignores, urlPrefix, sourceRoot
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "App"
    roots = try container.decode([Root].self, forKey: .roots)
    // A model without this list is a misspelled one; the empty list can be written.
    guard container.contains(.screens) else {
      throw DecodingError.keyNotFound(
        Key.screens, .init(codingPath: container.codingPath, debugDescription: ""))
    }
    screens = try container.decode([Screen].self, forKey: .screens)
    unresolved = try container.decode([Unresolved].self, forKey: .unresolved)
    ignores = try container.decode([Ignore].self, forKey: .ignores)
    urlPrefix = try container.decodeIfPresent(String.self, forKey: .urlPrefix)
    sourceRoot = try container.decodeIfPresent(String.self, forKey: .sourceRoot)
    for screen in screens.indices {
      for slot in screens[screen].slots.indices where screens[screen].slots[slot].properties.isEmpty
      {
        screens[screen].slots[slot].properties = [screens[screen].slots[slot].name]
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    // In the order of the keys, so that nothing has to be moved when all of it is written.
    if !ignores.isEmpty { try container.encode(ignores, forKey: .ignores) }
    try container.encode(name, forKey: .name)
    try container.encode(ModelHeader.Versions(model: Self.formatVersion), forKey: .portolan)
    try container.encode(roots, forKey: .roots)
    try container.encode(SortedJSON.LongList(screens), forKey: .screens)
    try container.encodeIfPresent(sourceRoot, forKey: .sourceRoot)
    try container.encode(unresolved, forKey: .unresolved)
    try container.encodeIfPresent(urlPrefix, forKey: .urlPrefix)
  }
}

// The synthesised initialisers of this module find these overloads before the standard library's.
extension KeyedDecodingContainer {
  /// A list that a hand-written file leaves out is empty.
  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }

  /// A word out of a list of words; the error for another one names them all.
  func decode<Word: WordOfTheFormat>(_ type: Word.Type, forKey key: Key) throws -> Word {
    try word(decode(String.self, forKey: key), key)
  }

  func decodeIfPresent<Word: WordOfTheFormat>(_ type: Word.Type, forKey key: Key) throws -> Word? {
    try decodeIfPresent(String.self, forKey: key).map { try word($0, key) }
  }

  /// A whole number. Decoders that are asked for one call a fraction damaged JSON, and do not say where.
  func decodeWholeNumber(forKey key: Key) throws -> Int {
    let number = try decode(Double.self, forKey: key)
    if let whole = Int(exactly: number) { return whole }
    throw DecodingError.typeMismatch(
      Int.self, .init(codingPath: codingPath + [key], debugDescription: ""))
  }

  /// The number of a line or a column.
  func decodeLineNumber(forKey key: Key) throws -> Int {
    let number = try decodeWholeNumber(forKey: key)
    if number >= 1 { return number }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "\(number): lines and columns count from 1")
  }

  private func word<Word: WordOfTheFormat>(_ text: String, _ key: Key) throws -> Word {
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "'\(text)' is none of \(words)")
  }
}

/// An enum that a model file writes as one word.
protocol WordOfTheFormat: RawRepresentable, CaseIterable, Decodable where RawValue == String {}

extension Root.How: WordOfTheFormat {}
extension Screen.Kind: WordOfTheFormat {}
extension Slot.Arity: WordOfTheFormat {}
extension Slot.Encoding: WordOfTheFormat {}
extension Slot.Storage: WordOfTheFormat {}
extension Payload.Role: WordOfTheFormat {}
extension Action.Kind: WordOfTheFormat {}
extension Action.Effect.Kind: WordOfTheFormat {}
extension Origin: WordOfTheFormat {}
