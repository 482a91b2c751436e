#if canImport(SwiftUI)
  import SwiftUI

  struct LetterView: View {
    let letter: String

    var body: some View {
      LinkList()
        .navigationTitle("Letter \(letter)")
    }
  }
#endif
