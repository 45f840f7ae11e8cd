import Observation
import Testing

@testable import SwiftUISupport

/// The table in the article on SwiftUI: what a view reads, and which changes update it.
@MainActor @Suite struct ReadingsTests {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var title = ""
    var isRead = false
  }

  struct Whole: Equatable {
    var count = 0
    var child = Row(id: 1)
    var rows: IdentifiedArray<Row> = [Row(id: 2)]
    var draft: Row? = Row(id: 3)
    var text: String { "\(count)" }
  }

  enum Change: CaseIterable {
    case none, count, childTitle, childIsRead, rowTitle, newRow, draftTitle, noDraft

    func make(_ whole: inout Whole) {
      switch self {
      case .none: whole.count += 0
      case .count: whole.count += 1
      case .childTitle: whole.child.title += "a"
      case .childIsRead: whole.child.isRead.toggle()
      case .rowTitle: whole.rows[id: 2]?.title += "a"
      case .newRow: whole.rows.append(Row(id: 4))
      case .draftTitle: whole.draft?.title += "a"
      case .noDraft: whole.draft = nil
      }
    }
  }

  typealias Reading = @MainActor @Sendable (ObservableStore<Whole, Change>) -> Void

  private static var path: CasePath<Change, Int> { CasePath(\.ignored) { _ in .none } }

  nonisolated private static let readings: [(Reading, Set<Change>)] = [
    ({ store in _ = store.count }, [.count]),
    ({ store in _ = store.child.title }, [.childTitle, .childIsRead]),
    ({ store in _ = store[\.child.title] }, [.childTitle]),
    ({ store in _ = store.scope(value: \.child).title }, [.childTitle]),
    ({ store in _ = store.rows.count }, [.rowTitle, .newRow]),
    ({ store in _ = store._elements(\.rows) }, [.newRow]),
    ({ store in _ = store.draft == nil }, [.draftTitle, .noDraft]),
    ({ store in _ = store.scope(ifPresent: \.draft, action: path) }, [.noDraft]),
    ({ store in _ = store.text }, Set(Change.allCases).subtracting([.none])),
    ({ store in _ = (store.scope(value: \.child), store.scope(\.parts)) }, []),
  ]

  @Test(arguments: readings.indices)
  func aReaderIsNotifiedOfChangesToWhatItRead(index: Int) {
    let (read, expected) = Self.readings[index]
    let notifying = Change.allCases.filter { change in
      let store = Store(value: Whole()) { (whole: inout Whole, change: Change) in
        change.make(&whole)
      }
      let view = ObservableStore(store)
      let reader = Reader { read(view) }
      store.send(change)
      return reader.notifications == 1
    }
    #expect(Set(notifying) == expected)
  }
}

extension ReadingsTests.Change {
  fileprivate var ignored: Int? { nil }
}

extension Scopable<ReadingsTests.Whole, ReadingsTests.Change> {
  fileprivate var parts: ScopedStore<Int, Never> { scope(value: \.count) }
}
