import PortolanFacts
import PortolanModel

// How outlines are written to the cache. The order of the fields, and the number of each case, is the format: with any
// change of the outline `OutlineCache.version` goes up.

// MARK: - Files

extension SourceFile: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    path.write(to: &bytes)
    module.write(to: &bytes)
    imports.write(to: &bytes)
    declarations.write(to: &bytes)
    problems.write(to: &bytes)
    ignores.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      path: try bytes.read(), module: try bytes.read(), imports: try bytes.read(),
      declarations: try bytes.read(), problems: try bytes.read(),
      ignores: try bytes.read())
  }
}

extension SourceFile.Import: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    module.write(to: &bytes)
    condition.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(try bytes.read(), condition: try bytes.read())
  }
}

extension Unresolved: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    what.write(to: &bytes)
    location.write(to: &bytes)
    isUnread.write(to: &bytes)
    mentions.write(to: &bytes)
    firstLine.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      what: try bytes.read(), location: try bytes.read(), isUnread: try bytes.read(),
      mentions: try bytes.read(), firstLine: try bytes.read())
  }
}

extension Ignore: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    rules.write(to: &bytes)
    reason.write(to: &bytes)
    location.write(to: &bytes)
    firstLine.write(to: &bytes)
    lastLine.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      rules: try bytes.read(), reason: try bytes.read(), location: try bytes.read(),
      firstLine: try bytes.read(), lastLine: try bytes.read())
  }
}

extension SourceLocation: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    file.write(to: &bytes)
    line.write(to: &bytes)
    column.write(to: &bytes)
    endColumn.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      file: try bytes.read(), line: try bytes.read(), column: try bytes.read(),
      endColumn: try bytes.read())
  }
}

extension Position: ByteCodable {
  func write(to bytes: inout ByteWriter) { bytes.write(self) }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    let (line, column, length): (Int, Int, Int) =
      (try bytes.read(), try bytes.read(), try bytes.read())
    self.init(line: line, column: column, endColumn: length == 0 ? 0 : column &+ length &- 1)
  }
}

// MARK: - Declarations

extension Declaration.Kind {
  /// To look a name up is quicker than to compare it with one after the other.
  fileprivate static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension Declaration: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    kind.rawValue.write(to: &bytes)
    name.write(to: &bytes)
    position.write(to: &bytes)
    condition.write(to: &bytes)
    attributes.write(to: &bytes)
    modifiers.write(to: &bytes)
    inherits.write(to: &bytes)
    genericParameters.write(to: &bytes)
    parameters.write(to: &bytes)
    type.write(to: &bytes)
    value.write(to: &bytes)
    isConstant.write(to: &bytes)
    body.write(to: &bytes)
    observers.write(to: &bytes)
    members.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    guard let kind = Kind.byName[try bytes.text()] else { throw NotReadable() }
    self.init(kind: kind, name: try bytes.read(), position: try bytes.read())
    condition = try bytes.read()
    attributes = try bytes.read()
    modifiers = try bytes.read()
    inherits = try bytes.read()
    genericParameters = try bytes.read()
    parameters = try bytes.read()
    type = try bytes.read()
    value = try bytes.read()
    isConstant = try bytes.read()
    body = try bytes.read()
    observers = try bytes.read()
    members = try bytes.read()
  }
}

extension Attribute: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    name.write(to: &bytes)
    arguments.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(name: try bytes.read(), arguments: try bytes.read())
  }
}

extension PortolanFacts.Parameter: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    label.write(to: &bytes)
    name.write(to: &bytes)
    type.write(to: &bytes)
    hasDefault.write(to: &bytes)
    isInout.write(to: &bytes)
    attributes.write(to: &bytes)
    value.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      label: try bytes.read(), name: try bytes.read(), type: try bytes.read(),
      hasDefault: try bytes.read(), isInout: try bytes.read(), attributes: try bytes.read(),
      value: try bytes.read())
  }
}

extension GenericParameter: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    name.write(to: &bytes)
    constraint.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(name: try bytes.read(), constraint: try bytes.read())
  }
}

extension TypeReference: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    name.write(to: &bytes)
    arguments.write(to: &bytes)
    labels.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(try bytes.read(), try bytes.read(), labels: try bytes.read())
  }
}

// MARK: - Expressions

