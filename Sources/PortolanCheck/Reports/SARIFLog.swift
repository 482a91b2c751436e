/// What a SARIF file holds, as far as Portolan writes it.
struct SARIFLog: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var originalUriBaseIds = ["%SRCROOT%": BaseID()]
    var results: [Result]
  }

  struct BaseID: Encodable {
    var description = Message(text: "The top of the repository, or the folder of the check.")
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "Portolan"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var codeFlows: [CodeFlow]?
    var partialFingerprints: [String: String]
    var baselineState: String?
    var suppressions: [Suppression]?
  }

  struct Location: Encodable {
    var id: Int?
    var message: Message?
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endColumn: Int?
  }

  struct LogicalLocation: Encodable {
    var fullyQualifiedName: String
  }

  struct CodeFlow: Encodable {
    var threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    var locations: [ThreadFlowLocation]
  }

  struct ThreadFlowLocation: Encodable {
    var location: Location
  }

  struct Suppression: Encodable {
    var kind: String
    var justification: String
  }
}
