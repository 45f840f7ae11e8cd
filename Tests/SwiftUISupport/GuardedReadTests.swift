import Observation
import TestSupport
import Testing

@testable import SwiftUISupport

/// The store never evaluates what may have no answer: only a reader does, which asks before.
@MainActor @Suite struct GuardedReadTests {
  struct Draft: Equatable, Identifiable {
    var id = 1
    var title = "t"
    var pages = ["p"]
    var first: String { pages[0] }
  }

  struct Question: Equatable {
    var text = "q"
    var answers: IdentifiedArray<Draft> = [Draft(id: 1), Draft(id: 2)]
    var found: IdentifiedArray<Draft> { answers }
  }

  struct Quiz: Equatable {
    var questions = [Question(), Question(text: "r")]
    var index = 0
    var names = ["Ann", "Bob"]
    var draft: Draft? = Draft()
    var count = 0
    let evaluations = Shared(0)

    var isFinished: Bool { index == questions.count }
    var current: Question {
      evaluations.value.withLock { $0 += 1 }
      return questions[index]
    }
    var text: String { current.text }
  }

  /// A counter that does not count when values are compared.
  final class Shared: Equatable {
    let value: Locked<Int>
    init(_ value: Int) { self.value = Locked(value) }
    static func == (a: Shared, b: Shared) -> Bool { true }
  }

  typealias Change = (inout Quiz) -> Void

  enum Action {
    case change(Change)
    case none(Never)
    var never: Never? { nil }
  }

  let store = Store(value: Quiz()) { (quiz: inout Quiz, action: Action) in
    if case .change(let change) = action { change(&quiz) }
  }
  let view: ObservableStore<Quiz, Action>

  init() { view = ObservableStore(store) }

  private func send(_ change: @escaping Change) { store.send(.change(change)) }

  private func evaluations() -> Int { store.value.evaluations.value.withLock { $0 } }

  private func notifications(
    _ read: @escaping @MainActor () -> Void, _ changes: [Change]
  ) -> [Int] {
    changes.map { change in
      let reader = Reader(read)
      send(change)
      return reader.notifications
    }
  }

  // MARK: Guarded reads

  @Test func aComputedPropertyMayTrapWhereItsReaderDoesNotAsk() {
    let counts = notifications(
      { if !view.isFinished { _ = view.text } },
      [{ $0.index += 1 }, { $0.index += 1 }, { $0.count += 1 }])
    #expect(counts == [1, 1, 1])
    #expect(view.isFinished)
  }

  @Test func aSubscriptMayTrapWhereItsReaderDoesNotAsk() {
    let counts = notifications(
      { if !view.names.isEmpty { _ = view.names[0] } },
      [{ $0.count += 1 }, { $0.names[1] = "Eve" }, { $0.names = [] }])
    #expect(counts == [0, 1, 1])
  }

  @Test func aForcedOptionalMayTrapWhereItsReaderDoesNotAsk() {
    let counts = notifications(
      { if view.draft != nil { _ = view[\.draft!.title] } },
      [{ $0.draft?.title = "u" }, { $0.draft = nil }])
    #expect(counts == [1, 1])
  }

  @Test func aPartMayTrapWhereItsReaderDoesNotAsk() {
    func part() -> ObservableStore<Question, Action> {
      view.scope(value: \.current, action: CasePath(\.itself, { $0 }))
    }
    let readers = [
      Reader { _ = part().text }, Reader { _ = part()._elements(\.answers) },
      Reader { _ = part()._elements(\.found) },
      Reader {
        _ = part().scope(ifPresent: \.optional, action: CasePath(\.never, Action.none))?.text
      },
    ]
    send { $0.index = 2 }
    #expect(readers.map(\.notifications) == [1, 1, 1, 1])
  }

  @Test func aComputedMemberOfAChildThatLeavesIsNotEvaluated() {
    let part = view.scope(ifPresent: \.draft, action: CasePath(\.never, Action.none))
    let reader = Reader { #expect(part?.first == "p") }
    send { $0.draft = nil }
    #expect(reader.notifications == 0)
    #expect(part?.first == "p")
    send { $0.draft = Draft(pages: []) }
    #expect(reader.notifications == 1)
  }

  // MARK: Readings go with their readers

  @Test func onlyReadersEvaluateAComputedProperty() {
    _ = view.text
    let reader = Reader { _ = view.text }
    let read = evaluations()
    for _ in 0..<100 { send { $0.count += 1 } }
    #expect((reader.notifications, evaluations()) == (1, read))
  }

  @Test func whatIsReadOutsideAReaderIsNotRetained() {
    send { $0.names[0] = "Eve" }
    _ = (view.names, view.value)
    let address = store.value.names.address
    send { $0.names[0] = "Eva" }
    #expect(store.value.names.address == address)
  }
}

extension GuardedReadTests.Question { fileprivate var optional: Self? { self } }

extension GuardedReadTests.Action { fileprivate var itself: Self? { self } }
