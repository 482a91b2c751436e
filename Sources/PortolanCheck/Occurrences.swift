import PortolanModel

extension [Finding] {
  /// The same findings, those that name the same rule, screen, slot and destination told apart by number, so that each
  /// has a fingerprint of its own.
  public func numbered() -> [Finding] {
    var seen: [[String?]: Int] = [:]
    return map { finding in
      var finding = finding
      let number =
        seen[[finding.rule, finding.screen, finding.slot, finding.destination], default: 0] + 1
      seen[[finding.rule, finding.screen, finding.slot, finding.destination]] = number
      finding.occurrence = number > 1 ? number : nil
      return finding
    }
  }
}
