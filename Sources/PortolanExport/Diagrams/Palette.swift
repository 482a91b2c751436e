import PortolanModel

/// A colour with its partner for a dark page.
struct Ink: Hashable, Sendable {
  /// `#rrggbb`. No two inks share a light colour, for the dark one is found by it.
  let light: String
  let dark: String

  init(_ light: String, dark: String) {
    self.light = light
    self.dark = dark
  }
}

/// Every colour of a picture: what DOT, Mermaid and the style sheet of an SVG are written from.
///
/// The lines are told apart by lightness and dashes as well as by hue, and each is named where it begins, so that no
/// information is in the hue alone.
enum Palette {
  /// The page's own colours on GitHub, so that a picture neither shines in a dark page nor is lost in a light one.
  static let background = Ink("#ffffff", dark: "#0d1117")
  static let text = Ink("#1f2733", dark: "#e6edf3")
  static let quietText = Ink("#5f6b7a", dark: "#9aa7b5")

  static let card = Ink("#fdfdfe", dark: "#161b22")
  static let cardBorder = Ink("#b9c5d4", dark: "#3d4856")
  static let titleBar = Ink("#e7edf6", dark: "#243042")
  static let title = Ink("#16263d", dark: "#e3ecf7")
  static let type = Ink("#55657b", dark: "#a3b3c6")
  static let strongTitleBar = Ink("#274568", dark: "#34659b")
  static let strongTitle = Ink("#fefefe", dark: "#fdfdfd")
  static let strongType = Ink("#c6d6ea", dark: "#d3e3f5")

  static let module = Ink("#f5f7fa", dark: "#12171e")
  static let moduleBorder = Ink("#dbe2ea", dark: "#2a323c")

  static let badgeText = Ink("#fffffe", dark: "#0e1116")

  static func badge(_ severity: Severity) -> Ink {
    switch severity {
    case .error: Ink("#c01622", dark: "#ff7b72")
    case .warning: Ink("#8f5f00", dark: "#e3b341")
    case .note: Ink("#41628e", dark: "#8fb4e3")
    }
  }

  /// Everything that can be in a picture, in a fixed order.
  static let all: [Ink] =
    [
      background, text, quietText, card, cardBorder, titleBar, title, type, strongTitleBar,
      strongTitle, strongType, module, moduleBorder, badgeText,
    ] + Severity.allCases.map(badge)
    + (Presentation.named + [.custom("")]).flatMap { [$0.style.ink, $0.style.fill] }
}

extension Palette {
  /// What there is beside that in a picture of two versions.
  static let changes: [Ink] = {
    var seen = Set(all)
    return DiagramChange.Kind.allCases.flatMap(\.style.inks).filter { seen.insert($0).inserted }
  }()
}

/// How a presentation is drawn.
struct LineStyle: Hashable, Sendable {
  let ink: Ink
  /// The inside of the leaves.
  let fill: Ink
  let dash: Dash
  /// Whether the line is drawn twice as wide: what it shows covers everything.
  var isWide = false

  enum Dash: String { case solid, dashed, dotted }
}

extension Presentation {
  var style: LineStyle {
    switch self {
    case .tab:
      LineStyle(
        ink: Ink("#46586e", dark: "#a9bacd"), fill: Ink("#f1f4f8", dark: "#1d242d"), dash: .solid)
    case .drillDown:
      LineStyle(
        ink: Ink("#00745a", dark: "#45cfa2"), fill: Ink("#eaf7f2", dark: "#10271f"), dash: .solid)
    case .sheet:
      LineStyle(
        ink: Ink("#b14e00", dark: "#f5a65b"), fill: Ink("#fff5ea", dark: "#2c1f10"), dash: .dashed)
    case .fullScreenCover:
      LineStyle(
        ink: Ink("#7d3100", dark: "#e08a5c"), fill: Ink("#fbeee6", dark: "#2b1a11"),
        dash: .solid, isWide: true)
    case .popover:
      LineStyle(
        ink: Ink("#6f48ad", dark: "#bda3f2"), fill: Ink("#f5f0fc", dark: "#221b33"), dash: .dashed)
    case .alert:
      LineStyle(
        ink: Ink("#b3265e", dark: "#ff8fb4"), fill: Ink("#fdeff4", dark: "#32161f"), dash: .dashed)
    case .confirmationDialog:
      LineStyle(
        ink: Ink("#8a2f8f", dark: "#e39be6"), fill: Ink("#faeffb", dark: "#2b182d"), dash: .dashed)
    case .inline:
      LineStyle(
        ink: Ink("#616c7a", dark: "#8d99a8"), fill: Ink("#f6f7f9", dark: "#1a2028"), dash: .dotted)
    case .link:
      LineStyle(
        ink: Ink("#0a63ad", dark: "#6cb4ff"), fill: Ink("#edf5fd", dark: "#122236"), dash: .dotted)
    case .unknown:
      LineStyle(
        ink: Ink("#4f5763", dark: "#b1b9c4"), fill: Ink("#f4f4f5", dark: "#1f2226"), dash: .solid)
    case .custom:
      LineStyle(
        ink: Ink("#1d6575", dark: "#79cbe0"), fill: Ink("#ebf5f7", dark: "#10262b"), dash: .dashed)
    }
  }

  /// The class of its lines and leaves, for a style sheet.
  var cssClass: String {
    switch self {
    case .custom: "custom"
    default: name
    }
  }
}
