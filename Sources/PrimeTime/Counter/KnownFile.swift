// What the session knows about the file of the favorites, which other programs may change.

import PrimeTime

struct KnownFile: Equatable {
  private var status = Status.notRead
  /// The favorites of the session that were in the file when it was last read, written or loaded. A write compares it
  /// with these.
  private(set) var primes: [Int]

  private enum Status: Equatable {
    case notRead, missing, upToDate, unreadable, unwritable
    /// It has so many favorites more than a session that was replayed.
    case notLoaded(Int)
  }

  init(primes: [Int]) { self.primes = primes }

  enum Contents {
    case missing
    case unreadable(String)
    case primes([Int])
  }

  /// Notes what is in the file when a session starts, perhaps with a recording of what was in another file.
  ///
  /// - Parameter favorites: Those of the session.
  mutating func note(_ contents: Contents, favorites: [Int]) {
    let known = Set(primes + favorites)
    primes = []
    switch contents {
    case .missing: status = .missing
    case .unreadable: status = .unreadable
    case .primes(let all):
      primes = all.filter(known.contains)
      let others = all.count - primes.count
      status = others == 0 ? .upToDate : .notLoaded(others)
    }
  }

  /// - Parameter use: The last action that asked to write or load the file.
  mutating func note(_ action: FavoritesFileAction, use: FavoritesFileAction?) {
    switch action {
    case .written(_, let file), .loaded(_, let file): (status, primes) = (.upToDate, file.primes)
    case .failed: if case .loadTapped = use { status = .unreadable } else { status = .unwritable }
    case .writeTapped, .loadTapped: break
    }
  }

  /// What is so about the file.
  ///
  /// - Parameter unwritten: The number of changes that are not written to it.
  func text(unwritten: Int) -> String {
    let known: String? =
      switch status {
      case .notRead: "not read"
      case .missing: "none yet"
      case .unreadable: "could not be read"
      case .unwritable: "could not be written"
      case .notLoaded(let count): "\(count) not loaded"
      case .upToDate: unwritten == 0 ? "up to date" : nil
      }
    let rest = unwritten == 0 ? nil : "\(unwritten) not written"
    return [known, rest].compactMap { $0 }.joined(separator: "; ")
  }
}
