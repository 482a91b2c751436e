import PortolanModel

extension Dialect {
  /// What a person calls a screen: `.navigationTitle("Inbox")`, the title of an alert, of a controller. Only what the code writes out
  /// is a title; what it works out is not known.
  static let titles = Dialect(
    modifiers: ["navigationTitle": title, "navigationBarTitle": title],
    containers: [
      "Alert": titled, "ActionSheet": titled, "UIAlertController": titled,
    ],
    assignments: [
      "title": { base, value, walk in
        guard walk.isInController, base == nil || base?.isOwnBar == true else { return false }
        walk.note(title: value)
        return false
      }
    ])

  private static let title: Understand = { _, call, walk in
    if let first = call.arguments.first, first.label == nil { walk.note(title: first.value) }
    return false
  }

  private static let titled: Understand = { _, call, walk in
    if let title = call["title"] { walk.note(title: title) }
    return false
  }
}

extension ViewWalk {
  fileprivate mutating func note(title: Expression) {
    // A second title, or one that is worked out, leaves none.
    region.titles.append(.init(text: self.title(in: title) ?? ""))
  }
}

extension Region {
  struct Title {
    /// Empty for one that is worked out.
    var text: String
    /// Whether the sidebar of a split view has it: it stands beside the page that is chosen there.
    var isOfSidebar = false
  }

  /// The title that the code writes out for it, where it is the only one.
  var title: String? { titles.only }

  /// The same of a page that is one of several: not what the sidebar is called in which it is chosen.
  var titleOfPage: String? { titles.filter { !$0.isOfSidebar }.only }

  /// Has the titles from a position on be those of a sidebar.
  func haveTitlesOfSidebar(from start: Int) {
    for number in titles.indices.dropFirst(start) { titles[number].isOfSidebar = true }
  }
}

extension [Region.Title] {
  fileprivate var only: String? {
    let known = Set(map(\.text))
    return known.count == 1 && known != [""] ? known.first : nil
  }
}

extension Expression {
  /// `self`, or the item of its own in the bar.
  fileprivate var isOwnBar: Bool {
    switch self {
    case .name("self", _), .name("navigationItem", _),
      .member(.name("self", _)?, "navigationItem", _):
      true
    default: false
    }
  }
}
