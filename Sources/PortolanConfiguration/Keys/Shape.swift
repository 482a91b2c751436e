/// What a value of a configuration may look like. The parser and the schema both follow it, so they can't differ.
indirect enum Shape: Sendable {
  case flag
  case text(TextForm)
  case word([Word])
  case list(of: Shape)
  /// Names of somebody's own, each with a value.
  case map(names: TextForm, of: Shape)
  /// Keys that are known, and what they are: a key, a rule.
  case record([ConfigurationKey], of: String = "key", oneOf: [String] = [])
  /// The name of a presentation, or a map of `custom` to a name of somebody's own.
  case presentation([Word])
}

/// One of the words that a value may be.
struct Word: Hashable, Sendable {
  var name: String
  var help: String
}

/// What a text may say.
struct TextForm: Sendable {
  /// What it is, as a message calls it: `the name of a screen`.
  var what: String
  /// The regular expression that a schema holds it against; everything that is not empty unless given.
  var pattern: String?
  /// Why a text that is not empty does not do; the words follow `'…'`.
  var problem: @Sendable (String) -> String? = { _ in nil }
}

/// A key of a configuration: what it is called, what it is for, and what its value looks like.
struct ConfigurationKey: Sendable {
  var name: String
  /// What it does, a few sentences; the first says it all.
  var help: String
  var shape: Shape
  /// Whether the record that it belongs to is nothing without it.
  var isRequired = false
}
