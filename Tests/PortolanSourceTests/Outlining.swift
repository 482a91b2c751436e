import PortolanFacts
import PortolanSource

/// The outline of a file, as ``OutlineText`` writes it. Problems come first, for no test to overlook them.
func outline(_ source: String, showsPositions: Bool = false) -> String {
  let file = SourceFile(reading: source, path: "File.swift", module: "App")
  let problems = file.problems.map { "\($0.location?.description ?? "?"): \($0.what)" }
  let declarations = OutlineText(showsPositions: showsPositions).text(of: file)
  return (problems + [declarations]).joined(separator: "\n")
}

/// The outline of statements, as they could stand in a function.
func body(_ source: String, showsPositions: Bool = false) -> String {
  let text = outline("func f() {\n\(source)\n}", showsPositions: showsPositions)
  guard let start = text.firstRange(of: "{ "), text.hasPrefix("function f") else { return text }
  return String(text[start.upperBound...].dropLast(2))
}

/// The outline of a type.
func type(_ source: String) -> String {
  let text = outline("let x: \(source)")
  return text.hasPrefix("variable x -> ") ? String(text.dropFirst("variable x -> ".count)) : text
}
