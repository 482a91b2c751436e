// All unsafe code of Portolan is in this file. It is compiled twice: here, and into the small
// program that `portolan reflect` runs inside the user's build; so it needs the standard library
// and `TypeFact` alone.
//
// The layouts are those of the stable Swift ABI: docs/ABI/TypeMetadata.rst and
// include/swift/ABI/Metadata.h of the Swift project. Class metadata is longer where there is an
// Objective-C runtime.

#if !PORTOLAN_RUNNER
  import PortolanFacts
#endif

/// Reads the declarations of a type, and of all that it is made of, out of the metadata that the
/// compiler left in the program.
public struct MetadataReader {
  /// Whether to look into the types of a module. Types of others are leaves.
  private let isForeign: (_ module: String) -> Bool
  /// What a type says of its own navigation.
  private let declaration: (Any.Type) -> DeclarationFact?

  private var facts: [TypeFact] = []
  private var references: [ObjectIdentifier: TypeReference] = [:]
  private var names: [UnsafeRawPointer: ContextName] = [:]
  private var owners: [String: UnsafeRawPointer] = [:]
  private var queue: [(type: Any.Type, id: String)] = []
  private var nextInQueue = 0
  private var numbers: [String: Int] = [:]
  private var askedForIdentity: Set<ObjectIdentifier> = []

  public init(
    isForeign: @escaping (_ module: String) -> Bool = MetadataReader.isForeign,
    declaration: @escaping (Any.Type) -> DeclarationFact? = { _ in nil }
  ) {
    self.isForeign = isForeign
    self.declaration = declaration
  }

  /// Modules that hold no navigation of the app's own.
  public static func isForeign(_ module: String) -> Bool {
    foreignModules.contains(module) || module.hasPrefix("_")
  }

