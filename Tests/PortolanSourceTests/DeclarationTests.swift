import PortolanFacts
import PortolanSource
import Testing

struct DeclarationTests {
  @Test func typesNest() {
    #expect(
      outline(
        """
        import SwiftUI
        @MainActor @Observable public final class AppModel: Base, Hashable {
          struct Row: Identifiable, ~Copyable { let id: Int }
          actor Worker {}
          protocol Feature: View & Sendable { var title: String { get }; func run() }
        }
        """) == """
          @MainActor @Observable public final class AppModel : Base, Hashable
            struct Row : Identifiable
              variable id -> Int
            actor Worker
            protocol Feature : View, Sendable
              variable title -> String
              function run
          """)
  }

  @Test func variablesAreConstantOrNot() {
    let file = SourceFile(
      reading: "let (a, b) = (1, 2)\nvar c = 3\nstruct S { static let d = 4; var e: Int { 5 } }",
      path: "File.swift", module: "App")
    let all = file.declarations.flatMap { [$0] + $0.members }
    #expect(all.filter(\.isConstant).map(\.name) == ["a", "b", "d"])
  }

  @Test func importsAreModules() {
    let file = SourceFile(
      reading: """
        import SwiftUI
        @testable import Models
        @preconcurrency import struct Foundation.URL
        import Foundation
        #if canImport(UIKit)
          import UIKit
        #endif
        """, path: "File.swift", module: "App")
    let everywhere = ["SwiftUI", "Models", "Foundation"].map { SourceFile.Import($0) }
    #expect(
      file.imports == everywhere + [SourceFile.Import("UIKit", condition: "canImport(UIKit)")])
  }

  @Test func extensionsAreNamedForTheirType() {
    #expect(
      outline(
        """
        extension SyncUps.Destination: Hashable where Self: Sendable { typealias ID = Int }
        extension Optional<Item> {}
        extension [Path] {}
        """) == """
          extension SyncUps.Destination<Self: Sendable> : Hashable
            typealias ID -> Int
          extension Optional -> Optional<Item>
          extension Array -> Array<Path>
          """)
  }

  @Test func genericsHaveTheirConstraints() {
    #expect(
      outline(
        """
        struct Stack<Root: View, Data, each Item>
          where Data: Collection, Data.Element == Item, Root: Sendable {}
        func f<T: ~Copyable>(_ x: T) where T == Int {}
        """) == """
          struct Stack<Root: View, Data: Collection, Item, Data.Element: ==<Item>, Root: Sendable>
          function f<T: ==<Int>>(_ x: T) {}
          """)
  }

  @Test func casesAreDeclaredOneByOne() {
    #expect(
      outline(
        """
        @CasePathable indirect enum Destination: String, Codable {
          case add(Item), edit(id: Item.ID, _ model: EditModel? = nil), none = "-"
          @ReducerCaseEphemeral case alert(AlertState<Alert>)
          case `default`
        }
        """) == """
          @CasePathable indirect enum Destination : String, Codable
            case add(_: Item)
            case edit(id: Item.ID, _ model: Optional<EditModel> = …)
            case none = "-"
            @ReducerCaseEphemeral case alert(_: AlertState<Alert>)
            case default
          """)
  }

  @Test func variablesAreDeclaredOneByOne() {
    #expect(
      outline(
        """
        @State private var isPresented = false, item: Item?
        public private(set) static var width, height: Int
        @Environment(\\.dismiss) private var dismiss
        @ObservationStateIgnored @Presents weak var destination: Destination.State?
        nonisolated(unsafe) lazy var (x, _) = pair
        """) == """
          @State private variable isPresented = false
          @State private variable item -> Optional<Item>
          public static variable width -> Int
          public static variable height -> Int
          @Environment(\\.dismiss) private variable dismiss
          @ObservationStateIgnored @Presents weak variable destination -> Optional<Destination.State>
          nonisolated lazy variable x
          nonisolated lazy variable _
          """)
  }

  @Test func accessorsAreBodyAndObservers() {
    #expect(
      outline(
        """
        var a: Int { 1 }
        var b: Int { get async throws { 2 } set { store(newValue) } }
        var c = 3 { willSet { will() } didSet { did() } }
        subscript(index: Int, at place: Int) -> Item { get { items[index] } _modify { yield &x } }
        """) == """
          variable a -> Int { 1 }
          variable b -> Int { 2 } set { store(newValue) }
          variable c = 3 set { will(); did() }
          subscript subscript(_ index: Int, at place: Int) -> Item { items[index] } set { x }
          """)
  }

  @Test func functionsHaveTheirLabels() {
    #expect(
      outline(
        """
        @discardableResult static func push(_ route: Route, to path: [Route], animated: Bool = true)
          async throws -> Bool { true }
        mutating func reset()
        convenience init?(@ViewBuilder content: @escaping () -> Content) { self.content = content() }
        deinit { stop() }
        """) == """
          @discardableResult static function push(_ route: Route, to path: Array<Route>, \
          animated: Bool = …) -> Bool { true }
          mutating function reset
          convenience initializer init(@ViewBuilder content: (function)<Content>) -> Optional<Self> \
          { (self.content = content()) }
          """)
  }

  @Test func attributesLoseTheirModule() {
    #expect(
      outline(
        "@ComposableArchitecture.Reducer(state: .equatable) @available(iOS 16, *) struct A {}")
        == "@Reducer(state: .equatable) @available struct A")
  }

  @Test func previewsAreLeftOut() {
    #expect(
      outline(
        """
        #Preview("Add") { AddView() }
        struct Add_Previews: PreviewProvider { static var previews: some View { AddView() } }
        struct Sample: PreviewModifier { func body() {} }
        #if DEBUG
          #Preview { EditView() }
        #endif
        @Test func test() { #Preview { AddView() } }
        // struct Old {}
        """) == "@Test function test {}")
  }
}
