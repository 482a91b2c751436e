/// What is large, and sorted into many tables: copies share what they say until one of them changes.
///
/// `{ $0.isSeed }` costs nothing, `\.isSeed` makes a key path of two parts each time that it is come by.
@dynamicMemberLookup
protocol SharingCopies {
  associatedtype Parts
  var storage: SharedParts<Parts> { get set }
}

extension SharingCopies {
  @inline(__always)
  subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
    get { storage.parts[keyPath: part] }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = SharedParts(storage.parts) }
      storage.parts[keyPath: part] = newValue
    }
  }
}

/// What copies share.
final class SharedParts<Parts> {
  // Changed only by whoever alone holds it.
  @exclusivity(unchecked) var parts: Parts

  init(_ parts: Parts) { self.parts = parts }
}
