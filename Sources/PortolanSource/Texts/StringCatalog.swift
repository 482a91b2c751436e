import Foundation

/// The keys of an `.xcstrings` file with their texts in the language that it is written in.
struct StringCatalog {
  /// In the order of the keys.
  let entries: [(key: String, text: String)]

  /// `nil` where the bytes are no catalog.
  init?(_ bytes: [UInt8]) {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else {
      return nil
    }
    let language = catalog.sourceLanguage ?? "en"
    entries = catalog.strings.compactMap { key, entry in
      entry.localizations?[language]?.text.map { (key, $0) }
    }.sorted { $0.key < $1.key }
  }

  private struct Catalog: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    /// By language; what has none in its own is its own text.
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?

    /// Of one that varies with a number or a device nobody knows which is shown.
    var text: String? { stringUnit?.value }
  }

  private struct Unit: Decodable {
    var value: String?
  }
}
