import PortolanModel

extension [Finding] {
  /// The same findings, with an enum that several advise for one screen spelled out by the first of them alone: the others refer to
  /// it.
  func spellingAdviceOutOnce() -> [Finding] {
    var known: [Screen.ID: [[Substring]: Rule.ID]] = [:]
    return map { finding in
      guard var lines = finding.fix?.split(separator: "\n", omittingEmptySubsequences: false) else {
        return finding
      }
      var finding = finding
      // From the end, so that what is replaced moves nothing that is still to be looked at.
      for block in enums(in: lines).reversed() {
        let text = lines[block].map(\.unindented)
        guard let rule = known[finding.screen]?[text] else {
          known[finding.screen, default: [:]][text] = finding.rule
          continue
        }
        let first = lines[block.lowerBound]
        let indent = first.prefix { $0 == " " }
        lines.replaceSubrange(
          block, with: [Substring("\(indent)// \(first.unindented.dropLast(2)): as for \(rule)")])
      }
      finding.fix = lines.joined(separator: "\n")
      return finding
    }
  }
}

/// Where the lines of enums stand, from the name to the closing brace.
private func enums(in lines: [Substring]) -> [ClosedRange<Int>] {
  lines.indices.compactMap { start in
    guard lines[start].unindented.hasPrefix("enum "), lines[start].hasSuffix(" {") else {
      return nil
    }
    let end = lines[start].prefix { $0 == " " } + "}"
    return lines[start...].firstIndex { $0 == end }.map { start...$0 }
  }
}

extension Substring {
  fileprivate var unindented: Substring { drop { $0 == " " } }
}
