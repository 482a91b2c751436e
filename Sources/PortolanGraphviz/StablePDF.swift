/// Graphviz's PDF with a fixed date of creation, in place, as the file's table counts bytes.
///
/// Newer releases of cairo compress the part that has the date. Then only the environment variable
/// `SOURCE_DATE_EPOCH` fixes it, which Graphviz honours from version 9 on.
func stablePDF(_ pdf: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  guard let label = pdf.range(of: "/CreationDate (D:"),
    let end = pdf[label.upperBound...].firstIndex(of: UInt8(ascii: ")"))
  else { return Array(pdf) }
  var stable = Array(pdf)
  let fixed = Array("19700101000000Z)".utf8)
  let room = label.upperBound...end
  guard room.count >= fixed.count else { return stable }
  // With a time zone the date is longer than UTC's; blanks after the string mean nothing.
  let blanks = [UInt8](repeating: UInt8(ascii: " "), count: room.count - fixed.count)
  stable.replaceSubrange(room, with: fixed + blanks)
  return stable
}
