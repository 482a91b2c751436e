/// What people have the system do in an app, by Siri, a shortcut or a control: `struct OpenSettings: AppIntent`.
extension TypeSymbol {
  var isIntent: Bool { inherits(anyOf: Self.intents) }

  /// Whether the system calls its functions, and no code of the app's: a delegate, an intent.
  var isCalledBySystem: Bool { isDelegate || isIntent }

  /// What the system calls of an intent.
  static let functionOfIntents = "perform"

  /// What people call an intent, where the code writes it out.
  var titleOfIntent: String? {
    guard let title = members(named: "title").first(where: \.isStatic)?.declaration else {
      return nil
    }
    return (title.value ?? title.body?.last?.expression).flatMap(WrittenText.text(given:))
  }

  private static let intents: Set<String> = [
    "AppIntent", "OpenIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "CameraCaptureIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
    "PredictableIntent", "ProgressReportingIntent", "SetValueIntent",
    "ShowInAppSearchResultsIntent", "SystemIntent", "TargetContentProvidingIntent",
    "URLRepresentableIntent", "UndoableIntent",
  ]
}