  private static let foreignModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Observation",
    "Synchronization", "Dispatch", "Combine", "OpenCombine", "SwiftUI", "SwiftUICore", "UIKit",
    "AppKit", "CoreData", "SwiftData", "CoreLocation", "MapKit", "os", "Builtin", "ObjectiveC",
    "Darwin", "Glibc", "CoreFoundation", "CoreGraphics", "Perception", "PerceptionCore",
    "IdentifiedCollections", "OrderedCollections", "DequeModule", "Collections", "CasePaths",
    "CasePathsCore", "ComposableArchitecture", "SwiftNavigation", "SwiftUINavigation",
    "UIKitNavigation", "Dependencies", "Sharing",
  ]

  /// A generic type that holds itself with larger arguments goes on without end; so its arguments
  /// are looked into so deep.
  private static let deepestNesting = 8

  /// Reads a type and, breadth first, every type that it mentions.
  ///
  /// - Complexity: linear in the number of stored properties and cases.
  public mutating func read(_ root: Any.Type) throws(MetadataError) -> (
    root: String, types: [TypeFact]
  ) {
    let id = reference(to: root).id
    guard let number = numbers[id] else {
      throw .notReadable(type: "\(root)")
    }
    while nextInQueue < queue.count {
      let (type, id) = queue[nextInQueue]
      nextInQueue += 1
      readDeclaration(of: type, into: numbers[id]!)
    }
    if !facts[number].isReadable { throw .noFields(type: id) }
    return (id, facts)
  }

  /// The name and the arguments of a type. What has declarations worth reading is put into the
  /// queue.
  private mutating func reference(to type: Any.Type) -> TypeReference {
    let key = ObjectIdentifier(type)
    if let known = references[key] { return known }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch MetadataKind(metadata) {
    case .tuple:
      let elements = TupleMetadata(metadata).elements
      return TypeReference(
        TypeReference.tuple, elements.map { reference(to: $0.type) }, labels: elements.map(\.label))
    case .function: return TypeReference(TypeReference.function)
    case .other: return TypeReference(TypeReference.opaque)
    case .nominal(let descriptor):
      let context = name(of: descriptor)
      let arguments = GenericArguments(of: metadata, descriptor: descriptor).all.map { argument in
        switch argument {
        case .type(let type): reference(to: type)
        case .value(let value): TypeReference("\(value)")
        }
      }
      var mention = TypeReference(context.full, arguments)
      if !isForeign(context.module) {
        if mention.isNested(deeperThan: Self.deepestNesting) {
          return TypeReference(TypeReference.opaque)
        }
        tellApart(&mention, context, descriptor)
        note(type, as: mention.id, module: context.module, kind: descriptor.kind)
      }
      references[key] = mention
      return mention
    }
  }

  private mutating func name(of descriptor: TypeDescriptor) -> ContextName {
    if let known = names[descriptor.address] { return known }
    let name = ContextName(of: descriptor)
    names[descriptor.address] = name
    return name
  }

  /// Private types of several files, and local types of several functions, can have one name.
  private mutating func tellApart(
    _ mention: inout TypeReference, _ context: ContextName, _ descriptor: TypeDescriptor
  ) {
    var number = 1
    while let owner = owners[mention.id], owner != descriptor.address {
      number += 1
      let place = number == 2 ? context.discriminator.map { "in \($0)" } : nil
      mention.name = "\(context.full) (\(place ?? "\(number)"))"
    }
    owners[mention.id] = descriptor.address
  }

  /// Puts a declaration that is met for the first time into the queue.
  private mutating func note(
    _ type: Any.Type, as id: String, module: String, kind: TypeFact.Kind
  ) {
    if numbers[id] != nil { return }
    var fact = TypeFact(
      id: id, module: module, name: String(id.dropFirst(module.count + 1)), kind: kind)
    fact.declaration = declaration(type)
    numbers[id] = facts.count
    facts.append(fact)
    queue.append((type, id))
  }

  private mutating func readDeclaration(of type: Any.Type, into number: Int) {
    if facts[number].kind == .enum {
      readCases(of: type, into: number)
    } else {
      readProperties(of: type, into: number)
    }
  }

  // MARK: Stored properties

  private mutating func readProperties(of type: Any.Type, into number: Int) {
    var properties: [PropertyFact] = []
    var current: Any.Type? = type
    while let type = current {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard case .nominal(let descriptor) = MetadataKind(metadata),
        !isForeign(name(of: descriptor).module)
      else { break }
      guard let fields = descriptor.fields else {
        facts[number].isReadable = false
        break
      }
      let arguments = GenericArguments(of: metadata, descriptor: descriptor)
      let own = fields.records.map { property($0, descriptor, arguments) }
      let isObservable = own.contains { Self.registrars.contains($0.name) }
      if isObservable, !facts[number].conformances.contains("Observable") {
        facts[number].conformances.append("Observable")
      }
      properties = declared(own, isObservable: isObservable) + properties
      current = descriptor.kind == .class ? ClassMetadata(metadata).superclass : nil
      if let superclass = current, facts[number].superclass == nil {
        // Where there is an Objective-C runtime, a class without a superclass has a hidden one.
        let reference = reference(to: superclass)
        if reference.name != TypeReference.opaque { facts[number].superclass = reference }
      }
    }
    facts[number].properties = properties
  }

  /// What `@Observable` and its likes store beside the properties.
  private static let registrars: Set<String> = ["_$observationRegistrar", "_$perceptionRegistrar"]

  private mutating func property(
    _ record: FieldRecord, _ descriptor: TypeDescriptor, _ arguments: GenericArguments
  ) -> PropertyFact {
    let lazyPrefix = "$__lazy_storage_$_"
    let type = record.type(in: descriptor, arguments)
    var property = PropertyFact(
      name: record.name, type: type.map { reference(to: $0) } ?? TypeReference(TypeReference.opaque)
    )
    property.isBackReference = record.isBackReference
    if record.name.hasPrefix(lazyPrefix) {
      property.name = String(record.name.dropFirst(lazyPrefix.utf8.count))
      property.isLazy = true
    }
    if let type, !property.isBackReference { askForIdentity(of: type) }
    return property
  }

  /// The properties as the code declares them: a macro or a wrapper stores `x` as `_x`, and the
  /// compiler adds some of its own.
  private func declared(_ stored: [PropertyFact], isObservable: Bool) -> [PropertyFact] {
    let names = Set(stored.map(\.name))
    return stored.compactMap { property in
      var property = property
      if property.name.hasPrefix("_$") || property.name.hasPrefix("$") { return nil }
      let plain = String(property.name.dropFirst())
      if property.name.hasPrefix("_"), isObservable || couldBeWrapper(property.type),
        !plain.isEmpty, !names.contains(plain)
      {
        property.name = plain
      }
      return property
    }
  }

  /// A property wrapper's type is generic, but none of the standard library's.
  private func couldBeWrapper(_ type: TypeReference) -> Bool {
    !type.arguments.isEmpty && !type.name.hasPrefix("Swift.") && !type.name.hasPrefix("(")
  }

  /// Whether the value of an optional, of a wrapper's at that, is identifiable. Asking takes the
  /// runtime some 20 µs where the answer is no, so it is asked only where the linker wants to know.
  private mutating func askForIdentity(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard case .nominal(let descriptor) = MetadataKind(metadata), descriptor.isGeneric,
      let value = GenericArguments(of: metadata, descriptor: descriptor).types.last
    else { return }
    let wrapper = reference(to: type)
    if wrapper.name != "Swift.Optional" {
      if couldBeWrapper(wrapper) { askForIdentity(of: value) }
      return
    }
    guard let number = numbers[reference(to: value).id], facts[number].kind != .enum,
      askedForIdentity.insert(ObjectIdentifier(value)).inserted, value is any Identifiable.Type
    else { return }
    facts[number].conformances.append("Identifiable")
  }

  // MARK: Cases

  private mutating func readCases(of type: Any.Type, into number: Int) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard case .nominal(let descriptor) = MetadataKind(metadata) else { return }
    guard let fields = descriptor.fields else {
      facts[number].isReadable = false
      return
    }
    let arguments = GenericArguments(of: metadata, descriptor: descriptor)
    let cases = fields.records.map { record in
      CaseFact(
        name: record.name,
        payload: record.hasType ? payload(record.type(in: descriptor, arguments)) : [],
        isIndirect: record.isIndirect)
    }
    let plain = cases.count { $0.payload.isEmpty }
    facts[number].cases = cases
    facts[number].casesAreInOrder = plain == 0 || plain == cases.count
    if plain == cases.count, type is any RawRepresentable.Type {
      facts[number].conformances.append("RawRepresentable")
    }
  }

  private mutating func payload(_ type: Any.Type?) -> [CaseFact.Value] {
    guard let type else { return [.init(type: TypeReference(TypeReference.opaque))] }
    let reference = reference(to: type)
    guard reference.name == TypeReference.tuple, !reference.arguments.isEmpty else {
      return [.init(type: reference)]
    }
    let labels = reference.labels ?? reference.arguments.map { _ in nil }
    return zip(labels, reference.arguments).map { .init(label: $0, type: $1) }
  }
}