extension Expression: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    switch self {
    case .name(let a, let b):
      bytes.write(0)
      a.write(to: &bytes)
      b.write(to: &bytes)
    case .member(let a, let b, let c):
      bytes.write(1)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .call(let a, let b, let c):
      bytes.write(2)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .element(let a, let b):
      bytes.write(3)
      a.write(to: &bytes)
      b.write(to: &bytes)
    case .type(let a):
      bytes.write(4)
      a.write(to: &bytes)
    case .closure(let a):
      bytes.write(5)
      a.write(to: &bytes)
    case .keyPath(let a, let b, let c):
      bytes.write(6)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .prefix(let a, let b):
      bytes.write(7)
      a.write(to: &bytes)
      b.write(to: &bytes)
    case .assignment(let a, let b, let c):
      bytes.write(8)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .infix(let a, let b, let c):
      bytes.write(9)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .choice(let a, let b, let c):
      bytes.write(10)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .array(let a):
      bytes.write(11)
      a.write(to: &bytes)
    case .dictionary(let a):
      bytes.write(12)
      a.write(to: &bytes)
    case .tuple(let a):
      bytes.write(13)
      a.write(to: &bytes)
    case .string(let a):
      bytes.write(14)
      a.write(to: &bytes)
    case .number(let a):
      bytes.write(15)
      a.write(to: &bytes)
    case .boolean(let a):
      bytes.write(16)
      a.write(to: &bytes)
    case .nil:
      bytes.write(17)
    case .await(let a):
      bytes.write(18)
      a.write(to: &bytes)
    case .conditional(let a, let b):
      bytes.write(19)
      a.write(to: &bytes)
      b.write(to: &bytes)
    case .statement(let a):
      bytes.write(20)
      a.write(to: &bytes)
    case .binding(let a):
      bytes.write(21)
      a.write(to: &bytes)
    case .other(let a):
      bytes.write(22)
      a.write(to: &bytes)
    }
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    switch try bytes.byte() {
    case 0: self = .name(try bytes.read(), try bytes.read())
    case 1: self = .member(try bytes.read(), try bytes.read(), try bytes.read())
    case 2: self = .call(try bytes.read(), try bytes.read(), try bytes.read())
    case 3: self = .element(try bytes.read(), try bytes.read())
    case 4: self = .type(try bytes.read())
    case 5: self = .closure(try bytes.read())
    case 6: self = .keyPath(root: try bytes.read(), try bytes.read(), try bytes.read())
    case 7: self = .prefix(try bytes.read(), try bytes.read())
    case 8: self = .assignment(try bytes.read(), try bytes.read(), try bytes.read())
    case 9: self = .infix(try bytes.read(), try bytes.read(), try bytes.read())
    case 10: self = .choice(try bytes.read(), try bytes.read(), try bytes.read())
    case 11: self = .array(try bytes.read())
    case 12: self = .dictionary(try bytes.read())
    case 13: self = .tuple(try bytes.read())
    case 14: self = .string(try bytes.read())
    case 15: self = .number(try bytes.read())
    case 16: self = .boolean(try bytes.read())
    case 17: self = .nil
    case 18: self = .await(try bytes.read())
    case 19: self = .conditional(try bytes.read(), try bytes.read())
    case 20: self = .statement(try bytes.read())
    case 21: self = .binding(try bytes.read())
    case 22: self = .other(try bytes.read())
    default: throw NotReadable()
    }
  }
}

extension Argument: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    label.write(to: &bytes)
    value.write(to: &bytes)
    isTrailing.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(label: try bytes.read(), value: try bytes.read(), isTrailing: try bytes.read())
  }
}

extension Closure: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    parameters.write(to: &bytes)
    types.write(to: &bytes)
    body.write(to: &bytes)
    position.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      parameters: try bytes.read(), types: try bytes.read(), body: try bytes.read(),
      position: try bytes.read())
  }
}

// MARK: - Statements

extension Statement: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    switch self {
    case .expression(let a):
      bytes.write(0)
      a.write(to: &bytes)
    case .return(let a):
      bytes.write(1)
      a.write(to: &bytes)
    case .declaration(let a):
      bytes.write(2)
      a.write(to: &bytes)
    case .if(let a, let b, let c):
      bytes.write(3)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .guard(let a, let b):
      bytes.write(4)
      a.write(to: &bytes)
      b.write(to: &bytes)
    case .switch(let a, let b, let c):
      bytes.write(5)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .for(let a, let b, let c):
      bytes.write(6)
      a.write(to: &bytes)
      b.write(to: &bytes)
      c.write(to: &bytes)
    case .block(let a):
      bytes.write(7)
      a.write(to: &bytes)
    case .conditional(let a, let b):
      bytes.write(8)
      a.write(to: &bytes)
      b.write(to: &bytes)
    }
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    switch try bytes.byte() {
    case 0: self = .expression(try bytes.read())
    case 1: self = .return(try bytes.read())
    case 2: self = .declaration(try bytes.read())
    case 3: self = .if(try bytes.read(), try bytes.read(), else: try bytes.read())
    case 4: self = .guard(try bytes.read(), else: try bytes.read())
    case 5: self = .switch(try bytes.read(), try bytes.read(), try bytes.read())
    case 6: self = .for(try bytes.read(), in: try bytes.read(), try bytes.read())
    case 7: self = .block(try bytes.read())
    case 8: self = .conditional(try bytes.read(), try bytes.read())
    default: throw NotReadable()
    }
  }
}

extension Condition: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    switch self {
    case .expression(let a):
      bytes.write(0)
      a.write(to: &bytes)
    case .match(let a, let b):
      bytes.write(1)
      a.write(to: &bytes)
      b.write(to: &bytes)
    }
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    switch try bytes.byte() {
    case 0: self = .expression(try bytes.read())
    case 1: self = .match(try bytes.read(), try bytes.read())
    default: throw NotReadable()
    }
  }
}

extension SwitchCase: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    patterns.write(to: &bytes)
    body.write(to: &bytes)
    condition.write(to: &bytes)
    position.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self.init(
      patterns: try bytes.read(), body: try bytes.read(), condition: try bytes.read(),
      position: try bytes.read())
  }
}
