// The log of Prime Time, and a dependency that a test does not expect to be used.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import PrimeTime
import TestSupport
import Testing

@MainActor @Suite struct AppEnvironmentTests {
  @Test func theLogIsPrintedByTheEnvironment() async {
    let printed = Locked<[String]>([])
    var environment = AppEnvironment.mock
    environment.print = { text in printed.withLock { $0.append(text) } }
    let store = Store(value: AppState(), reducer: Stage4App.loggingReducer(environment))
    store.send(.incr)
    store.send(.nthPrime(.asked))
    await store.finish()
    let actions = printed.withLock { $0 }.map { $0.prefix { $0 != "\n" } }
    #expect(actions.count == 4)
    #expect(actions.first?.hasPrefix("Action: counter(") == true)
    #expect(actions.last?.contains("answered(n: 1, prime: 100)") == true)
  }

  @Test func anUnimplementedDependencyTrapsWithItsName() async {
    let store = Store(
      value: AppState(count: 7), reducer: Stage4App.appReducer(.unimplemented))
    store.send(.incr)
    #expect(store.value.count == 8)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppEnvironment.unimplemented.date()
    }
    #expect(result.printed.contains("AppEnvironment.date is unimplemented"))
    await #expect(processExitsWith: .failure) {
      _ = await AppEnvironment.unimplemented.favorites.unseen([], "")
    }
  }
}