extension TypeReference {
  fileprivate func isNested(deeperThan depth: Int) -> Bool {
    depth == 0 ? !arguments.isEmpty : arguments.contains { $0.isNested(deeperThan: depth - 1) }
  }
}

/// Why a type can't be read.
public enum MetadataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program was built without reflection metadata.
  case noFields(type: String)
  /// The type is no class, struct or enum of the app's own.
  case notReadable(type: String)

  public var description: String {
    switch self {
    case .noFields(let type):
      """
      '\(type)' has no reflection metadata; build it without -disable-reflection-metadata \
      (SWIFT_REFLECTION_METADATA_LEVEL = all in Xcode)
      """
    case .notReadable(let type):
      """
      '\(type)' can't be reflected: only classes, structs and enums of the app's own modules hold \
      navigation; name the type that holds the app's state
      """
    }
  }
}

// MARK: - Metadata

private enum MetadataKind {
  case nominal(TypeDescriptor)
  case tuple, function, other

  init(_ metadata: UnsafeRawPointer) {
    let kind = metadata.load(as: UInt.self)
    switch kind {
    case 0x200, 0x201, 0x202:
      self = .nominal(
        TypeDescriptor(metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)))
    case 0x301: self = .tuple
    case 0x302: self = .function
    // A class: the kind is 0, or a pointer to its metaclass where there is an Objective-C runtime.
    case 0, 0x800...:
      self = ClassMetadata(metadata).descriptor.map(MetadataKind.nominal) ?? .other
    default: self = .other
    }
  }
}

private struct ClassMetadata {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  #if canImport(ObjectiveC)
    /// The two words of the method cache and the pointer to the class data.
    private static let objectiveCWords = 3
  #else
    private static let objectiveCWords = 0
  #endif

  var superclass: Any.Type? {
    guard let superclass = address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) else {
      return nil
    }
    return unsafeBitCast(superclass, to: Any.Type.self)
  }

  /// Absent for a class that Objective-C made.
  var descriptor: TypeDescriptor? {
    #if canImport(ObjectiveC)
      let isSwift = address.load(fromByteOffset: 32, as: UInt.self) & 2 != 0
      if !isSwift { return nil }
    #endif
    // Flags, address point, size, alignment, class size and class address point stand between: 24
    // bytes.
    let offset = (2 + Self.objectiveCWords) * 8 + 24
    return address.load(fromByteOffset: offset, as: UnsafeRawPointer?.self).map(TypeDescriptor.init)
  }
}

