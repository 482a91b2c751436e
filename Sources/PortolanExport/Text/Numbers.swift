import PortolanModel

/// A number in digits, with a comma before every third from four on: `99,960`.
func grouped(_ number: some CustomStringConvertible) -> String {
  let digits = number.description
  guard digits.count > 3, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return digits }
  return digits.enumerated().reduce(into: "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
    text.append(digit.element)
  }
}

/// A number with its noun: `1 place`, `11 places`.
func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
  "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// A count as somebody takes it in: beyond some millions, only how great it is.
func readable(_ count: Count) -> String {
  guard count.isExact else { return grouped(count) }
  let digits = count.description.count
  switch digits {
  case ...7: return grouped(count)
  case ...9: return "more than \(count.description.dropLast(6)) million"
  case ...12: return "more than \(count.description.dropLast(9)) billion"
  default: return "more than 10^\(digits - 1)"
  }
}
