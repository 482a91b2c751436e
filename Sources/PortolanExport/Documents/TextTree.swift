import PortolanModel

/// The places of an app as a tree of lines, with what there is to say about their number below.
///
///     AppModel
///     ├─ one                  tab
///     └─ inventory            tab → InventoryModel
///        └─ add               sheet → ItemModel
public struct TextTree: Sendable {
  /// The lines, each with a newline at its end.
  public let text: String

  /// Whether it is so large that what a screen shows stands there once, and is referred to where that is shown again.
  public let isShortened: Bool

  /// - Parameters:
  ///   - limits: Where the tree ends although the app does not. It says so if they matter.
  ///   - isWhole: Whether all is printed each time, however large the tree is.
  ///   - width: So many columns a line may take, where a terminal has no more: names are shortened to fit. Unless given, none is that is not
  ///     absurdly long.
  /// - Complexity: linear in the size of the model and of the tree that the limits allow.
  public init(
    of chart: Chart, limits: Places.Limits = .init(), isWhole: Bool = false, width: Int? = nil
  ) {
    let tree = PlaceTree(chart: chart, limits: limits)
    let rows = TreeRows(tree, of: chart)
    let text = TreeLines(rows, foldsRepeated: !isWhole && rows.rows.count > Self.longest)
    let lines = text.lines(fitting: width) + sentences(on: tree, of: chart)
    self.text = lines.map { $0 + "\n" }.joined()
    isShortened = text.hasFolded
  }

  /// So far lines are indented; what is below is a number.
  public static let levels = 16

  /// A tree of more lines is not read to its end.
  public static let longest = 200
}

private struct TreeLines {
  let tree: TreeRows
  private var printed: [(indent: String, name: String, right: String)] = []
  /// How many rows are below each.
  private let below: [Int]
  /// What stands for a row with all that is below it.
  private let shapes: [Int]?
  /// The shapes that stand there already.
  private var told: Set<Int> = []
  private(set) var hasFolded = false

  init(_ tree: TreeRows, foldsRepeated: Bool) {
    self.tree = tree
    shapes = foldsRepeated ? tree.shapes : nil
    below = tree.rows.indices.reversed().reduce(
      into: Array(repeating: 0, count: tree.rows.count)
    ) { below, row in
      // A row comes after its parent, so its own sum is complete.
      if let parent = tree.rows[row].parent { below[parent] += below[row] + 1 }
    }
    for root in tree.roots { add(root) }
  }

  /// The lines, what stands on the right in one column.
  func lines(fitting width: Int?) -> [String] {
    let gap = 3
    let lefts = printed.map { columns($0.indent) + columns($0.name) }
    var column = zip(printed, lefts).reduce(0) { $1.0.right.isEmpty ? $0 : max($0, $1.1) }
    if let width {
      // Of a narrow terminal, the right has what it takes, if that is no more than half.
      let right = printed.reduce(0) { max($0, columns($1.right)) }
      column = min(column, max(width - gap - right, width / 2))
    }
    return zip(printed, lefts).map { line, left in
      var (left, name, right) = (left, line.name, line.right)
      if let width {
        let room = (right.isEmpty ? width : column) - columns(line.indent)
        if columns(name) > room {
          name = shortened(name, to: max(room, Self.leastName))
          left = columns(line.indent) + columns(name)
        }
        right = begun(right, fitting: width - max(column, left) - gap)
      }
      if right.isEmpty { return line.indent + name }
      return line.indent + name + String(repeating: " ", count: max(column - left, 0) + gap) + right
    }
  }

  /// Of a shorter name nothing is left that anybody knows.
  private static let leastName = 12

  /// The beginning of a text that is longer than there is room for.
  private func begun(_ text: String, fitting room: Int) -> String {
    columns(text) <= room ? text : room < 2 ? "" : text.prefix(room - 1) + "…"
  }

  private mutating func add(_ root: Int) {
    var waiting: [(row: Int, indent: String, isLast: Bool, level: Int)] = [(root, "", true, 0)]
    while let (row, indent, isLast, level) = waiting.popLast() {
      let branch = level == 0 ? "" : isLast ? "└─ " : "├─ "
      var right = tree.rows[row].detail
      let children = tree.rows[row].children
      if isRepeated(row) {
        right += "  … \(grouped(below[row])) as above"
      } else if level == TextTree.levels, !children.isEmpty {
        right += "  … \(grouped(below[row])) below"
      } else {
        let inner = level == 0 ? "" : indent + (isLast ? "   " : "│  ")
        for child in children.reversed() {
          waiting.append((child, inner, child == children.last, level + 1))
        }
      }
      printed.append((indent + branch, tree.rows[row].name, right))
    }
  }
}

extension TreeLines {
  /// Whether the same stands there already, below something else; a line or two are no more to read than where to find them.
  private mutating func isRepeated(_ row: Int) -> Bool {
    guard let shapes, below[row] > 2 else { return false }
    let isNew = told.insert(shapes[row]).inserted
    if !isNew { hasFolded = true }
    return !isNew
  }
}

extension TreeRows {
  /// A number for what is below each row: the same where the same screen shows the same.
  fileprivate var shapes: [Int] {
    struct Shape: Hashable {
      var screen: Screen.ID?
      var children: [Child]
    }
    struct Child: Hashable {
      var name: String
      var detail: String
      var shape: Int
    }
    var numbers: [Shape: Int] = [:]
    var shapes = Array(repeating: 0, count: rows.count)
    // A row comes after its parent.
    for row in rows.indices.reversed() {
      let children = rows[row].children.map {
        Child(name: rows[$0].name, detail: rows[$0].detail, shape: shapes[$0])
      }
      let shape = Shape(screen: rows[row].screen?.id, children: children)
      let next = numbers.count
      shapes[row] = numbers[shape, default: next]
      numbers[shape] = shapes[row]
    }
    return shapes
  }
}

/// How many columns of a terminal a text takes, as far as one can tell.
func columns(_ text: String) -> Int {
  text.reduce(0) { width, character in
    guard let scalar = character.unicodeScalars.first else { return width }
    switch scalar.value {
    case 0x2068, 0x2069: return width
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return width + 2
    default:
      return width + 1
    }
  }
}
