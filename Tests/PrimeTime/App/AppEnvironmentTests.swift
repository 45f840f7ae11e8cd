// A dependency that a test does not expect to be used.

import ClassicRedux
import PrimeTime
import TestSupport
import Testing

@MainActor @Suite struct AppEnvironmentTests {
  @Test func anUnimplementedDependencyTrapsWithItsName() async {
    let store = Store(
      value: Stage4App.State(), reducer: Stage4App.appReducer(.unimplemented))
    store.send(.app(.incr))
    #expect(store.value.app.count == 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppEnvironment.unimplemented.date()
    }
    #expect(result.printed.contains("AppEnvironment.date is unimplemented"))
    await #expect(processExitsWith: .failure) {
      _ = try await AppEnvironment.unimplemented.favorites.load("")
    }
  }
}
