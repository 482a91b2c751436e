import PortolanModel

/// What pictures say about the ways out of a screen.
extension CardMaker {
  func text(of exit: ScreenExit, target: Screen?) -> String {
    if let slot = exit.slot, slot.arity == .each {
      return "each \(slot.rowType(target)) in \(legible(slot.name))"
    }
    if let link = exit.link {
      return exit.links.titlesInWords ?? legible(link.words(leadingTo: target))
    }
    return legible(exit.destination?.signature ?? exit.name)
  }

  func label(of exit: ScreenExit, target: Screen?) -> String {
    if exit.slot?.arity == .each { return "each in \(legible(exit.name))" }
    let words = words(for: exit)
    return target == nil ? words : "\(legible(exit.name)) · \(words)"
  }

  func sentence(on exit: ScreenExit, target: Screen?) -> String {
    let from = legible(exit.screen.title)
    let name = legible(exit.name)
    let leadsTo = target.map { " leads to \(legible($0.title))" } ?? ""
    switch exit.slot?.arity {
    case .each: return "\(from): each row in \(name)\(leadsTo)"
    default: return "\(from): \(name), \(words(for: exit))\(leadsTo)"
    }
  }

  /// How it is shown; what is always there, be it in a destination, is no choice, and no place.
  private func words(for exit: ScreenExit) -> String {
    if let slot = exit.slot, slot.arity == .always { return slot.arityInWords }
    return legible(exit.presentation.words)
  }

  func tooltip(of exit: ScreenExit, target: Screen?) -> [String] {
    var what = exit.isInline ? exit.slot?.arityInWords ?? "" : wording(exit.presentation.words)
    if let target { what += ", leads to \(wording(target.type))" }
    let title = exit.destination?.title.map { ["“\(wording($0))”"] } ?? []
    return [wording(exit.destination?.fullSignature ?? exit.name)] + title + [what]
      + place(exit.location)
  }

  func place(_ location: SourceLocation?) -> [String] {
    location.map { ["\(wording($0.file)):\($0.line)"] } ?? []
  }

  /// A name for a tooltip: whole, unless it is beyond reading.
  func wording(_ name: String) -> String { legible(name, limit: 160) }
}

extension Link {
  /// What tells a link without a title from its neighbours: what it carries, where it leads, else how the code says it.
  fileprivate func words(leadingTo target: Screen?) -> String {
    value ?? target?.title ?? form
  }
}
