#if canImport(SwiftUI)
  import SwiftUI

  struct CounterView: View {
    @Bindable var model: CounterModel

    var body: some View {
      List {
        HStack {
          Button("−") { model.decrementButtonTapped() }
          Text("\(model.count)")
          Button("+") { model.incrementButtonTapped() }
        }
        // A row with plain buttons would take every tap for all of them.
        .buttonStyle(.borderless)

        Button("Fact") { model.factButtonTapped() }

        Section("Neighbors") {
          ForEach([model.count - 1, model.count + 1], id: \.self) { number in
            Button("Go to \(number)") { model.numberTapped(number) }
          }
        }
        Section("Letters") {
          ForEach(["A", "B", "C"], id: \.self) { letter in
            Button("Go to \(letter)") { model.letterTapped(letter) }
          }
        }
      }
      .navigationTitle("Number \(model.count)")
      .sheet(item: $model.fact) { fact in
        VStack {
          Text(fact.text)
          Button("Good to know") { model.dismissFactButtonTapped() }
        }
        .padding()
      }
    }
  }
#endif
