/// Code in Markdown: names in a line, and blocks.
package enum MarkdownCode {
  /// A name in code, whatever backticks are in it.
  package static func span(_ text: String) -> String {
    let fence = fence(around: text)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return "\(fence)\(padding)\(text)\(padding)\(fence)"
  }

  /// More backticks than stand in a row anywhere in a text.
  package static func fence(around text: String, atLeast least: Int = 1) -> String {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }
}
