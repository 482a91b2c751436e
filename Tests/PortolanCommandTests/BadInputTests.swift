import Foundation
import Testing

/// Input that is wrong: a message that says where, an exit code that says of what kind, and nothing written.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("", "the file is empty"),
    ("hello", "<stdin>:1:1: error: this is no JSON"),
    ("{\"a\": 1}", "'portolan' is missing"),
    ("{\"portolan\": {\"model\": 1}, \"screens\": [", "<stdin>:1:40"),
    ("{\"portolan\": {\"model\": 99}}", "format version 99"),
    (
      """
      {"portolan": {"model": 1}, "name": "X", "screens": [],
       "roots": [{"screen": "Nowhere", "how": "main"}]}
      """, "<stdin>:2:23: error: roots[0].screen: no screen has the id 'Nowhere'"
    ),
  ])
  func aFileThatIsNoModelIsRefused(text: String, message: String) throws {
    let result = try Portolan.run("check", "-", input: text)
    #expect(result.status == 65)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func aFileThatIsNotThereIsNoInput() throws {
    let result = try Portolan.run("check", "no/such/file.json")
    #expect(result.status == 66)
    #expect(result.errors.contains("no/such/file.json"))
    #expect(try Portolan.run("read", "no/such/folder").status == 66)
  }

  @Test func wrongUseExplainsItself() throws {
    #expect(try Portolan.run("check").status == 64)
    let view = try Portolan.run("draw", "-", "--view", "screen")
    #expect(view.status == 64)
    #expect(view.errors.contains("--screen InventoryModel"))
    let type = try Portolan.run("reflect", "--type", "AppModel")
    #expect(type.status == 64)
    #expect(type.errors.contains("AppFeature.AppModel"))
  }

  @Test func aFolderThatIsNotThereKeepsTheFileFromBeingWritten() throws {
    let result = try Portolan.run(
      "draw", "-", "-o", "no/such/folder/x.dot",
      input: #"{"portolan": {"model": 1}, "name": "X", "roots": [], "screens": []}"#)
    #expect(result.status == 73)
    #expect(result.errors.contains("no/such/folder"))
  }

  @Test(arguments: [
    (["places", "-", "--scheme", "1 2"], 64, "'1 2' is no scheme of URLs"),
    (["place", "-", "/", "--scheme", ""], 64, "'' is no scheme of URLs"),
    (["places", "-", "--max-places", "-5"], 64, "--max-places is at least 1"),
    (["tree", "-", "--max-depth", "-1"], 64, "--max-depth is at least 1"),
    (["tree", "-", "--jobs", "-1"], 64, "--jobs is at least 1"),
    (["draw", "-", "--time-limit", "-3"], 64, "--time-limit is a number of seconds above 0"),
    (["draw", "-", "-o", "."], 73, ". is a folder; name a file in it"),
    (["diff", "-", "x.json", "-o", "."], 73, ". is a folder; name a file in it"),
  ])
  func whatNoOptionTakesIsSaid(words: [String], status: Int, message: String) throws {
    let result = try Portolan.run(
      words, input: #"{"portolan": {"model": 1}, "name": "X", "roots": [], "screens": []}"#)
    #expect(Int(result.status) == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
