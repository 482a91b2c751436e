/// Of tables that stand there once for each language, those of the language in which the app is developed.
enum DevelopmentLanguage {
  /// All but the tables in other languages.
  static func read(_ files: [FolderWalk.Found], _ modules: inout ModuleNames)
    -> [FolderWalk.Found]
  {
    var regions: [String: Set<String>] = [:]
    for file in files {
      if let place = Place(of: file.location) {
        regions[place.folder, default: []].insert(place.region)
      }
    }
    if regions.isEmpty { return files }
    var read: [String: String] = [:]
    for (folder, there) in regions {
      let projects = modules.xcodeProjects(around: folder).compactMap(\.targets.developmentRegion)
      // As old projects call it.
      let wanted = projects.map { $0 == "English" ? "en" : $0 } + usual
      read[folder] = wanted.first(where: there.contains)
    }
    return files.filter { file in
      Place(of: file.location).map { read[$0.folder] == $0.region } ?? true
    }
  }

  private static let usual = ["en", "Base", "en-US", "en-GB"]

  /// Where a table stands that is one language's: of `App/en.lproj/Localizable.strings` `App` and `en`.
  private struct Place {
    var folder: String
    var region: String

    init?(of location: String) {
      guard location.hasSuffix(".strings") else { return nil }
      let parts = location.split(separator: "/", omittingEmptySubsequences: false)
      guard let language = parts.dropLast().last, language.hasSuffix(".lproj") else { return nil }
      folder = parts.dropLast(2).joined(separator: "/")
      region = String(language.dropLast(".lproj".count))
    }
  }
}
