/// The id of an element of a picture, made of names alone: it stays the same when something else is added.
///
/// It holds ASCII letters, digits, `.`, `-` and `_` only, so that it needs no escaping in DOT, XML and CSS selectors by
/// attribute, and different names give different ids.
func elementID(_ kind: String, _ names: String...) -> String { elementID(kind, names) }

func elementID(_ kind: String, _ names: [String]) -> String {
  var id = kind
  for name in names {
    id += "-"
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "_"):
        id += "__"
      default:
        id += "_" + hexadecimal(UInt64(byte), digits: 2)
      }
    }
  }
  // Graphviz copies an id many times over.
  return id.utf8.count <= 240 ? id : "\(id.prefix(200))-_\(hexadecimal(digest(of: id), digits: 16))"
}

/// FNV-1a, which is the same on every run and every system.
func digest(of text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

func hexadecimal(_ number: UInt64, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: digits - text.count) + text
}
