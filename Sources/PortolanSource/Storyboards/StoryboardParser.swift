import Foundation
import PortolanFacts
import PortolanModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a storyboard's XML. What stands before a mistake is kept.
final class StoryboardParser: NSObject, XMLParserDelegate {
  private var storyboard: Storyboard
  private var problem: Unresolved?
  private let path: String
  private let lines: [ArraySlice<UInt8>]
  /// The elements around the current one, innermost last.
  private var elements: [String] = []

  static func parse(_ bytes: [UInt8], path: String) -> (Storyboard, problem: Unresolved?) {
    let reader = StoryboardParser(bytes, path: path)
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    if !parser.parse(), reader.problem == nil { reader.noteProblem(of: parser) }
    return (reader.storyboard, reader.problem)
  }

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    storyboard = Storyboard(name: String(file.prefix { $0 != "." }))
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private func noteProblem(of parser: XMLParser) {
    problem = Unresolved(
      what: "the storyboard is no well-formed XML, so it was read up to here",
      location: SourceLocation(
        file: path, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)),
      isUnread: true)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if problem == nil { noteProblem(of: parser) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    defer { elements.append(element) }
    switch element {
    case "document":
      storyboard.initial = attributes["initialViewController"]
      storyboard.isLaunchScreen = attributes["launchScreen"] == "YES"
      storyboard.isOfMac = attributes["targetRuntime"]?.hasPrefix("MacOSX") == true
    case "segue": add(segue: attributes, position(parser))
    case "navigationItem" where elements.last == storyboard.scenes.last?.element:
      storyboard.scenes[storyboard.scenes.count - 1].title = attributes.named("title")
    // That of a reference is but what Xcode shows for it.
    case "tabBarItem"
    where elements.last == storyboard.scenes.last?.element
      && storyboard.scenes.last?.reference == nil:
      storyboard.scenes[storyboard.scenes.count - 1].tabTitle = attributes.named("title")
    // AppKit's tabs have their titles in the bar, in the order of the segues.
    case "tabViewItem" where !storyboard.scenes.isEmpty:
      storyboard.scenes[storyboard.scenes.count - 1].titlesOfTabs.append(attributes.named("label"))
    // What the app itself has for its delegate; other objects have some, too.
    case "outlet"
    where attributes["property"] == "delegate"
      && elements.suffix(2) == ["application", "connections"]:
      storyboard.delegate = attributes["destination"]
    case "customObject" where elements.last == "objects":
      if let id = attributes["id"] { storyboard.objects[id] = attributes["customClass"] }
    case _ where elements.last == "objects": add(scene: element, attributes, position(parser))
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if !elements.isEmpty { elements.removeLast() }
  }

  private func add(scene element: String, _ attributes: [String: String], _ position: Position) {
    guard let id = attributes["id"], !["placeholder", "exit", "customObject"].contains(element)
    else { return }
    var scene = Storyboard.Scene(id: id, element: element, position: position)
    scene.customClass = attributes["customClass"]
    if attributes["customModuleProvider"] != "target" {
      scene.customModule = attributes.named("customModule")
    }
    // A watch's scenes have their names under another word.
    scene.identifier =
      attributes["storyboardIdentifier"]
      ?? (Self.scenesOfWatch.contains(element) ? attributes.named("identifier") : nil)
    scene.title = attributes.named("title")
    scene.style = attributes["modalPresentationStyle"]
    if element == "viewControllerPlaceholder" {
      scene.reference = (attributes["storyboardName"], attributes["referencedIdentifier"] ?? "")
    }
    storyboard.scenes.append(scene)
  }

  private static let scenesOfWatch: Set<String> = ["controller", "hostingController"]

  private func add(segue attributes: [String: String], _ position: Position) {
    guard !storyboard.scenes.isEmpty, let destination = attributes["destination"],
      let kind = attributes["kind"]
    else { return }
    storyboard.scenes[storyboard.scenes.count - 1].segues.append(
      Storyboard.Segue(
        destination: destination, kind: kind, relationship: attributes["relationship"],
        identifier: attributes["identifier"],
        style: attributes["modalPresentationStyle"],
        isManual: elements.suffix(3)
          == ["objects", storyboard.scenes[storyboard.scenes.count - 1].element, "connections"],
        position: position))
  }

  /// Where the element begins, as far as the parser knows its line.
  private func position(_ parser: XMLParser) -> Position {
    let line = max(1, parser.lineNumber)
    let text = line <= lines.count ? lines[line - 1] : []
    let indent = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return Position(line: line, column: indent + 1)
  }
}

extension [String: String] {
  /// What an attribute says; nothing where it is empty.
  fileprivate func named(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
