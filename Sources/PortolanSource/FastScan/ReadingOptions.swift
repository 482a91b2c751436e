import Foundation

/// How the files of an app are read. None of it changes the model that is made of them.
public struct ReadingOptions: Sendable {
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Whether files are parsed that can't matter to the model.
  public var parsesAll = false
  /// Screens that are asked for by name, whose files matter whatever they mention.
  public var roots: [String] = []
  /// Where outlines are kept from one read to the next.
  public var cache: OutlineCache?

  public init() {}
}
