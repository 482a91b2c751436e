/// A format that Graphviz draws in, by the name that `dot -T` knows it by.
public struct ImageFormat: Hashable, Sendable {
  /// The name, which is also the usual file extension, as in "svg".
  public var name: String

  public init(_ name: String) { self.name = name }

  public static let svg = ImageFormat("svg")
  public static let png = ImageFormat("png")
  public static let pdf = ImageFormat("pdf")
}

extension ImageFormat {
  /// Formats that open a window, or leave files beside the drawing.
  static let withSideEffects: Set = ["gtk", "vrml", "x11", "xlib"]

  /// The bytes without what changes from one drawing of the same text to the next.
  func stable(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch name {
    case "svg", "svg_inline": stableSVG(bytes)
    case "pdf": stablePDF(bytes)
    default: Array(bytes)
    }
  }
}

extension ImageFormat: CustomStringConvertible {
  public var description: String { name }
}
