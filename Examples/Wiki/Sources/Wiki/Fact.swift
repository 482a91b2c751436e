/// What there is to know about a number.
public struct Fact: Hashable, Identifiable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  public var id: Int { number }

  public var text: String {
    let parity = number.isMultiple(of: 2) ? "even" : "odd"
    let ones = String(number.magnitude, radix: 2).filter { $0 == "1" }.count
    return "\(number) is \(parity), and the ones in its binary form number \(ones)."
  }
}
