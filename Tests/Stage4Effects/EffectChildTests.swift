import EffectTestSupport
import Stage4Effects
import Stage5Testing
import TestSupport
import Testing

/// The effects of a child are found in the store's value, or the store reports that they are not.
@MainActor @Suite struct EffectChildTests {
  struct Page: Equatable {
    var note: Int?
    var pages: [Page] = []
  }

  struct Book: Equatable {
    var page = Page(note: 1)
  }

  enum PageAction: Equatable, Sendable {
    case started
    case noteRemoved
    case leftAtOnce
    indirect case first(PageAction)
  }

  enum BookAction: Equatable, Sendable {
    case page(PageAction)
  }

  typealias Embed<Action> = (Effect<Action>) -> Effect<Action>

  /// A page whose note may leave. The first of its pages is embedded by hand.
  nonisolated static func page(
    _ embed: @escaping Embed<PageAction> = { $0 }
  ) -> EffectReducer<Page, PageAction> {
    { page, action in
      let work = Effect<PageAction>.endless.child("note") { (page: Page) in page.note }
      switch action {
      case .started: return work
      case .noteRemoved: page.note = nil
      case .leftAtOnce:
        page.note = nil
        return work
      case .first(let action):
        return embed(Self.page(embed)(&page.pages[0], action).map(PageAction.first))
      }
      return .none
    }
  }

  /// A book whose page is embedded by hand.
  static func book(_ embed: @escaping Embed<BookAction>) -> EffectReducer<Book, BookAction> {
    { book, action in
      switch action {
      case .page(let action): embed(page()(&book.page, action).map(BookAction.page))
      }
    }
  }

  /// Collects what a store reports.
  final class Reports { var all: [String] = [] }
  let reports = Reports()

  func store<Value, Action>(
    _ value: Value, _ reducer: @escaping EffectReducer<Value, Action>
  ) -> Store<Value, Action> {
    Store(value: value, reducer: reducer, report: { [reports] in reports.all.append($0) })
  }

  @Test func anEffectEmbeddedByMapAloneIsReportedOnce() {
    let store = store(Book(), Self.book { $0 })
    store.send(.page(.started))
    store.send(.page(.started))
    #expect(
      reports.all == [
        """
        An effect of the action \(BookAction.page(.started)) comes from a child that was not found: \
        it is in Page, but was looked for in Book. `map` embeds actions only. After it, add \
        `.child(value:)` with the path to the child's parent.
        """
      ])
    store.send(.page(.noteRemoved))
    #expect(store.effectsInFlight == 2)
  }

  @Test(arguments: [String?.none, "page"])
  func anEffectThatSaysWhereItsFeatureIsLeavesWithItsChild(id: String?) {
    let store = store(Book(), Self.book { $0.child(id, value: \Book.page) })
    store.send(.page(.started))
    #expect(store.effectsInFlight == 1)
    store.send(.page(.noteRemoved))
    #expect(store.effectsInFlight == 0)
    store.send(.page(.leftAtOnce))
    #expect(store.effectsInFlight == 0)
    #expect(reports.all == [])
  }

  @Test func inARecursiveTypeAnEffectEmbeddedByMapAloneIsReportedOnce() {
    let store = store(Page(pages: [Page(note: 1)]), Self.page())
    store.send(.first(.started))
    store.send(.first(.started))
    #expect(store.effectsInFlight == 0)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains("first(") == true)
    #expect(reports.all.first?.contains("is in Page, but was looked for in Page") == true)
  }

  @Test func inARecursiveTypeAnEffectThatSaysWhereItsFeatureIsLeavesWithItsChild() {
    let reducer = Self.page { $0.child("first", value: \Page.pages[0]) }
    let store = store(Page(pages: [Page(pages: [Page(note: 1)])]), reducer)
    store.send(.first(.first(.started)))
    #expect(store.effectsInFlight == 1)
    store.send(.first(.first(.noteRemoved)))
    #expect(store.effectsInFlight == 0)
    store.send(.first(.first(.leftAtOnce)))
    #expect(reports.all == [])
  }

  @Test func anEffectMayBeMappedWithinItsFeature() {
    let page = Self.page()
    let store = store(Page(note: 1)) { (value: inout Page, action: PageAction) in
      page(&value, action).map { $0 }.map { $0 }
    }
    store.send(.started)
    #expect(store.effectsInFlight == 1)
    store.send(.noteRemoved)
    #expect(store.effectsInFlight == 0)
    #expect(reports.all == [])
  }

  @Test func theTestStoreFindsTheChildrenOfItsFeature() {
    let store = TestStore(value: Page(note: 1), reducer: Self.page())
    store.send(.started)
    store.send(.leftAtOnce) { $0.note = nil }
    #expect(store.effectsInFlight == 0)
  }

  @Test func childrenWithEqualIDsOfDifferentTypesAreDifferent() {
    let work = Effect<String>.endless.cancellable(id: "work")
    let script = Script([
      "int": work.inChild(1 as Int), "byte": work.inChild(1 as UInt8),
      "cancel": .cancel(id: "work").inChild(1 as UInt8), "all": .cancelAll.inChild(1 as Int),
    ])
    script.send("int", "byte", "cancel")
    #expect(script.store.actionsInFlight == ["int"])
    script.send("all")
    #expect(script.inFlight == 0)
  }

  @Test func aChildThatCancelsItsEffectsFromWithinContinues() async {
    let script = Script([
      "a": .endless.cancellable(id: 1).inChild("child"),
      "b": .concatenate(.later("c"), .cancelAll, .cancel(id: 1), .endless)
        .cancellable(id: 1).inChild("child"),
    ])
    script.send("a", "b")
    await wait(until: { script.inFlight == 1 && script.log.last == "c" })
    #expect(script.store.actionsInFlight == ["b"])
  }
}
