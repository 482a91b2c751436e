/// Links with a value in views that several screens show: on each they push onto the stacks in which that stands.
extension SourceAssembly {
  /// Whether what a part's links push hangs on the page that shows the part.
  func pushesByPage(_ part: TypeSymbol) -> Bool {
    links(of: part).contains { $0.value != nil && stacks(around: $0).count > 1 }
  }

  /// Whether a link, be it where a page shows it, is known to stand in other stacks than those that are bound to a path.
  func isElsewhere(
    _ path: StatePath, than link: LinkSite, on page: PassedState.Page? = nil
  ) -> Bool {
    var around = stacks(around: link)
    if let page {
      let own = stacks(around: page.view) ?? []
      around = around.filter { number in
        walk.containers.indices.contains(number)
          && (own.contains(number) || walk.containers[number].host.map(page.holds) == true)
      }
    }
    return !around.isEmpty && !binds(around, path)
  }

  /// Whether one of some stacks is bound to a path.
  private func binds(_ stacks: Set<Int>, _ path: StatePath) -> Bool {
    stacks.contains { number in
      walk.containers[number].path.map { evidence.owners(of: $0).contains(path) } ?? false
    }
  }
}
