#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NavigationModel {
  /// Reads a model file and proves that it is sound.
  ///
  /// - Parameter file: What to call the input in messages.
  /// - Throws: ``ModelFileError``, with the place in the file of each thing that is wrong.
  /// - Complexity: linear in the size of the file.
  public init(json: [UInt8], file: String = "-") throws {
    let text = JSONText(bytes: json, file: file)
    if let mistake = text.encodingMistake() { throw text.error(mistake) }
    if text.bytes.allSatisfy(JSONText.isSpace) {
      throw text.error(.init(offset: 0, message: "the file is empty; \(Self.howAModelBegins)"))
    }
    // Decoders disagree about trailing commas and deep nesting, and none says where a file goes wrong.
    if var mistake = text.firstMistake() {
      mistake.message = "this is no JSON: " + mistake.message
      throw text.error(mistake)
    }
    do {
      let data = Data(text.bytes)
      try ModelHeader.check(data, text)
      self = try JSONDecoder().decode(NavigationModel.self, from: data)
    } catch let error as DecodingError {
      throw ModelFileError(file: file, problems: [text.problem(error)])
    }
    let problems = problems()
    if !problems.isEmpty {
      throw ModelFileError(
        file: file,
        problems: problems.map {
          .init(message: $0.description, location: text.location(of: $0.path))
        })
    }
  }

  fileprivate static let howAModelBegins =
    #"a model begins with {"portolan": {"model": \#(formatVersion)}, …"#
}

extension ModelHeader {
  /// Refuses what is no model, and versions that this code does not know.
  fileprivate static func check(_ data: Data, _ text: JSONText) throws {
    let header: ModelHeader
    do {
      header = try JSONDecoder().decode(ModelHeader.self, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw text.error(
        """
        this is JSON, but no model: '\(key.stringValue)' is missing; \
        \(NavigationModel.howAModelBegins)
        """, at: JSONText.path(context.codingPath))
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      throw text.notAnObject
    } catch DecodingError.valueNotFound(_, let context) where context.codingPath.isEmpty {
      throw text.notAnObject
    }
    let version = header.portolan.model
    guard version <= NavigationModel.formatVersion else {
      throw text.error(
        """
        this model has format version \(version); this Portolan reads up to version \
        \(NavigationModel.formatVersion); use a newer Portolan, or write the model again
        """, at: [.key("portolan"), .key("model")])
    }
    guard version >= 1 else {
      throw text.error(
        "there is no format version \(version)", at: [.key("portolan"), .key("model")])
    }
  }
}

extension JSONText {
  fileprivate var notAnObject: ModelFileError {
    error("this is JSON, but no model: a model is an object; \(NavigationModel.howAModelBegins)")
  }

  fileprivate func error(
    _ message: String, at path: [ModelProblem.PathElement] = []
  ) -> ModelFileError {
    error(Mistake(offset: offset(of: path), message: message))
  }

  fileprivate func error(_ mistake: Mistake) -> ModelFileError {
    ModelFileError(
      file: file,
      problems: [.init(message: mistake.message, location: location(at: mistake.offset))])
  }

  /// Why the bytes are no UTF-8 text.
  fileprivate func encodingMistake() -> Mistake? {
    // Foundation is fast at saying whether; where, only matters when something is wrong.
    String(bytes: bytes, encoding: .utf8) == nil ? firstInvalidByte() : nil
  }
}
