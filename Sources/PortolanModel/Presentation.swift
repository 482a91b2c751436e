/// How a destination comes before the user.
public enum Presentation: Hashable, Sendable {
  case drillDown, sheet, fullScreenCover, popover, alert, confirmationDialog, tab, inline, link
  case unknown
  /// A home-made presenter, by its name: `bottomMenu`, `inspector`.
  case custom(String)
}

extension Presentation {
  /// The presentations that have a name of their own, in the order of the legend.
  public static let named: [Presentation] = [
    .tab, .drillDown, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .inline,
    .link, .unknown,
  ]

  /// The name that a model file uses.
  public var name: String {
    switch self {
    case .drillDown: "drillDown"
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "confirmationDialog"
    case .tab: "tab"
    case .inline: "inline"
    case .link: "link"
    case .unknown: "unknown"
    case .custom(let name): name
    }
  }

  /// The name in words, as trees and pictures print it.
  public var words: String {
    switch self {
    case .drillDown: "drill-down"
    case .fullScreenCover: "full-screen cover"
    case .confirmationDialog: "confirmation dialog"
    case .unknown: "presents"
    default: name
    }
  }

  /// SwiftUI's column beside what the view shows.
  package static let inspector = Presentation.custom("inspector")

  /// Whether it takes the whole interaction until it is dismissed, so that SwiftUI can't show two of them from one view.
  /// A presentation that is not known might, and counts as if it did. An inspector leaves room for all else.
  public var isModalOrUnknown: Bool {
    switch self {
    case .inspector: false
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .unknown, .custom: true
    case .drillDown, .tab, .inline, .link: false
    }
  }
}

extension Presentation {
  /// Whether it lies over what was there before, so that a screen can't show two of them.
  public var covers: Bool { self == .drillDown || isModalOrUnknown }
}

extension Presentation: Codable {
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let name = try? container.decode(String.self)
    {
      guard let known = Self.named.first(where: { $0.name == name }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: """
            '\(name)' is no presentation; write one of \
            \(Self.named.map(\.name).joined(separator: ", ")), or {"custom": "\(name)"}
            """)
      }
      self = known
    } else {
      guard let container = try? decoder.container(keyedBy: Key.self) else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "this should be the name of a presentation, or {\"custom\": name}"))
      }
      self = .custom(try container.decode(String.self, forKey: .custom))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    if case .custom(let name) = self {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .custom)
    } else {
      var container = encoder.singleValueContainer()
      try container.encode(name)
    }
  }

  private enum Key: String, CodingKey { case custom }
}
