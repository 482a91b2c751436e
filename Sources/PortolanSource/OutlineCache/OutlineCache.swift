import Foundation
import PortolanFacts

/// Keeps the outlines of files from one read of an app to the next, by the files' contents, and what untouched files mention; and, where
/// linking takes long, the model.
///
/// Nothing depends on it: what is missing, damaged or of another version is outlined anew, and a folder that can't be written to
/// is none. Several processes may share one, as a pack comes into place whole.
public struct OutlineCache: Sendable {
  /// Goes up with every change of the outline or of its encoding.
  static let version = 10

  private let folder: String
  private let file: String
  /// Where the model lies that was last made of the outlines.
  let modelFile: String
  /// When reading began: what changed only just before may change again without its stamp showing it.
  var start = Date()
  /// Told why, where nothing can be kept.
  public var onFailure: (@Sendable (_ reason: String) -> Void)?
  /// What was kept, where it is loaded beside other work.
  private var loading: SideWork<OutlinePack?>?
  private var loadingModel: SideWork<OutlinePack?>?

  /// - Parameters:
  ///   - folder: Where packs lie; made when there is something to keep.
  ///   - input: What is read: each input has a pack of its own.
  public init(folder: String, input: String) {
    self.folder = folder
    let path = URL(fileURLWithPath: input).resolvingSymlinksInPath().path
    let name = "\(folder)/\(Digest(of: path.utf8).hexadecimal)"
    (file, modelFile) = ("\(name).\(Self.ending)", "\(name).\(Self.modelEnding)")
  }

  /// Where `PORTOLAN_CACHE_PATH` says, or where the user's caches lie.
  public static var defaultFolder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["PORTOLAN_CACHE_PATH"], !folder.isEmpty { return folder }
    #if os(macOS)
      return NSHomeDirectory() + "/Library/Caches/portolan"
    #else
      if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
        return folder + "/portolan"
      }
      return (environment["HOME"] ?? NSHomeDirectory()) + "/.cache/portolan"
    #endif
  }

  /// Begins to load what was kept, so that it is there when it is asked for: this is good for one read.
  public mutating func beginToLoad() {
    loading = SideWork(inParallel: true) { [file] in
      // It is asked for by every file's key.
      _ = Self.program
      return Self.pack(at: file)
    }
    loadingModel = SideWork(inParallel: true) { [loading, modelFile] in
      _ = loading?.result()
      return Self.pack(at: modelFile)
    }
  }

  /// What was kept of the last read.
  func load() -> OutlinePack? { loading?.result() ?? Self.pack(at: file) }

  /// The model that was last kept.
  func loadModel() -> OutlinePack? { loadingModel?.result() ?? Self.pack(at: modelFile) }

  private static func pack(at file: String) -> OutlinePack? {
    guard case .success(let bytes) = SourceText.bytes(at: file) else { return nil }
    return OutlinePack(reading: bytes)
  }

  /// Keeps a pack of outlines in place of what is there.
  func save(_ pack: OutlinePack) { save(pack, to: file) }

  func save(_ pack: OutlinePack, to file: String) {
    let temporary = "\(file).\(UInt64.random(in: 0 ... .max)).\(Self.temporaryEnding)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try pack.bytes.asData { try $0.write(to: URL(fileURLWithPath: temporary)) }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      onFailure?(error.localizedDescription)
      return
    }
    if rename(temporary, file) != 0 {
      onFailure?(String(cString: strerror(errno)))
      try? FileManager.default.removeItem(atPath: temporary)
    }
    sweep()
  }

  /// The key of a file's outline: all that it is made of.
  ///
  /// - Parameter spoken: The words of the vocabulary that the file says, which decide what of it is read; `nil` where all is.
  static func key(of content: Digest, _ spoken: UInt64?, _ file: SourceTree.File) -> Digest {
    let rest = [
      "\(version)", program, file.path, file.module, "\(content.high)", "\(content.low)",
      spoken.map { "\($0)" } ?? "",
    ]
    return Digest(of: rest.joined(separator: "\0").utf8)
  }

  /// What makes models of outlines.
  static let maker = "\(version) \(program)"

  /// The key of what a file mentions: whether it still does, its stamp tells.
  static func mentionsKey(of file: SourceTree.File) -> Digest {
    Digest(of: (startOfMentionsKey + file.path).utf8)
  }

  private static let startOfMentionsKey =
    ["mentions", "\(version)", program, ""].joined(separator: "\0")

  private static let ending = "outlines"
  private static let modelEnding = "model"
  private static let temporaryEnding = "new"

  /// The program that outlines: another build may outline in another way.
  private static let program: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(attributes?[.size] ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)"
  }()

  /// Removes what nobody has used for a month, such as what a killed process left.
  private func sweep() {
    let old = Date(timeIntervalSinceNow: -30 * 24 * 60 * 60)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where [Self.ending, Self.modelEnding, Self.temporaryEnding].contains(where: {
      name.hasSuffix(".\($0)")
    }) {
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if let date = attributes?[.modificationDate] as? Date, date < old {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
