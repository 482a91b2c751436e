/// One thing in which two models differ.
public struct Difference: Hashable, Sendable, Codable {
  public var subject: Subject
  public var change: Change
  /// The key of the field that changed, as a model file writes it; absent for what was added or removed.
  public var field: String?
  /// What the field said before, in words; absent where it said nothing. Of what was renamed, the old name.
  public var old: String?
  /// What it says now. Of what was renamed, the new name.
  public var new: String?

  public init(
    subject: Subject, change: Change, field: String? = nil, old: String? = nil, new: String? = nil
  ) {
    self.subject = subject
    self.change = change
    self.field = field
    self.old = old
    self.new = new
  }

  public enum Change: String, Hashable, Sendable, Codable, CaseIterable {
    case added, removed, changed, renamed
  }

  /// The part of a model that a difference speaks of.
  public struct Subject: Hashable, Sendable, Codable {
    public var kind: Kind
    /// The screen that it is, or that it belongs to; absent for the model itself.
    public var screen: Screen.ID?
    public var slot: String?
    public var destination: String?
    /// For a link, its form and where it leads; for an action, its name.
    public var name: String?

    public init(
      kind: Kind,
      screen: Screen.ID? = nil,
      slot: String? = nil,
      destination: String? = nil,
      name: String? = nil
    ) {
      self.kind = kind
      self.screen = screen
      self.slot = slot
      self.destination = destination
      self.name = name
    }

    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case model, root, screen, slot, destination, link, action
    }
  }
}

extension Difference: CustomStringConvertible {
  /// `+ slot 'A.path'`, `~ slot 'A.path': arity atMostOne → sequence`, or `~ slot 'A.path': was 'stack'`.
  public var description: String {
    switch change {
    case .added: return "+ \(subject)"
    case .removed: return "- \(subject)"
    case .changed:
      let (old, new) = (old ?? "nothing", new ?? "nothing")
      return "~ \(subject): \(field ?? "") \(old) → \(new)"
    case .renamed: return "~ \(subject): was '\(old ?? "")'"
    }
  }
}

extension Difference.Subject: CustomStringConvertible {
  public var description: String {
    let path = [screen, slot, destination, name].compactMap(\.self).joined(separator: ".")
    return path.isEmpty ? kind.rawValue : "\(kind.rawValue) '\(path)'"
  }
}
