/// Two versions of a model side by side: what is in one and not in the other, what changed in what is in both, and what is
/// merely called otherwise.
public struct ModelComparison: Sendable {
  public let old: NavigationModel
  public let new: NavigationModel
  /// In a fixed order: the model, its roots, then each screen by its id, with its slots, their destinations, its links
  /// and its actions by their names. What is called otherwise stands where its new name does.
  public let differences: [Difference]
  /// The older model, in which what is called otherwise now has its new name.
  package let oldInNewNames: NavigationModel

  /// Compares two models.
  ///
  /// What belongs to an added or removed screen or slot is not listed by itself. The order of screens, slots and destinations
  /// is no difference. A screen, slot or destination that went and one that came which holds nearly the same are one that
  /// was renamed; what referred to it under its old name has not changed.
  ///
  /// - Complexity: that of sorting both models.
  public init(
    from old: NavigationModel, to new: NavigationModel, options: ComparisonOptions = []
  ) {
    self.old = old
    self.new = new
    oldInNewNames = old.renamed(Renames(from: old, to: new))
    var walk = ComparisonWalk(options: options)
    walk.compare(Earlier(original: old, translated: oldInNewNames), new)
    differences = walk.differences
  }
}

extension NavigationModel {
  /// The differences of a ``ModelComparison`` with an older model.
  public func differences(
    from old: NavigationModel, options: ComparisonOptions = []
  ) -> [Difference] {
    ModelComparison(from: old, to: self, options: options).differences
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

/// A part of the older model, as it was and in the newer one's names.
private struct Earlier<Part> {
  var original: Part
  var translated: Part

  /// The parts of it, each with its translation.
  func each<Inner>(_ parts: (Part) -> [Inner]) -> [Earlier<Inner>] {
    zip(parts(original), parts(translated)).map { Earlier<Inner>(original: $0, translated: $1) }
  }
}

private struct ComparisonWalk {
  let options: ComparisonOptions
  var differences: [Difference] = []

  mutating func compare(_ old: Earlier<NavigationModel>, _ new: NavigationModel) {
    compare(old, new, fields: NavigationModel.fields, .init(kind: .model))
    for (screen, old, new) in matches(old.each(\.roots), new.roots, by: \.screen) {
      compare(old, new, fields: Root.fields, .init(kind: .root, screen: screen))
    }
    for (screen, old, new) in matches(old.each(\.screens), new.screens, by: \.id) {
      let subject = Difference.Subject(kind: .screen, screen: screen)
      let isRenamed = noteRename(old, subject, name: \.id)
      let fields =
        isRenamed ? Screen.fields.filter { !Screen.namingFields.contains($0.name) } : Screen.fields
      compare(old, new, fields: fields, subject)
      if let old, let new { compare(old, new, in: screen) }
    }
  }

  private mutating func compare(_ old: Earlier<Screen>, _ new: Screen, in screen: Screen.ID) {
    for (slot, old, new) in matches(old.each(\.slots), new.slots, by: \.name) {
      let subject = Difference.Subject(kind: .slot, screen: screen, slot: slot)
      noteRename(old, subject, name: \.name)
      compare(old, new, fields: Slot.fields, subject)
      guard let old, let new else { continue }
      for (name, destination, new) in matches(
        old.each(\.destinations), new.destinations, by: \.name)
      {
        let subject = Difference.Subject(
          kind: .destination, screen: screen, slot: slot, destination: name)
        // One that is named for its slot is called otherwise where the slot is.
        if destination?.original.name != old.original.name || slot == old.original.name {
          noteRename(destination, subject, name: \.name)
        }
        compare(destination, new, fields: Destination.fields, subject)
      }
    }
    for (name, old, new) in matches(old.each(\.links), new.links, by: \.comparisonName) {
      compare(old, new, fields: Link.fields, .init(kind: .link, screen: screen, name: name))
    }
    for (name, old, new) in matches(old.each(\.actions), new.actions, by: \.name) {
      compare(old, new, fields: Action.fields, .init(kind: .action, screen: screen, name: name))
    }
  }

  /// Says that a part is called otherwise now, where it is.
  @discardableResult
  private mutating func noteRename<Value>(
    _ old: Earlier<Value>?, _ subject: Difference.Subject, name: (Value) -> String
  ) -> Bool {
    guard let old else { return false }
    let (before, now) = (name(old.original), name(old.translated))
    if before == now { return false }
    differences.append(Difference(subject: subject, change: .renamed, old: before, new: now))
    return true
  }

  /// Says what is only on one side, or which fields changed.
  private mutating func compare<Value>(
    _ old: Earlier<Value>?, _ new: Value?, fields: [ComparedField<Value>],
    _ subject: Difference.Subject
  ) {
    guard let old, let new else {
      let change = old == nil ? Difference.Change.added : .removed
      differences.append(Difference(subject: subject, change: change))
      return
    }
    for field in fields where options.isSuperset(of: field.option) {
      let (before, after) = (field.text(old.original), field.text(new))
      // A field can go on saying an old name that something else has as well.
      if before != after, field.text(old.translated) != after {
        differences.append(
          Difference(
            subject: subject, change: .changed, field: field.name, old: before, new: after))
      }
    }
  }

  /// What has one name on both sides, by name. Where several have one name, the first goes with the first.
  private func matches<Element>(
    _ old: [Earlier<Element>], _ new: [Element], by name: (Element) -> String
  ) -> [(name: String, old: Earlier<Element>?, new: Element?)] {
    let old = Dictionary(grouping: old) { name($0.translated) }
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

extension Screen {
  /// What changes with the name.
  fileprivate static let namingFields: Set<String> = ["title", "module", "type"]
}

extension Link {
  /// A link has no name of its own.
  package var comparisonName: String {
    [form, (leadsTo ?? value).map { "→ \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}
