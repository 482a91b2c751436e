/// What a chain is asked to say, step by step.
struct PlaceWords: Hashable, Sendable {
  var words: [String]
  /// Whether each destination may be called what URLs call it.
  var isURL: Bool
  /// Whether a chain ends with the last of the words.
  var isWhole: Bool

  /// How many words a choice says from one on; `nil` where it says others.
  func count(saidBy choice: Choice, from start: Int) -> Int? {
    let suffix = choice.suffix.split(separator: "/")
    let said = count(of: choice.label.split(separator: "/") + suffix, from: start)
    guard said == nil, isURL, let url = choice.url else { return said }
    return count(of: url.split(separator: "/") + suffix, from: start)
  }

  /// How many words a choice says by a name that it has elsewhere, as with its slot where others have the same.
  func count(saidBy choice: Choice, named name: String, from start: Int) -> Int? {
    var choice = choice
    choice.label = name
    return count(saidBy: choice, from: start)
  }

  /// A value stands for any label: `42` is `:id`.
  private func count(of said: [Substring], from start: Int) -> Int? {
    let rest = words[start...]
    guard said.count <= rest.count,
      zip(said, rest).allSatisfy({ $0 == $1 || $0.hasPrefix(":") })
    else { return nil }
    return said.count
  }
}
