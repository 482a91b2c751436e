import PortolanFacts

/// The classes that a target's `Info.plist` says the system makes: what an app extension starts with, an app's scene delegates. And the
/// storyboard with which it starts.
///
/// The file is searched for the keys, not parsed: whatever else is in it is none of the reader's business.
struct InfoPropertyList {
  private(set) var classes: [(name: String, position: Position)] = []
  private(set) var storyboard: (name: String, position: Position)?
  /// The delegate that fills the app's own windows, where the list names one.
  private(set) var windowDelegate: (name: String, position: Position)?

  static func isNamed(_ path: String) -> Bool {
    path.hasSuffix("Info.plist")
      && [nil, "/", "-"].contains(path.dropLast("Info.plist".count).last)
  }

  init(_ bytes: [UInt8]) {
    var search = TagSearch(bytes: bytes)
    var isOfWindows = false
    while let key = search.next("key") {
      if key.text.contains("SessionRole") { isOfWindows = key.text == Self.roleOfWindows }
      let isStoryboard = Self.keysOfStoryboards.contains(key.text)
      guard isStoryboard || Self.keys.contains(key.text),
        let value = search.following("string")
      else { continue }
      if isStoryboard {
        storyboard = storyboard ?? (value.text, search.position(of: value.offset))
        continue
      }
      // `$(PRODUCT_MODULE_NAME).ShareViewController`
      let name = value.text.split(separator: ".").last.map(String.init) ?? ""
      guard name.first?.isLetter == true || name.first == "_",
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { continue }
      let position = search.position(of: value.offset)
      classes.append((name, position))
      if isOfWindows, key.text == Self.keyOfDelegates {
        windowDelegate = windowDelegate ?? (name, position)
      }
    }
  }

  private static let keyOfDelegates = "UISceneDelegateClassName"
  /// Not that of a car's screen, or of one that is plugged in.
  private static let roleOfWindows = "UIWindowSceneSessionRoleApplication"
  private static let keys: Set<String> = ["NSExtensionPrincipalClass", keyOfDelegates]
  private static let keysOfStoryboards: Set<String> = [
    "UIMainStoryboardFile", "NSMainStoryboardFile", "UISceneStoryboardFile",
  ]
}

extension SourceFile {
  /// Outlines an `Info.plist` as variables that hold what the system makes.
  init(infoPropertyList bytes: [UInt8], path: String, module: String) {
    self.init(path: path, module: module)
    let list = InfoPropertyList(bytes)
    declarations = list.classes.map { name, position in
      var variable = Declaration(
        kind: .variable, name: StoryboardNames.start(name), position: position)
      variable.value = .call(.name(name, position), [], position)
      return variable
    }
    if let (name, position) = list.windowDelegate {
      var variable = Declaration(
        kind: .variable, name: StoryboardNames.windowDelegate(of: module), position: position)
      variable.value = .string(name)
      declarations.append(variable)
    }
    if let (name, position) = list.storyboard {
      var variable = Declaration(
        kind: .variable, name: StoryboardNames.main(of: module), position: position)
      variable.value = .string(name)
      declarations.append(variable)
    }
  }
}

/// Finds elements that hold nothing but text.
private struct TagSearch {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next element of a name, wherever it stands.
  mutating func next(_ name: String) -> (text: String, offset: Int)? {
    let tag = Array("<\(name)>".utf8)
    while index < bytes.count {
      if bytes[index] == tag[0], bytes[index...].starts(with: tag) {
        index += tag.count
        return text()
      }
      index += 1
    }
    return nil
  }

  /// The element that follows, if it is of this name.
  mutating func following(_ name: String) -> (text: String, offset: Int)? {
    let tag = Array("<\(name)>".utf8)
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    guard bytes[index...].starts(with: tag) else { return nil }
    index += tag.count
    return text()
  }

  func position(of offset: Int) -> Position {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Position(line: line, column: offset - start + 1)
  }

  /// What stands up to the end of the element, which begins here.
  private mutating func text() -> (text: String, offset: Int) {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // Past the slash, so that what follows is found.
    index = min(bytes.count, index + 2)
    return (text, start)
  }
}