private struct TupleMetadata {
  let elements: [(label: String?, type: Any.Type)]

  init(_ address: UnsafeRawPointer) {
    let count = address.load(fromByteOffset: 8, as: Int.self)
    var labels: [String?] = Array(repeating: nil, count: count)
    if let text = address.load(fromByteOffset: 16, as: UnsafePointer<CChar>?.self) {
      // The labels, each followed by a space.
      let words = String(cString: text).split(separator: " ", omittingEmptySubsequences: false)
      for (number, word) in words.prefix(count).enumerated() where !word.isEmpty {
        labels[number] = String(word)
      }
    }
    elements = (0..<count).map { number in
      (labels[number], address.load(fromByteOffset: 24 + number * 16, as: Any.Type.self))
    }
  }
}

/// The generic arguments of a type, and where they stand in its metadata.
private struct GenericArguments {
  let address: UnsafeRawPointer?
  let all: [Argument]

  enum Argument {
    case type(Any.Type)
    /// Of a parameter such as `let count: Int`.
    case value(Int)
  }

  var types: [Any.Type] {
    all.compactMap { argument in
      if case .type(let type) = argument { type } else { nil }
    }
  }

  init(of metadata: UnsafeRawPointer, descriptor: TypeDescriptor) {
    guard descriptor.isGeneric, let offset = descriptor.argumentOffset else {
      (address, all) = (nil, [])
      return
    }
    let start = metadata + offset
    address = start
    all = descriptor.parameters.enumerated().map { number, parameter in
      switch parameter {
      case .type: .type(start.load(fromByteOffset: number * 8, as: Any.Type.self))
      case .value: .value(start.load(fromByteOffset: number * 8, as: Int.self))
      }
    }
  }
}

// MARK: - Descriptors

/// The nominal type descriptor: what the compiler says of a declaration, once for all its generic
/// instances.
private struct TypeDescriptor {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  private var flags: UInt32 { address.load(as: UInt32.self) }

  var kind: TypeFact.Kind {
    switch flags & 0x1F {
    case 16: .class
    case 17: .struct
    default: .enum
    }
  }

  var isGeneric: Bool { flags & 0x80 != 0 }

  var fields: FieldDescriptor? { relative(address + 16).map(FieldDescriptor.init) }

  /// Where the generic arguments stand in the metadata, in bytes.
  var argumentOffset: Int? {
    guard kind == .class else { return 16 }
    let hasResilientSuperclass = flags >> 16 & (1 << 13) != 0
    if hasResilientSuperclass {
      // How long the superclass is, only the runtime knows; it keeps the answer, 0 before it has
      // one.
      let offset = relative(address + 24)?.load(as: Int.self) ?? 0
      return offset == 0 ? nil : offset
    }
    let areNegative = flags >> 16 & (1 << 12) != 0
    if areNegative { return nil }
    let positiveWords = address.load(fromByteOffset: 28, as: UInt32.self)
    let immediateMembers = address.load(fromByteOffset: 32, as: UInt32.self)
    return (Int(positiveWords) - Int(immediateMembers)) * 8
  }

  enum Parameter { case type, value }

  /// The parameters that have an argument in the metadata, in order. Packs are laid out otherwise:
  /// a declaration that has one counts none.
  var parameters: [Parameter] {
    let header = address + (kind == .class ? 44 : 28)
    let count = Int(header.load(fromByteOffset: 8, as: UInt16.self))
    var parameters: [Parameter] = []
    for number in 0..<count {
      let parameter = header.load(fromByteOffset: 16 + number, as: UInt8.self)
      let hasArgument = parameter & 0x80 != 0
      switch parameter & 0x3F {
      case 0: if hasArgument { parameters.append(.type) }
      case 2: if hasArgument { parameters.append(.value) }
      default: return []
      }
    }
    return parameters
  }
}

/// The name of a declaration, read along its chain of contexts.
private struct ContextName {
  var module = ""
  var nesting: [String] = []
  /// For a private declaration, the beginning of the code that tells its file apart.
  var discriminator: String?

  var full: String { ([module] + nesting).joined(separator: ".") }

