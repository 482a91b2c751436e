import Testing

@testable import PortolanSource

struct GitIgnoreTests {
  @Test(arguments: [
    ("Generated", "Generated", true),
    ("Generated", "a/b/Generated", true),
    ("Generated", "GeneratedCode", false),
    ("/Generated", "Generated", true),
    ("/Generated", "a/Generated", false),
    ("a/Generated", "a/Generated", true),
    ("a/Generated", "b/a/Generated", false),
    ("**/a/Generated", "b/a/Generated", true),
    ("a/**/c", "a/c", true),
    ("a/**/c", "a/b/b/c", true),
    ("a/**", "a", false),
    ("a/**", "a/b/c", true),
    ("*.generated.swift", "a/X.generated.swift", true),
    ("*.generated.swift", "a/X.swift", false),
    ("a*b*c", "aXbYbZc", true),
    ("a*b*c", "aXbYb", false),
    ("a/*.swift", "a/b/X.swift", false),
    ("?.swift", "ä.swift", true),
    ("?.swift", "ab.swift", false),
    ("[a-cx].swift", "b.swift", true),
    ("[a-cx].swift", "d.swift", false),
    ("[!a-c].swift", "d.swift", true),
    ("[!a-c].swift", "a.swift", false),
    ("[]].swift", "].swift", true),
    ("[a", "[a", true),
    ("\\*.swift", "a.swift", false),
    ("\\*.swift", "*.swift", true),
    ("\\#a", "#a", true),
    ("\\!a", "!a", true),
    ("# a", "# a", false),
    ("a  ", "a", true),
    ("a\\ ", "a ", true),
    ("", "a", false),
    ("/", "a", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    let rules = GitIgnore(patterns: [pattern], in: "/app")
    #expect((rules.ignores("/app/\(path)", isFolder: false) == true) == expected)
  }

  @Test func aSlashAtTheEndMeansFolders() {
    let rules = GitIgnore(patterns: ["build/"], in: "/app")
    #expect(rules.ignores("/app/a/build", isFolder: true) == true)
    #expect(rules.ignores("/app/a/build", isFolder: false) == nil)
  }

  @Test func theLastRuleThatMatchesDecides() {
    let rules = GitIgnore(patterns: ["*.swift", "!Keep.swift", "/a/Keep.swift"], in: "/app")
    #expect(rules.ignores("/app/X.swift", isFolder: false) == true)
    #expect(rules.ignores("/app/Keep.swift", isFolder: false) == false)
    #expect(rules.ignores("/app/a/Keep.swift", isFolder: false) == true)
    #expect(rules.ignores("/app/a", isFolder: true) == nil)
  }

  @Test func theInnermostFileDecides() {
    let outer = GitIgnore(patterns: ["*.swift"], in: "/app")
    let inner = GitIgnore(patterns: ["!Keep.swift"], in: "/app/a")
    #expect(!GitIgnore.ignores("/app/a/Keep.swift", isFolder: false, by: [outer, inner]))
    #expect(GitIgnore.ignores("/app/a/X.swift", isFolder: false, by: [outer, inner]))
    #expect(GitIgnore.ignores("/app/Keep.swift", isFolder: false, by: [outer, inner]))
  }
}
