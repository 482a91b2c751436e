import PortolanModel
import Yams

/// Reads YAML that nobody vouches for: it neither hangs nor explodes, and every mistake has its place.
struct YAMLReader {
  /// So many bytes a file may have.
  static let byteLimit = 1_000_000
  /// So deep values may be nested.
  static let depthLimit = 100

  private let text: YAMLText

  init(bytes: [UInt8], file: String) throws(ConfigurationError) {
    text = try YAMLText(bytes: bytes, file: file)
  }

  /// The value, or `nil` where there is nothing but comments.
  func value() throws(ConfigurationError) -> YAMLValue? {
    if let deep = text.firstTooDeep(limit: Self.depthLimit) {
      throw ConfigurationError("this is nested more than \(Self.depthLimit) levels deep", at: deep)
    }
    // Comparing the keys of a map looks into aliases, and aliases of aliases have more in them than there is time. So they
    // are read as ordinary text first, and where there is no anchor no alias can lead anywhere.
    if text.holdsAliases { try refuseAnchors(in: text.withoutAliases) }
    do {
      let parser = try Parser(yaml: text.string, resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return nil }
      // Anchors belong to the parser.
      return try withExtendedLifetime(parser) { try value(of: root) }
    } catch let error as ConfigurationError {
      throw error
    } catch {
      throw text.error(error)
    }
  }

  private func refuseAnchors(in string: String) throws(ConfigurationError) {
    do {
      let parser = try Parser(yaml: string, resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { return }
      _ = try withExtendedLifetime(parser) { try value(of: root) }
    } catch let error as ConfigurationError {
      throw error
    } catch {
      throw text.error(error)
    }
  }

  private func value(of node: Node) throws(ConfigurationError) -> YAMLValue {
    let location = text.location(of: node.mark)
    if node.anchor != nil {
      throw ConfigurationError(
        "anchors and aliases are not read here; write the value where it is needed", at: location)
    }
    switch node {
    case .scalar(let scalar):
      let content =
        scalar.style == .plain ? YAMLValue.Content(plain: scalar.string) : .text(scalar.string)
      return YAMLValue(content: content, location: location)
    case .sequence(let nodes):
      var values: [YAMLValue] = []
      for node in nodes { values.append(try value(of: node)) }
      return YAMLValue(content: .list(values), location: location)
    case .mapping(let pairs):
      var entries: [YAMLValue.Entry] = []
      for (key, value) in pairs {
        let name = try self.value(of: key)
        guard case .scalar(let scalar) = key else {
          throw ConfigurationError("a key is a word, not \(name.words)", at: name.location)
        }
        entries.append(
          .init(
            key: Located(scalar.string, at: name.location), value: try self.value(of: value)))
      }
      return YAMLValue(content: .map(entries), location: location)
    case .alias:
      throw ConfigurationError("aliases are not read here", at: location)
    }
  }
}
