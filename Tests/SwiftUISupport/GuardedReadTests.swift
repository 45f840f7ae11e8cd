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
    var shortest: Draft { answers[0] }
    var found: IdentifiedArray<Draft> { answers }
  }

  enum Destination: Equatable {
    case editor(Draft)
    case other
    var editor: Draft? {
      get { if case .editor(let draft) = self { draft } else { nil } }
      set { if let newValue { self = .editor(newValue) } }
    }
  }

  struct Quiz: Equatable {
    var questions = [Question(), Question(text: "r")]
    var index = 0
    var names = ["Ann", "Bob"]
    var draft: Draft? = Draft()
    var destination = Destination.other
    var count = 0
    var child = Draft()
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
    func part() -> ObservableStore<Question, Never> { view.scope(value: \.current) }
    let readers = [
      Reader { _ = part().text }, Reader { _ = part()._elements(\.answers) },
      Reader { _ = part()._elements(\.found) },
    ]
    send { $0.index = 2 }
    #expect(readers.map(\.notifications) == [1, 1, 1])
  }

  @Test func anOptionalPartOfAPartThatMayTrapIsNotEvaluated() {
    let part = view.scope(value: \.current, action: CasePath(\.itself, { $0 }))
    let reader = Reader {
      let optional = part.scope(ifPresent: \.optional, action: CasePath(\.never, Action.none))
      #expect(optional?.text == "q")
    }
    send { $0.index = 2 }
    #expect(reader.notifications == 1)
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

  @Test func whatNobodyShowsIsNotEvaluated() {
    _ = view.text
    let read = evaluations()
    for _ in 0..<100 { send { $0.count += 1 } }
    #expect(evaluations() == read)
  }

  @Test func aComputedPropertyIsEvaluatedByItsReadersOnly() {
    let reader = Reader { _ = view.text }
    let read = evaluations()
    send { $0.count += 1 }
    #expect((reader.notifications, evaluations()) == (1, read))
  }

  @Test func whatIsReadOutsideAReaderIsNotRetained() {
    send { $0.names[0] = "Eve" }
    _ = (view.names, view.value)
    let address = store.value.names.address
    send { $0.names[0] = "Eva" }
    #expect(store.value.names.address == address)
  }

  // MARK: What counts as changed

  @Test func aComputedPropertyChangesWithTheStoredOneThatItStartsFrom() {
    let counts = notifications(
      { _ = view.scope(value: \.child).first },
      [{ $0.count += 1 }, { $0.child = Draft() }, { $0.child.title = "" }, { $0.child.pages = [] }])
    #expect(counts == [0, 0, 1, 1])
  }

  @Test func aComputedPropertyOfTheWholeChangesWithTheWhole() {
    let counts = notifications({ _ = view.text }, [{ _ in }, { $0.index = 0 }, { $0.count += 1 }])
    #expect(counts == [0, 0, 1])
  }

  @Test func aCaseIsFollowedWhereAPartOrABindingIsMade() {
    let edited: [Change] = [
      { $0.destination = .editor(Draft()) }, { $0.destination.editor?.title = "u" },
      { $0.destination = .other }, { $0.count += 1 },
    ]
    let scoped = notifications(
      {
        _ = view.scope(
          ifPresent: \.destination.editor, action: CasePath(\.never, Action.none))
      }, edited)
    #expect(scoped == [1, 0, 1, 0])
    #expect(
      notifications(
        { _ = view._member(\.destination.editor, isTotal: true) }, edited) == [
          1, 1, 1, 0,
        ])
    #expect(notifications({ _ = view.destination.editor == nil }, edited) == [1, 1, 1, 0])
  }

  @Test func aPathThroughAnOptionalIsFollowed() {
    let changes: [Change] = [
      { $0.count += 1 }, { $0.draft?.title = "u" }, { $0.draft?.pages.append("") },
      { $0.draft = nil },
    ]
    #expect(notifications({ _ = view.draft?.title }, changes) == [0, 1, 1, 1])
    send { $0.draft = Draft() }
    #expect(notifications({ _ = view.draft?.first }, changes) == [0, 1, 1, 1])
  }

  // Its function works for every value, so the store may call it.
  @Test func aPartThatAFunctionMakesIsCompared() {
    struct Names: Equatable {
      var names: [String]
      init(_ quiz: Quiz) { names = quiz.names }
    }
    let part = ObservableStore(store.scope(value: Names.init) { (_: Never) -> Action in })
    let changes: [Change] = [{ $0.count += 1 }, { $0.names = [] }]
    #expect(notifications({ _ = part.names }, changes) == [0, 1])
  }

  @Test func aPartAtAComputedPropertyChangesWithTheStoredOneThatItStartsFrom() {
    let part = view.scope(value: \.child.first)
    let inner = view.scope(value: \.child).scope(value: \.first)
    let changes: [Change] = [{ $0.count += 1 }, { $0.child.title = "u" }, { $0.child = $0.child }]
    #expect(notifications({ _ = part.value }, changes) == [1, 1, 0])
    #expect(
      notifications({ _ = inner.value }, [{ $0.count += 1 }, { $0.child.title = "v" }]) == [0, 1])
    part._readAgain(\.self, isTotal: true)
    let reader = Reader { _ = part.value }
    part._readAgain(\.self, isTotal: true)
    #expect(reader.notifications == 1)
  }

  @MainActor private struct Screen {
    let store = ObservableStore(Store(value: 0, reducer: Screen.reduce))

    static func reduce(count: inout Int, step: Int) -> Effect<Int> {
      count += step
      return .none
    }
  }

  // Its isolation is that of the main actor, although no function creates it.
  @Test func anInitialValueOfAPropertyMayBeANewStore() {
    let counter = Screen().store
    let reader = Reader { _ = counter.value }
    counter.send(2)
    #expect((counter.value, reader.notifications) == (2, 1))
  }

  @Test func membersAreWhatTheirNamesSay() {
    let reader = Reader {
      #expect("\(view.child.pages) \(view.names[0])" == #"["p"] Ann"#)
      #expect(type(of: view.child) == Draft.self && view.draft?.title ?? "none" == "t")
    }
    send { $0.child.pages = [] }
    #expect(reader.notifications == 1)
  }
}

extension GuardedReadTests.Question { fileprivate var optional: Self? { self } }

extension GuardedReadTests.Action { fileprivate var itself: Self? { self } }
