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
    var itself: Self? { self }
  }

  struct Quiz: Equatable {
    var questions = [Question(), Question(text: "r")]
    var index = 0
    var names = ["Ann", "Bob"]
    var draft: Draft? = Draft()
    var count = 0
    nonisolated(unsafe) static var evaluations = 0

    var isFinished: Bool { index == questions.count }
    var current: Question {
      Self.evaluations += 1
      return questions[index]
    }
    var text: String { current.text }
  }

  struct Change {
    let make: (inout Quiz) -> Void
    var itself: Self? { self }
    var never: Never? { nil }
  }

  let store = Store(value: Quiz()) { (quiz: inout Quiz, change: Change) in change.make(&quiz) }
  let view: ObservableStore<Quiz, Change>
  private let never = CasePath(\Change.never) { (_: Never) -> Change in }

  init() { view = ObservableStore(store) }

  private func send(_ change: @escaping (inout Quiz) -> Void) { store.send(Change(make: change)) }

  @Test func aMemberMayTrapWhereItsReaderDoesNotAsk() {
    func notifications(
      _ read: () -> Void, _ changes: ((inout Quiz) -> Void)...
    ) -> [Int] {
      changes.map { change in
        let reader = Reader(read)
        send(change)
        return reader.notifications
      }
    }
    let ofItem = notifications(
      { if !view.names.isEmpty { _ = view.names[0] } },
      { $0.count += 1 }, { $0.names[1] = "Eve" }, { $0.names = [] })
    #expect(ofItem == [0, 1, 1])
    let ofForced = notifications(
      { if view.draft != nil { _ = view[\.draft!.title] } },
      { $0.draft?.title = "u" }, { $0.draft = nil })
    #expect(ofForced == [1, 1])
    let ofComputed = notifications(
      { if !view.isFinished { _ = view.text } },
      { $0.index += 1 }, { $0.index += 1 }, { $0.count += 1 })
    #expect(ofComputed == [1, 1, 1] && view.isFinished)
  }

  @Test func aPartMayTrapWhereItsReaderDoesNotAsk() {
    func part() -> ObservableStore<Question, Change> {
      view.scope(value: \.current, action: CasePath(\.itself, { $0 }))
    }
    let readers = [
      Reader { _ = part().text }, Reader { _ = part()._elements(\.answers) },
      Reader { _ = part()._elements(\.found) },
      Reader { _ = part().scope(ifPresent: \.itself, action: never)?.text },
    ]
    send { $0.index = 2 }
    #expect(readers.map(\.notifications) == [1, 1, 1, 1])
  }

  @Test func aComputedMemberOfAChildThatLeavesIsNotEvaluated() {
    let part = view.scope(ifPresent: \.draft, action: never)
    let reader = Reader { #expect(part?.first == "p") }
    send { $0.draft = nil }
    #expect(reader.notifications == 0)
    #expect(part?.first == "p")
    send { $0.draft = Draft(pages: []) }
    #expect(reader.notifications == 1)
  }

  @Test func onlyReadersEvaluateAComputedProperty() {
    _ = view.text
    let reader = Reader { _ = view.text }
    let read = Quiz.evaluations
    for _ in 0..<100 { send { $0.count += 1 } }
    #expect((reader.notifications, Quiz.evaluations) == (1, read))
  }

  @Test func whatIsReadOutsideAReaderIsNotRetained() {
    send { $0.names[0] = "Eve" }
    _ = (view.names, view.value)
    let address = store.value.names.address
    send { $0.names[0] = "Eva" }
    #expect(store.value.names.address == address)
  }
}
