import PortolanModel
import PortolanReflection

extension NavigationModel {
  /// Everything that a reader concluded, a line a screen, a slot and a destination. Names are
  /// without the fixture's.
  func outline(of fixture: Any.Type) -> String {
    let prefix = "PortolanReflectionTests.\(fixture)."
    func short(_ id: String) -> String {
      id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
    }
    func text(_ payload: Payload) -> String {
      let label = payload.label.map { "\($0): " } ?? ""
      let type = payload.type.replacing("\(fixture).", with: "")
      return "\(label)\(type) \(payload.role)"
    }
    var lines: [String] = []
    for screen in screens {
      lines.append("\(screen.kind) \(short(screen.id)), \(screen.title)")
      for slot in screen.slots {
        var line = "  \(slot.properties.joined(separator: " + ")): \(slot.arity) \(slot.encoding)"
        if slot.origin != .reflected { line += " \(slot.origin)" }
        if let grammar = slot.grammar { line += " \(grammar)" }
        lines.append(line)
        for destination in slot.destinations {
          let payload = destination.payload.map(text).joined(separator: ", ")
          var line = "    \(destination.name)"
          if !payload.isEmpty { line += "(\(payload))" }
          line += " \(destination.presentation.name)"
          if let target = destination.leadsTo { line += " → \(short(target))" }
          if let slot = destination.continues { line += ".\(slot)" }
          if let child = destination.child { line += ", child \(child)" }
          lines.append(line)
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
