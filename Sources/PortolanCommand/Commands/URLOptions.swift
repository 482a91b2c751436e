import ArgumentParser

/// What URLs of places begin with.
struct URLOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The scheme of URLs; what the configuration says, or nav, unless given.", valueName: "scheme")
  )
  var scheme: String?

  /// `nil` for what the model says.
  var prefix: String? { scheme.map { "\($0):///" } }

  func validate() throws {
    guard let scheme else { return }
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    if !isScheme {
      throw ValidationError(
        "'\(scheme)' is no scheme of URLs: that is a letter, then letters, digits, +, . and -")
    }
  }
}
