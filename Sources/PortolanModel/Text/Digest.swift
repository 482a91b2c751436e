/// FNV-1a, which is the same on every run and every system.
package func digest(of text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

package func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: digits - text.count) + text
}
