import PortolanModel
import Testing

@Suite struct FingerprintTests {
  private let finding = Finding(
    rule: "flag-and-item", severity: .error, screen: "App.Trash", slot: "item",
    destination: "item", message: "'isPresented' and 'item' of 'Trash' can disagree",
    location: .init(file: "Trash.swift", line: 8, column: 3))

  /// Baselines and services keep these digits: a change of them is a change of a format.
  @Test func theDigitsStayWhatTheyAre() {
    #expect(finding.fingerprint == "19d4565997a0d842")
  }

  @Test func neitherPlaceNorWordingIsInIt() {
    var moved = finding
    moved.location = .init(file: "Other.swift", line: 900, column: 1)
    moved.message = "put better"
    moved.severity = .note
    moved.notes = ["more"]
    #expect(moved.fingerprint == finding.fingerprint)
  }

  @Test func whatItSpeaksOfIs() {
    var others = Array(repeating: finding, count: 6)
    others[1].rule = "no-way-out"
    others[2].screen = "App.Bin"
    others[3].slot = nil
    others[4].destination = nil
    others[5].occurrence = 2
    #expect(Set(others.map(\.fingerprint)).count == 6)
  }

  @Test func namesDoNotRunIntoEachOther() {
    func fingerprint(_ slot: String?, _ destination: String?) -> String {
      Finding(
        rule: "r", severity: .note, screen: "S", slot: slot, destination: destination, message: "m"
      ).fingerprint
    }
    #expect(fingerprint("a", nil) != fingerprint(nil, "a"))
    #expect(fingerprint("ab", "c") != fingerprint("a", "bc"))
    #expect(Finding(rule: "r", severity: .note, screen: "S", message: "").subject == "S")
  }
}
