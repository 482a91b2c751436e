import Foundation

/// The rules of one `.gitignore` file, or other patterns in its syntax.
struct GitIgnore: Sendable {
  /// The path of the folder that the patterns are relative to.
  private let folder: String
  private let rules: [Rule]

  init(patterns: [String], in folder: String) {
    self.folder = folder == "/" ? folder : folder + "/"
    rules = patterns.compactMap { Rule($0) }
  }

  /// Reads the `.gitignore` of a folder, if there is one.
  init(of folder: String) {
    let data = FileManager.default.contents(atPath: folder + "/.gitignore") ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(patterns: lines.map { String($0) }, in: folder)
  }

  /// What the folders around a folder have, up to the root of its repository. Nothing if there is no repository, or if the
  /// folder is ignored itself: then somebody asked for it nevertheless.
  static func around(_ folder: String) -> [GitIgnore] {
    var outer: [String] = []
    var location = folder
    while !FileManager.default.fileExists(atPath: location + "/.git") {
      guard location != "/", !location.isEmpty else { return [] }
      location = (location as NSString).deletingLastPathComponent
      outer.insert(location, at: 0)
    }
    let rules = outer.map { GitIgnore(of: $0) }
    let isIgnored = (outer.dropFirst() + [folder]).contains {
      ignores($0, isFolder: true, by: rules)
    }
    return isIgnored ? [] : rules
  }

  /// Whether the innermost rule that speaks of a path ignores it. The files are given from the outermost on.
  static func ignores(_ path: String, isFolder: Bool, by files: [GitIgnore]) -> Bool {
    for file in files.reversed() {
      if let verdict = file.ignores(path, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// Whether the last rule that speaks of a path ignores it; `nil` if none does.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    guard !rules.isEmpty, path.hasPrefix(folder) else { return nil }
    let segments = path.dropFirst(folder.count).split(separator: "/")
      .map { Array($0.unicodeScalars) }
    return rules.last { $0.matches(segments[...], isFolder: isFolder) }.map { !$0.isNegated }
  }
}

/// One line of a `.gitignore` file.
private struct Rule {
  var isNegated = false
  /// Whether the pattern ends with a slash.
  var isForFolders = false
  /// The pattern from slash to slash.
  var segments: [Segment] = []

  /// `nil` for a comment or an empty line.
  init?(_ line: String) {
    var line = Substring(line)
    // Spaces at the end count only where they are quoted.
    while line.last == " ", !line.dropLast().hasSuffix("\\") { line.removeLast() }
    guard !line.isEmpty, line.first != "#" else { return nil }
    if line.first == "!" {
      isNegated = true
      line.removeFirst()
    }
    if line.last == "/" {
      isForFolders = true
      line.removeLast()
    }
    guard !line.isEmpty else { return nil }
    let isAnchored = line.contains("/")
    segments = line.split(separator: "/").map { Segment($0) }
    if !isAnchored { segments.insert(.anyFolders, at: 0) }
  }

  func matches(_ path: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool {
    (isFolder || !isForFolders) && Self.match(segments[...], path)
  }

  private static func match(
    _ segments: ArraySlice<Segment>, _ path: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let first = segments.first else { return path.isEmpty }
    let rest = segments.dropFirst()
    guard case .anyFolders = first else {
      guard let name = path.first, first.matches(name[...]) else { return false }
      return match(rest, path.dropFirst())
    }
    // At the end, `folder/**` is all that the folder holds, and not the folder.
    if rest.isEmpty { return !path.isEmpty }
    return path.indices.contains { match(rest, path[$0...]) }
  }
}

/// What stands between two slashes of a pattern.
private enum Segment {
  /// `**`
  case anyFolders
  case name([Unicode.Scalar])
  case pattern([Piece])

  enum Piece {
    case scalar(Unicode.Scalar)
    /// `?`
    case any
    /// `*`
    case anyNumber
    /// `[a-z]`
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  init(_ text: Substring) {
    if text == "**" {
      self = .anyFolders
      return
    }
    var pieces: [Piece] = []
    var rest = Array(text.unicodeScalars)[...]
    while let next = rest.popFirst() {
      switch next {
      case "\\": pieces.append(.scalar(rest.popFirst() ?? next))
      case "?": pieces.append(.any)
      case "*": pieces.append(.anyNumber)
      case "[": pieces.append(Self.popClass(from: &rest) ?? .scalar(next))
      default: pieces.append(.scalar(next))
      }
    }
    let scalars: [Unicode.Scalar] = pieces.compactMap { piece in
      if case .scalar(let scalar) = piece { scalar } else { nil }
    }
    self = scalars.count == pieces.count ? .name(scalars) : .pattern(pieces)
  }

  /// What follows a `[`, up to its `]`; `nil` if there is none.
  private static func popClass(from rest: inout ArraySlice<Unicode.Scalar>) -> Piece? {
    var text = rest
    var isNegated = false
    if text.first == "!" || text.first == "^" {
      isNegated = true
      text.removeFirst()
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let next = text.popFirst() {
      if next == "]", !ranges.isEmpty {
        rest = text
        return .oneOf(ranges, isNegated: isNegated)
      }
      let low = next == "\\" ? text.popFirst() ?? next : next
      if text.first == "-", let high = text.dropFirst().first, high != "]" {
        text.removeFirst(2)
        if low <= high { ranges.append(low...high) }
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }

  func matches(_ name: ArraySlice<Unicode.Scalar>) -> Bool {
    switch self {
    case .anyFolders: true
    case .name(let scalars): name.elementsEqual(scalars)
    case .pattern(let pieces): Self.match(pieces, name)
    }
  }

  /// Goes back to the last `*` only: an earlier one could match no more than that one does.
  private static func match(_ pieces: [Piece], _ name: ArraySlice<Unicode.Scalar>) -> Bool {
    var piece = 0
    var index = name.startIndex
    var retry: (piece: Int, index: Int)?
    while index < name.endIndex {
      if piece < pieces.count, case .anyNumber = pieces[piece] {
        retry = (piece, index)
        piece += 1
      } else if piece < pieces.count, pieces[piece].matches(name[index]) {
        piece += 1
        index += 1
      } else if let last = retry {
        retry = (last.piece, last.index + 1)
        piece = last.piece + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { if case .anyNumber = $0 { true } else { false } }
  }
}

extension Segment.Piece {
  fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .any, .anyNumber: true
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
