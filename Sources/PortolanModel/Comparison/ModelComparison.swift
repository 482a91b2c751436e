extension NavigationModel {
  /// What is in this model and not in an older one, the other way round, and what changed in what is in both.
  ///
  /// The order is fixed: the model, its roots, then each screen by its id, with its slots, their destinations, its links
  /// and its actions by their names. What belongs to an added or removed screen or slot is not listed by itself. The
  /// order of screens, slots and destinations is no difference.
  ///
  /// - Complexity: that of sorting both models.
  public func differences(
    from old: NavigationModel, options: ComparisonOptions = []
  ) -> [Difference] {
    var comparison = ModelComparison(options: options)
    comparison.compare(old, self)
    return comparison.differences
  }
}

/// What else counts as a change.
public struct ComparisonOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where things stand in the source: they move with each edit of a file.
  public static let locations = ComparisonOptions(rawValue: 1)
  /// How facts are known: it differs between readers of the same app.
  public static let origins = ComparisonOptions(rawValue: 2)
}

private struct ModelComparison {
  let options: ComparisonOptions
  var differences: [Difference] = []

  init(options: ComparisonOptions) { self.options = options }

  mutating func compare(_ old: NavigationModel, _ new: NavigationModel) {
    compare(old, new, fields: NavigationModel.fields, .init(kind: .model))
    for (screen, old, new) in matches(old.roots, new.roots, by: \.screen) {
      compare(old, new, fields: Root.fields, .init(kind: .root, screen: screen))
    }
    for (screen, old, new) in matches(old.screens, new.screens, by: \.id) {
      compare(old, new, fields: Screen.fields, .init(kind: .screen, screen: screen))
      if let old, let new { compare(old, new, in: screen) }
    }
  }

  private mutating func compare(_ old: Screen, _ new: Screen, in screen: Screen.ID) {
    for (slot, old, new) in matches(old.slots, new.slots, by: \.name) {
      compare(old, new, fields: Slot.fields, .init(kind: .slot, screen: screen, slot: slot))
      guard let old, let new else { continue }
      for (name, old, new) in matches(old.destinations, new.destinations, by: \.name) {
        compare(
          old, new, fields: Destination.fields,
          .init(kind: .destination, screen: screen, slot: slot, destination: name))
      }
    }
    for (name, old, new) in matches(old.links, new.links, by: \.comparisonName) {
      compare(old, new, fields: Link.fields, .init(kind: .link, screen: screen, name: name))
    }
    for (name, old, new) in matches(old.actions, new.actions, by: \.name) {
      compare(old, new, fields: Action.fields, .init(kind: .action, screen: screen, name: name))
    }
  }

  /// Says what is only on one side, or which fields changed.
  private mutating func compare<Value>(
    _ old: Value?, _ new: Value?, fields: [ComparedField<Value>], _ subject: Difference.Subject
  ) {
    guard let old, let new else {
      let change = old == nil ? Difference.Change.added : .removed
      differences.append(Difference(subject: subject, change: change))
      return
    }
    for field in fields where options.isSuperset(of: field.option) {
      let (before, after) = (field.text(old), field.text(new))
      if before != after {
        differences.append(
          Difference(
            subject: subject, change: .changed, field: field.name, old: before, new: after))
      }
    }
  }

  /// What has one name on both sides, by name. Where several have one name, the first goes with the first.
  private func matches<Element>(
    _ old: [Element], _ new: [Element], by name: (Element) -> String
  ) -> [(name: String, old: Element?, new: Element?)] {
    let old = Dictionary(grouping: old, by: name)
    let new = Dictionary(grouping: new, by: name)
    return Set(old.keys).union(new.keys).sorted().flatMap { name in
      let (before, after) = (old[name] ?? [], new[name] ?? [])
      return (0..<max(before.count, after.count)).map { number in
        (
          name, number < before.count ? before[number] : nil,
          number < after.count ? after[number] : nil
        )
      }
    }
  }
}

extension Link {
  /// A link has no name of its own.
  fileprivate var comparisonName: String {
    [form, (leadsTo ?? value).map { "→ \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}
