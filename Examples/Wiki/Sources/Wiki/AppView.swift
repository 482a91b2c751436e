#if canImport(SwiftUI)
  import SwiftUI

  public struct AppView: View {
    @Bindable var model: AppModel

    public init(model: AppModel) {
      self.model = model
    }

    public var body: some View {
      VStack {
        HStack {
          Button("Home") { model.homeButtonTapped() }
          Button("Random path") { model.randomPathButtonTapped() }
        }
        .padding()

        NavigationStack(path: $model.path) {
          LinkList()
            .navigationTitle("Wiki")
            .navigationDestination(for: AppModel.Destination.self) { destination in
              switch destination {
              case .counter(let counterModel):
                CounterView(model: counterModel)
              case .letter(let letter):
                LetterView(letter: letter)
              }
            }
        }
      }
    }
  }

  /// Links to pages, for screens that may know all of them.
  struct LinkList: View {
    var body: some View {
      List {
        Section("Numbers") {
          ForEach([1, 42, 1729], id: \.self) { number in
            NavigationLink(value: AppModel.Destination.counter(CounterModel(count: number))) {
              Text("Go to \(number)")
            }
          }
        }
        Section("Letters") {
          ForEach(["A", "B", "C"], id: \.self) { letter in
            NavigationLink("Go to \(letter)", value: AppModel.Destination.letter(letter))
          }
        }
      }
    }
  }
#endif
