import PortolanModel

/// Windows and popovers that a nib holds, and of which code has but an outlet: `window!.beginSheet(saveSheet)`,
/// `hintPopover.show(relativeTo: …)`. Nib files are not read, so that nobody knows what stands there; that it is shown, and what the
/// outlet is called, is known.
extension ViewWalk {
  /// Notes that a controller's code shows such a window; `false` for any other, and for one that its code fills.
  mutating func show(
    ofNib window: Expression, as presentation: Presentation, _ form: String
  ) -> Bool {
    guard isInController, isInOwnCode, let host, let outlet = storedProperty(window),
      outlet.attribute("IBOutlet") != nil, evaluate(window).type.windowClass != nil,
      environment.scope?.fills(outlet.name) == false
    else { return false }
    let known = links.lastIndex {
      $0.host === host && $0.title == outlet.name && $0.region == nil && $0.form == form
    }
    if let known {
      links[known].join(condition)
      return true
    }
    var link = LinkSite(
      form: form, presentation: presentation, host: host,
      location: location(position(of: window)), surroundings: .modal, condition: condition)
    link.title = outlet.name
    add(link)
    return true
  }
}

extension Dialect {
  /// `popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)`
  static let popoversOfNibs = Dialect(modifiers: [
    "show": { _, call, walk in
      guard call["relativeTo"] != nil, case .member(let popover?, _, _) = call.callee,
        walk.evaluate(popover).type.windowClass == "NSPopover"
      else { return false }
      return walk.show(ofNib: popover, as: .popover, "show(relativeTo:of:preferredEdge:)")
    }
  ])
}

extension TypeSymbol {
  /// Whether its code gives a window or a popover that it keeps something to show: `hintPopover.contentViewController = page`.
  fileprivate func fills(_ property: String) -> Bool {
    members.contains { member in
      (member.declaration.body ?? []).windowContents.contains {
        if case .member(let window?, _, _) = $0.target { window.ownName == property } else { false }
      }
    }
  }
}
