import Foundation

/// Where words for a person go: standard error, so that standard output holds nothing but the result.
enum Terminal {
  static func complain(_ message: String) {
    let located = message.contains(": error: ")
    write((located ? "" : "error: ") + message)
  }

  static func note(_ message: String, quiet: Bool) {
    if !quiet { write(message) }
  }

  /// Whether somebody sees a line that changes.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes over the line of progress that is there.
  static func showProgress(_ message: String) { write("\r\u{1B}[K" + message, end: "") }
  static func clearProgress() { write("\r\u{1B}[K", end: "") }

  private static func write(_ message: String, end: String = "\n") {
    FileHandle.standardError.write(Data((message + end).utf8))
  }

  /// How many columns whoever reads standard output sees of a line; `nil` where that is no terminal.
  static var columns: Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether to colour what is printed: only on a terminal, and not where `NO_COLOR` is set.
  static var isColoured: Bool { isColoured(STDOUT_FILENO) }
  /// The same for what is said on standard error.
  static var isErrorColoured: Bool { isColoured(STDERR_FILENO) }

  private static func isColoured(_ file: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    return isatty(file) == 1 && environment["TERM"] != "dumb"
  }
}
