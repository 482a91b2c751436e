#if !canImport(SwiftUI)
  /// Stands in for SwiftUI's type of this name where there is no SwiftUI, so that models which hold
  /// one can be built and tested there. Like the real one, it does not give its elements back.
  public struct NavigationPath {
    private var elements: [any Hashable] = []

    public init() {}

    public init(_ elements: some Sequence<some Hashable>) {
      for element in elements { append(element) }
    }

    public var count: Int { elements.count }

    public mutating func append<Element: Hashable>(_ element: Element) {
      elements.append(element)
    }

    public mutating func removeLast(_ count: Int = 1) {
      elements.removeLast(count)
    }
  }
#endif
