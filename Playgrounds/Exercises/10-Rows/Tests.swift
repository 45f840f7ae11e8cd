// Exercise 10: its tests.

import Stage6Children
import Testing

@MainActor @Suite struct Exercise10 {
  private func store(
    fact: @escaping @Sendable (Int) async -> String = { "\($0) is a prime" },
    report: @escaping (String) -> Void = { Issue.record("The store reports: \($0)") }
  ) -> Store<AppState, AppAction> {
    Store(
      value: AppState(favorites: [Favorite(prime: 2), Favorite(prime: 3), Favorite(prime: 5)]),
      reducer: appReducer(fact: fact),
      report: report)
  }

  @Test func sortingPutsTheMostStarsFirst() {
    let store = store()
    for id in [3, 5, 3] { store.send(.favorite(ElementAction(id: id, action: .starTapped))) }
    store.send(.sortTapped)
    #expect(store.value.favorites.map(\.prime) == [3, 5, 2])
    #expect(store.value.favorites.map(\.stars) == [2, 1, 0])
  }

  @Test func aFactFindsARowThatHasMoved() async {
    let store = store(fact: { "\($0) times two is \($0 * 2)" })
    store.send(.favorite(ElementAction(id: 5, action: .factTapped)))
    store.send(.favorite(ElementAction(id: 5, action: .starTapped)))
    store.send(.sortTapped)
    await store.finish()
    #expect(store.value.favorites[id: 5]?.fact == "5 times two is 10")
    #expect(store.value.favorites.first?.prime == 5)
  }

  @Test func aRowKeepsItsFactAndItsStarsWhenItMoves() async {
    let store = store()
    for id in [3, 5] {
      await store.sendAndWait(.favorite(ElementAction(id: id, action: .factTapped)))
    }
    for id in [5, 5, 3] { store.send(.favorite(ElementAction(id: id, action: .starTapped))) }
    store.send(.sortTapped)
    let five = Favorite(prime: 5, stars: 2, fact: "5 is a prime")
    let three = Favorite(prime: 3, stars: 1, fact: "3 is a prime")
    #expect(Array(store.value.favorites) == [five, three, Favorite(prime: 2)])
    store.send(.favorite(ElementAction(id: 5, action: .deleteTapped)))
    #expect(store.value.deleted == [Favorite(prime: 5, fact: "5 is a prime")])
    #expect(Array(store.value.favorites) == [three, Favorite(prime: 2)])
  }

  @Test func deletingARowCancelsItsEffectsOnly() async {
    let store = store()
    for id in [3, 5] { store.send(.favorite(ElementAction(id: id, action: .factTapped))) }
    #expect(store.effectsInFlight == 2)
    store.send(.favorite(ElementAction(id: 3, action: .deleteTapped)))
    #expect(store.value.favorites.map(\.prime) == [2, 5])
    #expect(store.effectsInFlight == 1)
    await store.finish()
    #expect(store.value.favorites[id: 5]?.fact == "5 is a prime")
  }

  @Test func aLateSecondDeleteIsReportedAndChangesNothing() {
    var reports = 0
    let store = store(report: { _ in reports += 1 })
    store.send(.favorite(ElementAction(id: 3, action: .starTapped)))
    for id in [3, 3, 2] { store.send(.favorite(ElementAction(id: id, action: .deleteTapped))) }
    #expect(store.value.favorites.map(\.prime) == [5])
    #expect(store.value.deleted == [Favorite(prime: 3), Favorite(prime: 2)])
    #expect(reports == 1)
  }

  @Test func theRowWorksAlone() async {
    let row = Store(
      value: Favorite(prime: 7, stars: 2), reducer: favoriteReducer(fact: { "\($0)!" }))
    row.send(.starTapped)
    await row.sendAndWait(.factTapped)
    #expect(row.value == Favorite(prime: 7, stars: 3, fact: "7!"))
    row.send(.deleteTapped)
    #expect(row.value == Favorite(prime: 7, fact: "7!"))
  }
}
