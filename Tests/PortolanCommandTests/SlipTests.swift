import FixtureModels
import Foundation
import PortolanModel
import Testing

/// What is mistyped, or forgotten, is told with what was likely meant.
@Suite struct SlipTests {
  @Test(arguments: [["chek", "app.json"], ["help", "chek"]])
  func aCommandThatIsNotThereHasANeighbour(words: [String]) throws {
    let result = try Portolan.run(words)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("Error: there is no command 'chek'; the nearest is 'check'\n"))
  }

  @Test(arguments: [
    ["help"], ["help", "check"], ["--help"], ["check", "--help"], ["--version"], [],
  ])
  func whatIsThereIsNoSlip(words: [String]) throws {
    #expect(try Portolan.run(words).status == 0)
  }

  @Test(arguments: [
    ("inventroy/add", "inventory/add"),
    // Words left out, and too many.
    ("add", "inventory/add"),
    ("duplicate/colorPicker", "inventory/inventory/:id/duplicate/colorPicker"),
    ("inventory/add/other", "inventory/add"),
    // As a tree shows it: with the child that is embedded, and with what is carried.
    ("inventoryModel/add(ItemModel)", "inventory/add"),
    ("nav:///inventory/hepl", "nav:///inventory/help"),
  ])
  func aPlaceThatIsNotThereHasANeighbour(written: String, nearest: String) throws {
    let result = try Portolan.run("place", "-", written, input: inventory())
    #expect(result.status == 65)
    #expect(
      result.errors
        == "error: there is no place '\(written)'; the nearest is '\(nearest)', and 'portolan places' lists them all\n"
    )
  }

  @Test func whatIsLikeNoPlaceHasNoNeighbour() throws {
    let long = Array(repeating: String(repeating: "z", count: 200), count: 500)
    for written in ["xyzzyxyzzy", "42", "a/e", long.joined(separator: "/")] {
      let result = try Portolan.run("place", "-", written, input: inventory())
      #expect(result.status == 65)
      #expect(!result.errors.contains("nearest"), "\(result.errors)")
    }
  }

  private func inventory() throws -> String {
    String(decoding: try NavigationModel.inventory.json(), as: UTF8.self)
  }
}
