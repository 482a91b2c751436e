import PortolanModel
import Testing

/// What buttons are called whose labels are made of the app's own views and properties.
@Suite struct OwnLabelTests {
  private func names(_ body: String, row: String = "") -> [String] {
    Charted(
      """
      struct StopView: View {
        @State private var isShown = false
        var body: some View { VStack { \(body) }.sheet(isPresented: $isShown) { Text("") } }
        var row: some View { \(row) }
        var line: some View { HStack { Spacer(); Text("Platform") } }
      }
      struct TitleRow: View {
        let title: String
        var body: some View { VStack { Text(title); Text("All of them") } }
      }
      struct NamedRow: View {
        private let shown: String
        init(_ name: String) { shown = name }
        var body: some View { HStack { Text(shown).bold() } }
      }
      struct SignRow: View { var body: some View { HStack { TitleRow(title: "Signs"); Spacer() } } }
      """
    ).screen("StopView")?.actions.map(\.name) ?? []
  }

  @Test(arguments: [
    ("Button { isShown = true } label: { line }", "Platform"),
    (
      #"Button { isShown = true } label: { HStack { TitleRow(title: "Stops"); Spacer() } }"#,
      "Stops"
    ),
    (#"Button(action: { isShown = true }) { NamedRow("Lines").padding() }"#, "Lines"),
    ("Button { isShown = true } label: { SignRow() }", "Signs"),
  ])
  func aButtonIsCalledByTheTextNearest(_ button: String, _ name: String) {
    #expect(names(button) == [name])
    #expect(names("row", row: button) == [name])
  }

  /// A button that is written for newer and for older systems is one to the user.
  @Test func aButtonInPlaceOfAnotherIsTheSame() {
    let arms = { (one: String, other: String) in
      "if #available(iOS 17, *) { Button(\"\(one)\") { isShown = true }.bold() } "
        + "else { Button(\"\(other)\") { isShown = true } }"
    }
    #expect(names(arms("OK", "OK")) == ["OK"])
    #expect(names(arms("OK", "Fine")) == ["OK", "Fine"])
    #expect(
      names(#"Button("OK") { isShown = true }; Button("OK") { isShown = true }"#) == ["OK", "OK"])
  }

  /// What is written on a button of the app's own that makes its label by a closure after all else.
  @Test(arguments: [
    ("BusyButton(isBusy: false, action: { isShown = true }) { Text(\"Save\") }", "Save"),
    ("BusyButton(isBusy: false, action: { isShown = true }) { Image(\"\") }", "BusyButton"),
    ("SignRow(action: { isShown = true }) { Text(\"Save\") }", "Save"),
    ("PageRow(action: { isShown = true }) { Text(\"Save\") }", "PageRow"),
  ])
  func aLabelMadeByAClosureSaysWhatAButtonIs(_ button: String, _ name: String) {
    let chart = Charted(
      """
      struct MastView: View {
        @State private var isShown = false
        var body: some View { VStack { \(button) }.sheet(isPresented: $isShown) { Text("") } }
      }
      struct BusyButton<Made: View>: View {
        let isBusy: Bool
        let action: () -> Void
        @ViewBuilder let made: () -> Made
        var body: some View { Button(action: action) { made() } }
      }
      struct SignRow<Label: View>: View {
        let action: () -> Void
        @ViewBuilder let label: () -> Label
        var body: some View { Button(action: action) { label() } }
      }
      struct PageRow<Content: View>: View {
        let action: () -> Void
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content(); Button(action: action) { Image("") } } }
      }
      """)
    #expect(chart.actions == ["MastView.\(name) present isShown"])
  }
}
