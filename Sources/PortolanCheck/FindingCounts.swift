import PortolanModel

extension Finding.Counts {
  /// In digits.
  init(_ counts: ScreenCounts) {
    self.init(
      representable: counts.representable.description, valid: counts.valid.description,
      invalid: counts.invalid.description)
  }

  /// In digits without rows; with rows a formula: `(1+2)·4ᴺ` states, of which `1+2+3N` are valid.
  init(_ base: PresentationBase) {
    let rows = base.counts.rows
    guard !rows.isEmpty else {
      self.init(base.counts)
      return
    }
    let slots = base.parts.filter { $0.rows == nil }.map(\.slot)
    // A product of more factors is harder to read than its value.
    let factors =
      slots.count > 4 || slots.reduce(.one) { $0 * $1.states } != base.counts.factor
      ? nil : slots.map { $0.encoding == .flagAndItem ? "4" : "(1+\($0.destinations.count))" }
    let letters = rows.indices.map { rows.count == 1 ? "N" : "N\($0 + 1)" }
    let cases =
      slots.count > 4
      ? ["\(base.counts.valid)"] : ["1"] + slots.map { "\($0.destinations.count)" }
    let valid = cases + zip(rows, letters).map { "\($0.cases == 1 ? "" : "\($0.cases)")\($1)" }
    let all = base.counts.formula(of: factors, dot: "·") { rows.count == 1 ? "ᴺ" : "^N\($0 + 1)" }
    let good = valid.joined(separator: "+")
    self.init(representable: all, valid: good, invalid: "\(all) − (\(good))")
  }
}
