/// How the outlines of tables of texts say what no Swift code can: a variable with a space in its name, whose value has the keys and
/// the texts in turn.
public enum TextTableNames {
  /// The variable that holds a table, by the table's name: `Localizable`.
  public static func table(_ name: String) -> String { prefix + name }

  /// The name of the table that a variable holds; `nil` where it holds none.
  static func table(heldBy variable: String) -> String? {
    variable.hasPrefix(prefix) ? String(variable.dropFirst(prefix.count)) : nil
  }

  /// The table that code means where it names none.
  static let usual = "Localizable"

  private static let prefix = "table "
}
