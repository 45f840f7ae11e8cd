// The dependencies of Prime Time, and a test that does not expect one to be used.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TestSupport
import Testing

@MainActor @Suite struct AppEnvironmentTests {
  private func store(_ environment: AppEnvironment) -> Store<AppState, AppAction> {
    Store(
      value: AppState(count: 7), reducer: Stage4App.appReducer(environment))
  }

  @Test func theMockAlwaysBehavesTheSame() async {
    let store = store(.mock)
    for action in [AppAction.nthPrime(.asked), .favoritesFile(.loadTapped(path: "")), .save] {
      store.send(action)
      await store.finish()
    }
    #expect(store.value.nthPrime == .answered(n: 7, prime: 700))
    #expect(store.value.favoritePrimes == [2, 3, 5, 7])
    #expect(store.value.activityFeed == [2, 3, 5, 7].map { .added($0, at: 1_767_225_600) })
  }

  @Test func theLiveEnvironmentFindsTheNthPrime() async {
    let store = store(.live)
    store.send(.nthPrime(.asked))
    await store.finish()
    #expect(store.value.nthPrime == .answered(n: 7, prime: 17))
  }

  @Test func theLogIsPrintedByTheEnvironment() async {
    let printed = Locked<[String]>([])
    var environment = AppEnvironment.mock
    environment.print = { text in printed.withLock { $0.append(text) } }
    let store = Store(
      value: AppState(), reducer: Stage4App.loggingReducer(environment))
    store.send(.incr)
    store.send(.nthPrime(.asked))
    await store.finish()
    let actions = printed.withLock { $0 }.map { $0.prefix { $0 != "\n" } }
    #expect(actions.count == 4)
    #expect(actions.first?.hasPrefix("Action: counter(") == true)
    #expect(actions.last?.contains("answered(n: 1, prime: 100)") == true)
  }

  @Test func anUnimplementedDependencyTrapsWithItsName() async throws {
    let store = store(.unimplemented)
    store.send(.incr)
    #expect(store.value.count == 8)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppEnvironment.unimplemented.date()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("AppEnvironment.date is unimplemented"))
  }
}
