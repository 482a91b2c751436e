import PortolanModel

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
