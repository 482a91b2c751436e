extension Finding {
  /// What it speaks of, as a person writes it: the screen, then the slot and the destination, joined by dots.
  public var subject: String {
    [screen, slot, destination].compactMap { $0 }.joined(separator: ".")
  }

  /// The finding's name in baselines and for services that follow it from run to run: 16 hexadecimal digits.
  ///
  /// They are the FNV-1a hash, of 64 bits, of the rule, the screen, the slot, the destination and the number among
  /// findings that have all of these in common, each followed by the byte 0x1F. No line number and no wording is in it: it holds when
  /// code moves and when messages are put better.
  public var fingerprint: String {
    let parts = [rule, screen, slot ?? "", destination ?? "", String(occurrence ?? 1)]
    return hexadecimal(digest(of: parts.map { $0 + "\u{1F}" }.joined()), digits: 16).lowercased()
  }
}
