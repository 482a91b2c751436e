import PortolanModel
import Testing

/// What a button is called whose label is one thing or another.
@Suite struct LabelArmTests {
  @Test(arguments: [
    ("if isIn { Text(\"Sail\") } else { Text(\"Moor\") }", "Sail or Moor"),
    ("HStack { if isIn { Text(\"Sail\") } else { Text(\"Moor\") } }", "Sail or Moor"),
    (
      "if isIn { Text(\"Sail\") } else if isFar { Text(\"Row\") } else { Text(Words.moor) }",
      "Sail or Row or moor"
    ),
    ("if isIn { ProgressView() } else { Text(\"Moor\") }", "Moor"),
    ("if isIn { Text(\"Moor\").bold() } else { Text(\"Moor\") }", "Moor"),
    ("switch depth { case 0: Text(\"Low\"); default: Mark(title: \"High\") }", "Low or High"),
    (
      "if isIn { Image(systemName: \"anchor\") } else { Image(systemName: \"sail\") }; Text(name)",
      "anchor or sail"
    ),
    // What is always there says more than what is there at times.
    ("if isIn { Text(\"New\") }; Text(\"Moor\")", "Moor"),
    ("if isIn { Text(\"Sail\") }", "Sail"),
    ("HStack { Mark(title: name); if isIn { Text(\"New\") } }", "Button"),
    // A mark that is there at times, or that a page comes up, beside a text of which nobody knows what it says.
    ("HStack { Text(name); if isFar { Image(systemName: \"checkmark\") } }", "Button"),
    ("HStack { Text(name); Spacer(); Image(systemName: \"chevron.right\") }", "Button"),
    (
      "HStack { Image(systemName: \"sail\"); VStack { Text(name); if isFar { Image(systemName: \"zzz\") } } }",
      "sail"
    ),
    ("if isFar { Image(systemName: \"sail\") }", "sail"),
    // What only makes a text of a number.
    ("Text(Depths.formatDepth(depth))", "Button"),
    ("Text(String.localizedStringWithFormat(name, depth))", "Button"),
    ("Text(DepthFormatter.text(depth))", "Button"),
    ("Text(Words.fathoms(depth))", "fathoms"),
    // One text of which nobody knows what it says.
    ("if isIn { Text(\"Sail\") } else { Text(name) }", "Button"),
    ("if isIn { Text(\"Sail\") } else { Text(\" \") }", "Button"),
    // What another button in the label is called.
    (
      """
      if isIn {
        HStack { Text("Sail"); Button { isIn = false } label: { Image(systemName: "xmark") } }
      } else {
        Label("Moor", systemImage: "anchor")
      }
      """, "Sail or Moor"
    ),
    ("Text(name); Button(\"Clear\") { isIn = false }", "Button"),
    ("Text(name); Button { isIn = false } label: { Image(systemName: \"xmark\") }", "Button"),
  ])
  func aLabelWithArms(_ label: String, _ name: String) {
    let chart = Charted(
      """
      enum Words { static let moor = "" }
      struct BerthView: View {
        let name: String
        let depth: Int
        let isFar: Bool
        @State private var isIn = false
        @State private var isShown = false
        var body: some View {
          Button { isShown = true } label: { \(label) }.sheet(isPresented: $isShown) { Text("") }
        }
      }
      struct Mark: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(chart.actions == ["BerthView.\(name) present isShown"])
  }
}
