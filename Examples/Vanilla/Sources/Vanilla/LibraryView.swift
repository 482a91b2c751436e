#if canImport(SwiftUI)
  import SwiftUI

  struct LibraryView: View {
    @Bindable var model: LibraryModel

    var body: some View {
      NavigationStack(path: $model.path) {
        List(model.books, id: \.self) { book in
          NavigationLink(book.title, value: book)
        }
        .navigationTitle("Library")
        .navigationDestination(for: Book.self) { book in
          List {
            Button("By \(book.author.name)") { model.authorTapped(book.author) }
            Button("Home") { model.homeButtonTapped() }
          }
          .navigationTitle(book.title)
        }
        .navigationDestination(for: Author.self) { author in
          List {
            ForEach(model.books.filter { $0.author == author }, id: \.self) { book in
              Button(book.title) { model.bookTapped(book) }
            }
            Button("Back") { model.backButtonTapped() }
          }
          .navigationTitle(author.name)
        }
      }
    }
  }
#endif
