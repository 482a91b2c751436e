import Foundation
import Observation

/// One destination among fields of every kind of type that Swift has.
enum OddTypes {
  protocol Shape {}
  protocol Container<Element> { associatedtype Element }

  final class AppModel {
    var destination: Destination?

    var nothing: Void = ()
    var never: Never?
    var existential: (any Shape)?
    var composition: (any Shape & Sendable)?
    var constrained: (any Container<Int>)?
    var classBound: AnyObject?
    var metatype: Any.Type = Int.self
    var exactMetatype: AppModel.Type = AppModel.self
    var existentialMetatype: (any Shape.Type)?
    var closure: @Sendable (inout Int, borrowing String) async throws -> Void = { _, _ in }
    var throwing: (() throws(Failure) -> Int)?
    var isolated: (@MainActor () -> Void)?
    var cFunction: (@convention(c) (Int32) -> Void)?
    var pair: (left: LeftModel, right: LeftModel, Int)?
    var tuple: (left: LeftModel, Int) = (LeftModel(), 0)
    var pointer: UnsafeMutablePointer<Int>?
    var rawPointer: UnsafeRawPointer?
    var anyHashable: AnyHashable = 0
    var keyPath: KeyPath<AppModel, Int>?
    var actor = Worker()
    var generic = Box<Box<[String: (Int, Box<Int>)]>>()
    var endless = Endless<Int>()
    var doubling = Doubling<Int>()
    var pack: Pack<Int, String, Bool>?
    var nested = Outer<Int>.Inner<String>()
    var constrainedExtension = [Int].OfIntegers()
    var token: Token?
    var value: Vector<Int, 3>?
    var unmanaged: Unmanaged<LeftModel>?
    unowned(unsafe) var unsafe: AnyObject = OddTypes.something
    var date: Date?
    var formatter: NumberFormatter?
    var simd = SIMD4<Float>()
    var range: ClosedRange<Int>?
    var task: Task<Void, Never>?
    var stream: AsyncStream<Int>?
    var optionalOptional: Destination??
    var result: Result<LeftModel, any Error>?
    var recursiveValue = RecursiveValue.end
    var empty: Empty?
    var single: Single?
    var derived: Derived<Int>?
    var reader = Reader<Int>()
    var opaque = OpaqueHolder(value: [1].lazy.map { $0 + 1 })
    var raw = `raw name`()
    var process: ProcessInfo?
    var inlineArray: InlineHolder?
  }

  enum Destination {
    case any(any Shape)
    case closure(() -> Void)
    case metatype(Any.Type)
    case void(Void)
    case tuple((Int, name: String))
    case several(Int, name: String, (any Shape)?)
    indirect case boxed(Box<Destination>)
    case noncopyable(Box<Int>)
    case never(Never)
    case plain
  }

  static nonisolated(unsafe) let something: AnyObject = LeftModel()

  final class LeftModel {
    var sheet: Sheet?
    enum Sheet { case one }
  }

  actor Worker {
    var count = 0
    var child: Worker?
  }

  struct Box<Value> { var value: Value? }

  /// Each instance holds another of a longer name.
  final class Endless<Value> {
    var next: Endless<[Value]>?
    var destination: Destination?
    enum Destination { case next(Endless<[Value]>) }
  }

  /// Each instance holds another of a name twice as long.
  final class Doubling<Value> { var next: Doubling<(Value, Value)>? }

  struct Pack<each Element> {
    var elements: (repeat each Element)
    var longer: Wrapped<Int, repeat each Element>?

    final class Wrapped<First, each Rest> {
      var first: First?
      var rest: (repeat each Rest)
      init(rest: repeat each Rest) { self.rest = (repeat each rest) }
    }
  }

  struct Outer<First> {
    struct Inner<Second> {
      var first: First?
      var second: Second?
    }
  }

  struct Token: ~Copyable {
    var number = 0
    var inner: InnerToken?
    struct InnerToken: ~Copyable { var name = "" }
  }

  struct Vector<Element, let count: Int> {
    var elements: [Element] = []
    var other: Element?
  }

  indirect enum RecursiveValue {
    case end
    case more(RecursiveValue, RecursiveValue)
  }

  enum Failure: Error { case some }
  enum Empty {}
  enum Single { case only }

  class Base<Value> { var value: Value? }
  class Middle<Value>: Base<[Value]> {}
  final class Derived<Value>: Middle<(Value, Value)> { var own: Value? }

  /// The superclass is of a module whose classes may grow.
  final class Reader<Value>: JSONDecoder, @unchecked Sendable { var value: Value? }

  struct OpaqueHolder<Values: Sequence> { var value: Values }

  struct `raw name` { var `class` = 0 }

  struct InlineHolder: ~Copyable { var numbers: Tagged<Int, Never>? }
  struct Tagged<Raw, Tag: ~Copyable>: ~Copyable { var raw: Raw? }
}

extension Array where Element == Int {
  struct OfIntegers { var sum = 0 }
}
