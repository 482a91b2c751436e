/// A pattern for paths, written as a line of a `.gitignore` file.
package struct PathPattern: Sendable {
  /// Whether it takes back what patterns before it say.
  package private(set) var isNegated = false
  /// Whether the pattern ends with a slash.
  private var isForFolders = false
  /// The pattern from slash to slash.
  private var segments: [Segment] = []

  /// `nil` for a comment or an empty line.
  package init?(_ line: String) {
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

  /// Whether it speaks of a file, or of a folder around it; the path has no slash in front.
  package func covers(file: String) -> Bool {
    let path = file.split(separator: "/").map { Array($0.unicodeScalars) }
    return path.indices.contains { matches(path[...$0], isFolder: $0 < path.count - 1) }
  }

  /// Whether it speaks of just this file or folder.
  package func matches(_ path: ArraySlice<[Unicode.Scalar]>, isFolder: Bool) -> Bool {
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
    // Without a further `**`, what follows is as long as the end of the path that it matches.
    if !rest.contains(where: \.isAnyFolders) {
      return path.count >= rest.count && match(rest, path.suffix(rest.count))
    }
    return path.indices.contains { match(rest, path[$0...]) }
  }
}

/// What stands between two slashes of a pattern.
private enum Segment: Sendable {
  /// `**`
  case anyFolders
  case name([Unicode.Scalar])
  case pattern([Piece])

  var isAnyFolders: Bool { if case .anyFolders = self { true } else { false } }

  enum Piece: Sendable {
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
