import Foundation
import Testing

/// What `.portolan.yml` says to no effect is told where it stands, and fails nothing unless that is asked for.
@Suite struct IdleEntryTests {
  @Test func patternsAndExceptionsThatNameNothing() throws {
    let app = try App()
    defer { app.remove() }
    let yaml = """
      exclude: [Genrated/, Tools/, 'App/Nope.swift']
      ignore:
        - rules: [one-active-destination]
          paths: [App/Feature/, App/Debug/]
          reason: the redesign
        - {rules: [flag-and-item], screens: [FeatureModel], reason: the alert}
        - {rules: [one-active-destination, no-way-out], screens: ['Fea*'], reason: both}
      """
    try Data(yaml.utf8).write(to: app.file(".portolan.yml"))
    let all = """
      .portolan.yml:1:11: warning: 'Genrated/' names nothing that would be read
      .portolan.yml:1:30: warning: 'App/Nope.swift' names nothing that would be read
      .portolan.yml:4:27: warning: 'App/Debug/' holds nothing that this could leave out
      .portolan.yml:6:5: warning: 'flag-and-item' finds nothing that this could leave out
      .portolan.yml:7:38: warning: 'no-way-out' finds nothing that this could leave out

      """
    let whole = try app.check([], ".")
    #expect(whole.status == 0)
    #expect(whole.errors == all)
    #expect(try app.check(["--quiet"], ".").errors == "")
    let strict = try app.check(["--strict", "--quiet"], ".")
    #expect(strict.status == 1)
    #expect(strict.errors == all)
    // Of a folder nobody can say what others hold.
    let part = try app.check([])
    #expect(part.errors == all.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n")
    // Of a file even less.
    #expect(try app.check([], "App/Feature/Feature.swift").errors == "")
    // A saved model no longer tells what was left out of it.
    _ = try Portolan.run("read", "App", "-q", "-o", "app.json", folder: app.folder.path)
    #expect(
      try app.check([], "app.json").errors
        == all.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n")
    let read = try Portolan.run("read", ".", "-o", "app.json", folder: app.folder.path)
    #expect(read.errors.hasPrefix(".portolan.yml:1:11: warning: 'Genrated/' names nothing"))
  }

  @Test func aTargetThatIsNotThere() throws {
    let app = try App()
    defer { app.remove() }
    try Data("targets: [App, Other]".utf8).write(to: app.file(".portolan.yml"))
    let result = try app.check()
    #expect(result.status == 1)
    #expect(
      result.errors == ".portolan.yml:1:16: warning: there is no target 'Other'; there is App\n")
    #expect(try app.check(["--target", "App"]).errors == "")
  }

  /// What a rule finds that is off, nobody is told.
  @Test func anExceptionOfARuleThatIsOffIsNotJudged() throws {
    let app = try App()
    defer { app.remove() }
    let yaml = """
      severity: {one-active-destination: off}
      ignore: [{rules: [one-active-destination], paths: [App/], reason: x}]
      """
    try Data(yaml.utf8).write(to: app.file(".portolan.yml"))
    #expect(try app.check(["--strict"]).status == 0)
    #expect(try app.check().errors == "")
  }
}
