import ArgumentParser
import Foundation
import PortolanConfiguration

/// A reason to stop, in words for a person, with the exit code that goes with it.
struct Failure: Error, CustomStringConvertible {
  var description: String
  var code: Code

  enum Code: Int32 {
    case usage = 64
    case badInput = 65
    case noInput = 66
    case internalFault = 70
    case cannotWrite = 73
  }

  init(_ description: String, _ code: Code) {
    self.description = description
    self.code = code
  }
}

extension ParsableCommand {
  /// Runs a command's work, and turns what it throws into a message on standard error and an exit code.
  func reportingFailures(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as Failure {
      Terminal.complain(failure.description)
      throw ExitCode(failure.code.rawValue)
    } catch let error as ConfigurationError {
      Terminal.complain(error.description)
      throw ExitCode(Failure.Code.badInput.rawValue)
    } catch let error where error is ExitCode || error is ValidationError || error is CleanExit {
      throw error
    } catch {
      Terminal.complain("\(error)")
      throw ExitCode(Failure.Code.internalFault.rawValue)
    }
  }
}
