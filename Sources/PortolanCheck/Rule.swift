import PortolanModel

/// One thing that navigation should not do, how to find it, and what to say about it.
public struct Rule: Sendable, Identifiable {
  /// The name that findings, configurations and the command line use: `one-active-destination`.
  public let id: String
  /// What holds where the rule is kept, in one sentence.
  public let summary: String
  /// Which severity its findings have, and when.
  public let defaultSeverity: String
  public let explanation: Explanation
  /// Whether it speaks of the comments that leave findings out: then it is asked last, and no comment silences it.
  public let isAboutIgnores: Bool
  /// Whether it tells of what no code does, so that nobody knows while some of the code was not read.
  public let isAboutAbsence: Bool
  /// Whether it speaks of the source as a text, and not of what that does.
  var isAboutSource: Bool { isAboutIgnores || id == Self.unreadSource.id }
  /// Gives the findings, in the order of the model.
  public let check: @Sendable (CheckContext) -> [Finding]

  public init(
    id: String,
    summary: String,
    defaultSeverity: String,
    explanation: Explanation,
    isAboutIgnores: Bool = false,
    isAboutAbsence: Bool = false,
    check: @escaping @Sendable (CheckContext) -> [Finding]
  ) {
    self.id = id
    self.summary = summary
    self.defaultSeverity = defaultSeverity
    self.explanation = explanation
    self.isAboutIgnores = isAboutIgnores
    self.isAboutAbsence = isAboutAbsence
    self.check = check
  }

  /// What a rule's page says, in Markdown without headings.
  public struct Explanation: Sendable {
    /// What it finds.
    public let finds: String
    /// Why that matters.
    public let matters: String
    /// Swift code that it speaks up about.
    public let fires: String
    /// Swift code that it is silent about.
    public let passes: String
    /// What to write instead.
    public let instead: String

    public init(finds: String, matters: String, fires: String, passes: String, instead: String) {
      self.finds = finds
      self.matters = matters
      self.fires = fires
      self.passes = passes
      self.instead = instead
    }
  }
}

extension Rule {
  /// Every rule, by topic, in the order in which lists and pages show them.
  public static let all: [Rule] = [
    // What the types admit.
    .oneActiveDestination,
    .flagAndItem,
    .mirroredDestination,
    .recursiveTree,
    // Stacks.
    .invalidStack,
    .typeErasedStack,
    .unboundStack,
    .unmatchedLink,
    // Whether what the state says is shown.
    .unhandledDestination,
    .defaultSwallowsCase,
    .drillDownWithoutStack,
    .destinationInListRow,
    .deepNavigationView,
    // Whether the user gets there, and back.
    .unreachableDestination,
    .unreachableScreen,
    .noWayOut,
    // Whether anyone else gets there.
    .fireAndForgetLink,
    .stateIsland,
    // Whether all of the code was read.
    .unreadSource,
    // Whether what is left out is left out for good reason.
    .unusedIgnore,
    .ignoreWithoutReason,
  ]

  public static func named(_ id: ID) -> Rule? { all.first { $0.id == id } }
}