  init(of descriptor: TypeDescriptor) {
    var context: UnsafeRawPointer? = descriptor.address
    while let current = context {
      let flags = current.load(as: UInt32.self)
      switch flags & 0x1F {
      case 0:
        module = relative(current + 8).map(text) ?? ""
      case 1:
        // An extension elsewhere: its members are named for the type that is extended.
        if let extended = relative(current + 8) { nesting = Self.extended(extended) + nesting }
      case 2:
        let hasName = flags >> 16 & 1 != 0
        let isGeneric = flags & 0x80 != 0
        if hasName, !isGeneric, let name = relative(current + 8).map(text) {
          discriminator = fileCode(in: name)
        }
      case 16...18:
        nesting.insert(relative(current + 8).map(text) ?? "", at: 0)
      default: break
      }
      context = indirectable(current + 4)
    }
  }

  /// The nesting of the type that an extension extends, from its mangled name, which begins with a
  /// pointer to the descriptor, or abbreviates a type of the standard library.
  private static func extended(_ mangled: UnsafeRawPointer) -> [String] {
    let first = mangled.load(as: UInt8.self)
    if first == 1 || first == 2, var target = relative(mangled + 1) {
      if first == 2 {
        guard let pointer = target.load(as: UnsafeRawPointer?.self) else { return [] }
        target = pointer
      }
      return ContextName(of: TypeDescriptor(target)).nesting
    }
    let abbreviations = ["Sa": "Array", "SD": "Dictionary", "Sh": "Set", "Sq": "Optional"]
    if let name = abbreviations[String(text(mangled).prefix(2))] { return [name] }
    guard
      let type = _getTypeByMangledNameInContext(
        mangled.assumingMemoryBound(to: UInt8.self), UInt(mangledLength(mangled)),
        genericContext: nil, genericArguments: nil),
      case .nominal(let descriptor) = MetadataKind(unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return [] }
    return ContextName(of: descriptor).nesting
  }
}

private struct FieldDescriptor {
  let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  var records: [FieldRecord] {
    let size = Int(address.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(address.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { FieldRecord(address: address + 16 + $0 * size) }
  }
}

/// A stored property or a case.
private struct FieldRecord {
  let address: UnsafeRawPointer

  var isIndirect: Bool { address.load(as: UInt32.self) & 1 != 0 }
  var name: String { relative(address + 8).map(text) ?? "" }

  private var mangledType: UnsafeRawPointer? { relative(address + 4) }

  /// A case without a value has none.
  var hasType: Bool { mangledType != nil }

  /// `weak` and `unowned` show only at the end of the mangled name.
  var isBackReference: Bool {
    guard let start = mangledType else { return false }
    let length = mangledLength(start)
    guard length > 2 else { return false }
    let last = start.load(fromByteOffset: length - 1, as: UInt8.self)
    return start.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "X")
      && [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(last)
  }

  func type(in descriptor: TypeDescriptor, _ arguments: GenericArguments) -> Any.Type? {
    // Without the arguments, the runtime could only guess what a parameter stands for.
    guard let start = mangledType, !descriptor.isGeneric || arguments.address != nil else {
      return nil
    }
    return _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(mangledLength(start)),
      genericContext: descriptor.address, genericArguments: arguments.address)
  }
}

// MARK: - Pointers and strings

/// A 32-bit offset from where it stands; 0 for nothing.
private func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
  // Inside a mangled name it stands anywhere.
  let offset = address.loadUnaligned(as: Int32.self)
  return offset == 0 ? nil : address + Int(offset)
}

/// The same, where the lowest bit says that the pointer itself stands there.
private func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = address.load(as: Int32.self)
  if offset == 0 { return nil }
  let target = address + Int(offset & ~1)
  return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
}

private func text(_ address: UnsafeRawPointer) -> String {
  String(cString: address.assumingMemoryBound(to: CChar.self))
}

/// The length of a mangled name, in which some bytes announce a pointer that may hold zeros.
private func mangledLength(_ start: UnsafeRawPointer) -> Int {
  var length = 0
  while true {
    switch start.load(fromByteOffset: length, as: UInt8.self) {
    case 0: return length
    case 0x01...0x17: length += 5
    case 0x18...0x1F: length += 1 + MemoryLayout<UnsafeRawPointer>.size
    default: length += 1
    }
  }
}

/// The first eight digits after `33_` in the mangled name of a private context.
private func fileCode(in mangled: String) -> String? {
  let bytes = Array(mangled.utf8)
  let mark = Array("33_".utf8)
  for start in bytes.indices.dropLast(mark.count + 8)
  where bytes[start..<start + mark.count].elementsEqual(mark) {
    return String(decoding: bytes[(start + 3)..<(start + 11)], as: UTF8.self)
  }
  return nil
}
