import Observation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Books and their authors. The path holds both, so it has forgotten the type of either: it can grow
/// and shrink, and nobody can read from it where the user is.
@MainActor
@Observable
public final class LibraryModel {
  public var path: NavigationPath

  public let books: [Book]

  public init(path: NavigationPath = NavigationPath(), books: [Book] = Book.samples) {
    self.path = path
    self.books = books
  }

  public func bookTapped(_ book: Book) {
    path.append(book)
  }

  public func authorTapped(_ author: Author) {
    path.append(author)
  }

  public func backButtonTapped() {
    guard path.count > 0 else { return }
    path.removeLast()
  }

  public func homeButtonTapped() {
    path = NavigationPath()
  }
}

public struct Book: Hashable, Sendable {
  public let title: String
  public let author: Author

  public init(title: String, author: Author) {
    self.title = title
    self.author = author
  }

  public static let samples = [
    Book(title: "Emma", author: Author(name: "Jane Austen")),
    Book(title: "Persuasion", author: Author(name: "Jane Austen")),
    Book(title: "Middlemarch", author: Author(name: "George Eliot")),
  ]
}

public struct Author: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
