import PortolanModel

extension [Link] {
  /// The links in groups that are told once, for many buttons can hold the same link: those of one key. A tab is there by itself, so
  /// that those of different titles are told each.
  func inGroups(by key: (Link) -> [String]) -> [[Link]] {
    var numbers: [[String]: Int] = [:]
    var groups: [[Link]] = []
    for link in self {
      let key = key(link) + link.tabTitle
      let number = numbers[key, default: groups.count]
      if number == groups.count {
        numbers[key] = number
        groups.append([])
      }
      groups[number].append(link)
    }
    return groups
  }

  /// What is written on them, each text once, and as many as are read at a glance.
  var titlesInWords: String? {
    var titles: [String] = []
    for title in compactMap(\.title).map({ legible($0) }) where !titles.contains(title) {
      titles.append(title)
    }
    guard let first = titles.first else { return nil }
    var text = first
    for (number, title) in titles.enumerated().dropFirst() {
      let rest = titles.count - number
      if text.count + title.count > Self.longestTitles {
        return "\(text) and \(grouped(rest)) more"
      }
      text += ", \(title)"
    }
    return text
  }

  private static var longestTitles: Int { 44 }
}

extension Link {
  /// What tells one tab from another that shows the same screen.
  var tabTitle: [String] { presentation == .tab ? [title].compactMap(\.self) : [] }
}
