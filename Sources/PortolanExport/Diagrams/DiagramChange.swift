import PortolanModel

/// What became of an element from one version of an app to the next.
///
/// It is told by a sign and by the kind of line as well as by colour.
struct DiagramChange: Hashable, Sendable {
  var kind: Kind
  /// What to say beside the name: `was sheet`.
  var words: String?
  /// What a pointer over it shows, a line each.
  var details: [String] = []

  enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, changed
    /// It is the same, but something in it is not.
    case touched
    case same
  }

  static let same = DiagramChange(kind: .same)

  /// The same, where the words stand elsewhere already.
  var unworded: DiagramChange {
    var change = self
    change.words = nil
    return change
  }

  /// What stands before the name.
  var sign: String {
    switch kind {
    case .added: "+ "
    case .removed: "− "
    case .changed: "~ "
    case .touched, .same: ""
    }
  }

  var style: ChangeStyle { kind.style }

  static let legend: [(change: DiagramChange, words: String)] = [
    (.init(kind: .added), "added"), (.init(kind: .removed), "removed"),
    (.init(kind: .changed), "changed or renamed"), (.same, "as before"),
  ]
}

extension DiagramChange? {
  /// For those who don't see the picture.
  var inWords: String? {
    switch self?.kind {
    case .added: "added"
    case .removed: "removed"
    case .changed: self?.words.map { "changed (\($0))" } ?? "changed"
    case .touched, .same, nil: nil
    }
  }

  /// For a style sheet, after other classes.
  var cssClass: String { self.map { " \($0.kind.rawValue)" } ?? "" }
}

/// How a change is drawn.
struct ChangeStyle {
  let line: LineStyle
  let text: Ink
  let quietText: Ink
  let titleBar: Ink
  let border: Ink

  var inks: [Ink] { [line.ink, line.fill, text, quietText, titleBar, border] }
}

extension DiagramChange.Kind {
  var style: ChangeStyle {
    switch self {
    case .added:
      let ink = Ink("#116b2f", dark: "#5fd879")
      return ChangeStyle(
        line: LineStyle(
          ink: ink, fill: Ink("#e8f8ec", dark: "#0f2a18"), dash: .solid, isWide: true),
        text: ink, quietText: ink, titleBar: Ink("#c4efd0", dark: "#16502b"),
        border: Ink("#8fcfa2", dark: "#2b6b40"))
    case .removed:
      let ink = Ink("#b5121f", dark: "#ff9089")
      return ChangeStyle(
        line: LineStyle(
          ink: ink, fill: Ink("#fdecec", dark: "#331417"), dash: .dashed, isWide: true),
        text: ink, quietText: ink, titleBar: Ink("#f8d2d2", dark: "#651c22"),
        border: Ink("#e3a1a3", dark: "#8a343a"))
    case .changed:
      let ink = Ink("#835200", dark: "#edbb4c")
      return ChangeStyle(
        line: LineStyle(
          ink: ink, fill: Ink("#fdf5e0", dark: "#2c220c"), dash: .dotted, isWide: true),
        text: ink, quietText: ink, titleBar: Ink("#f7e3ae", dark: "#574411"),
        border: Ink("#d8bd77", dark: "#7a6120"))
    case .touched:
      return ChangeStyle(
        line: Self.faded, text: Palette.text, quietText: Palette.quietText,
        titleBar: Palette.titleBar, border: Palette.cardBorder)
    case .same:
      return ChangeStyle(
        line: Self.faded, text: Self.fadedText, quietText: Self.fadedText,
        titleBar: Ink("#f2f5f8", dark: "#1a2029"), border: Ink("#d6dde5", dark: "#2d353f"))
    }
  }

  private static let fadedText = Ink("#7a848f", dark: "#76818d")
  private static let faded = LineStyle(
    ink: Ink("#b3bdc8", dark: "#46505b"), fill: Ink("#fafbfd", dark: "#12161d"), dash: .solid)
}

/// The colours of a card.
struct CardInks {
  let titleBar: Ink
  let title: Ink
  let type: Ink
  let border: Ink
  let badge: Ink
}

extension ScreenCard {
  var inks: CardInks {
    if let change {
      let style = change.style
      let isQuiet = change.kind == .touched
      return CardInks(
        titleBar: style.titleBar, title: isQuiet ? Palette.title : style.text,
        type: isQuiet ? Palette.type : style.quietText, border: style.border, badge: style.text)
    }
    return isEmphasised
      ? CardInks(
        titleBar: Palette.strongTitleBar, title: Palette.strongTitle, type: Palette.strongType,
        border: Palette.cardBorder, badge: Palette.strongTitleBar)
      : CardInks(
        titleBar: Palette.titleBar, title: Palette.title, type: Palette.type,
        border: Palette.cardBorder, badge: Palette.titleBar)
  }
}

extension LeafBox {
  var style: LineStyle { change?.style.line ?? presentation.style }
}

extension DiagramLine {
  var style: LineStyle { change?.style.line ?? presentation.style }
}
