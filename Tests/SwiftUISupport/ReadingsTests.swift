import Observation
import Testing

@testable import SwiftUISupport

/// What a view reads, and which changes update it. The article on SwiftUI shows some of them in a table.
@MainActor @Suite struct ReadingsTests {
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var title = ""
    var isRead = false
    var initial: Substring { title.prefix(1) }
  }

  enum Screen: Equatable {
    case editor(Row)
    case home
    var editor: Row? {
      get { if case .editor(let row) = self { row } else { nil } }
      set { if let newValue { self = .editor(newValue) } }
    }
  }

  struct Whole: Equatable {
    var count = 0
    var child = Row(id: 1)
    var rows: IdentifiedArray<Row> = [Row(id: 2)]
    var search = ""
    var draft: Row? = Row(id: 3)
    var alert: Row?
    var screen = Screen.editor(Row(id: 4))

    var text: String { "\(count)" }
    var found: IdentifiedArray<Row> {
      IdentifiedArray(uniqueElements: rows.filter { $0.title.hasSuffix(search) })
    }
  }

  enum Change: CaseIterable {
    case none, count, childTitle, childIsRead, rowTitle, newRow, search
    case draftTitle, otherDraft, noDraft, newAlert, editorTitle, noEditor

    func make(_ whole: inout Whole) {
      switch self {
      case .none: whole.count += 0
      case .count: whole.count += 1
      case .childTitle: whole.child.title += "a"
      case .childIsRead: whole.child.isRead.toggle()
      case .rowTitle: whole.rows[id: 2]?.title += "a"
      case .newRow: whole.rows.append(Row(id: 5))
      case .search: whole.search = "b"
      case .draftTitle: whole.draft?.title += "a"
      case .otherDraft: whole.draft = Row(id: 6)
      case .noDraft: whole.draft = nil
      case .newAlert: whole.alert = Row(id: 7)
      case .editorTitle: whole.screen.editor?.title += "a"
      case .noEditor: whole.screen = .home
      }
    }
  }

  typealias Reading = @MainActor @Sendable (ObservableStore<Whole, Change>) -> Void

  private static var path: CasePath<Change, Int> { CasePath(\.ignored) { _ in .none } }

  nonisolated private static let any = Set(Change.allCases).subtracting([.none])

  nonisolated private static let readings: [(Reading, Set<Change>)] = [
    ({ store in _ = store.count }, [.count]),
    ({ store in _ = store.text }, any),
    ({ store in _ = store.value }, any),

    ({ store in _ = store.child.title }, [.childTitle, .childIsRead]),
    ({ store in _ = store[\.child.title] }, [.childTitle]),
    ({ store in _ = store.scope(value: \.child).title }, [.childTitle]),
    ({ store in _ = store.scope(value: \.child).value }, [.childTitle, .childIsRead]),
    ({ store in _ = store.scope(value: \.child).initial }, [.childTitle, .childIsRead]),
    (
      { store in _ = store.scope(value: \.child).scope(value: \.initial).value },
      [.childTitle, .childIsRead]
    ),
    ({ store in _ = store.scope(value: \.child.initial).value }, any),
    // Its function works for every value, so the store may call it.
    ({ store in _ = store.scope(\.initial).value }, [.childTitle]),
    ({ store in _ = (store.scope(value: \.child), store.scope(\.initial)) }, []),

    ({ store in _ = store.rows.count }, [.rowTitle, .newRow]),
    ({ store in _ = store._elements(\.rows) }, [.newRow]),
    ({ store in _ = store._elements(\.found) }, [.newRow, .search]),

    ({ store in _ = store.draft == nil }, [.draftTitle, .otherDraft, .noDraft]),
    ({ store in _ = store.draft?.initial }, [.draftTitle, .otherDraft, .noDraft]),
    ({ store in _ = store.scope(ifPresent: \.draft, action: path) }, [.otherDraft, .noDraft]),
    (
      { store in _ = store.scope(ifPresent: \.draft, action: path)?.title },
      [.draftTitle, .otherDraft, .noDraft]
    ),
    ({ store in _ = store.scope(ifPresent: \.alert, action: path) }, [.newAlert]),

    ({ store in _ = store.screen.editor == nil }, [.editorTitle, .noEditor]),
    ({ store in _ = store._member(\.screen.editor, isTotal: true) }, [.editorTitle, .noEditor]),
    ({ store in _ = store.scope(ifPresent: \.screen.editor, action: path) }, [.noEditor]),
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
  fileprivate var initial: ScopedStore<Substring, Never> {
    scope(value: { $0.child.initial }, action: { (_: Never) -> ReadingsTests.Change in })
  }
}
