import PortolanCheck
import PortolanModel

/// What a team has decided about how its app is read and checked: the file `.portolan.yml`.
public struct Configuration: Hashable, Sendable {
  /// The path by which messages call the file.
  public let file: String
  /// What is read where nothing else is named, relative to the file's folder.
  public var inputs: [Located<String>] = []
  public var targets: [Located<String>] = []
  /// What is left out, relative to the file's folder.
  public var exclude: [Located<String>] = []
  public var includesTests: Bool?
  public var roots: [Located<String>] = []
  /// By rule; `nil` for a rule that is off.
  public var severities: [Rule.ID: Severity?] = [:]
  public var exceptions: [Exception] = []
  /// By screen.
  public var titles: [Entry<String>] = []
  public var tags: [Entry<[String]>] = []
  /// By slot or destination.
  public var presentations: [Entry<Presentation>] = []
  public var roles: [Entry<Role>] = []
  public var grammars: [Entry<String>] = []
  public var urlPrefix: String?
  public var urls: [Entry<String>] = []

  public init(file: String) { self.file = file }

  /// What is said of a part of the app.
  public struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The part as written: `InventoryModel`, `InventoryModel.destination.add`.
    public var subject: Located<String>
    public var value: Value

    public init(subject: Located<String>, value: Value) {
      self.subject = subject
      self.value = value
    }
  }

  /// Findings that are fine where they are.
  public struct Exception: Hashable, Sendable {
    public var rules: [Located<Rule.ID>]
    public var screens: [Located<String>]?
    public var paths: [Located<String>]?
    public var reason: String
    public var location: SourceLocation

    public init(
      rules: [Located<Rule.ID>], screens: [Located<String>]? = nil, paths: [Located<String>]? = nil,
      reason: String, at location: SourceLocation
    ) {
      self.rules = rules
      self.screens = screens
      self.paths = paths
      self.reason = reason
      self.location = location
    }
  }

  /// What a value is for.
  public enum Role: String, Hashable, Sendable {
    case data, id, state, destination
  }
}

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Parameter file: What to call it in messages.
  /// - Throws: ``ConfigurationError`` with everything that is wrong, whatever app it is for.
  public init(yaml bytes: [UInt8], file: String) throws(ConfigurationError) {
    self.init(file: file)
    // A file of comments alone is what is left when everything is commented out.
    guard let value = try YAMLReader(bytes: bytes, file: file).value() else { return }
    if case .nothing = value.content { return }
    var check = ShapeCheck()
    check.check(value, .record(ConfigurationKey.all))
    if !check.problems.isEmpty { throw ConfigurationError(problems: check.problems) }
    for entry in value.entries { read(entry.value, of: entry.key.value) }
  }

  /// What was checked has the shape that its key demands.
  private mutating func read(_ value: YAMLValue, of key: String) {
    switch key {
    case "inputs": inputs = value.texts
    case "targets": targets = value.texts
    case "exclude": exclude = value.texts
    case "include-tests": if case .flag(let flag) = value.content { includesTests = flag }
    case "roots": roots = value.texts
    case "severity":
      for entry in value.entries {
        guard let word = entry.value.text else { continue }
        severities[entry.key.value] = .some(Severity(rawValue: word))
      }
    case "ignore": exceptions = value.elements.map(Exception.init)
    case "titles": titles = value.map(\.text)
    case "tags": tags = value.map { $0.texts.map(\.value) }
    case "presentations":
      presentations = value.map { value in
        if let name = value["custom"]?.text { return .custom(name) }
        return Presentation.named.first { $0.name == value.text }
      }
    case "roles": roles = value.map { $0.text.flatMap(Role.init) }
    case "grammars": grammars = value.map(\.text)
    case "url-prefix": urlPrefix = value.text
    case "urls": urls = value.map(\.text)
    default: preconditionFailure("the key '\(key)' is in the table, and is not read")
    }
  }
}

extension Configuration.Exception {
  fileprivate init(_ value: YAMLValue) {
    self.init(
      rules: value["rules"]?.texts ?? [], screens: value["screens"]?.texts,
      paths: value["paths"]?.texts, reason: value["reason"]?.text ?? "", at: value.location)
  }
}

extension YAMLValue {
  fileprivate var text: String? { if case .text(let text) = content { text } else { nil } }

  fileprivate var elements: [YAMLValue] {
    if case .list(let values) = content { values } else { [] }
  }

  fileprivate var entries: [Entry] { if case .map(let entries) = content { entries } else { [] } }

  fileprivate var texts: [Located<String>] {
    elements.compactMap { value in value.text.map { Located($0, at: value.location) } }
  }

  fileprivate subscript(key: String) -> YAMLValue? {
    entries.first { $0.key.value == key }?.value
  }

  fileprivate func map<Value>(_ read: (YAMLValue) -> Value?) -> [Configuration.Entry<Value>] {
    entries.compactMap { entry in
      read(entry.value).map { .init(subject: entry.key, value: $0) }
    }
  }
}
