/// A command as a person types it.
struct ShellCommand {
  let text: String

  init(_ arguments: [String]) {
    text = arguments.map(Self.quoted).joined(separator: " ")
  }

  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        true
      default: "-_./:=@%+,".utf8.contains($0)
      }
    }
    return isPlain && !argument.isEmpty
      ? argument : "'" + argument.replacing("'", with: #"'\''"#) + "'"
  }
}
