// A dependency that a test does not expect to be used.

import PrimeTime
import TestSupport
import Testing

@MainActor @Suite struct AppEnvironmentTests {
  @Test func anUnimplementedDependencyTrapsWithItsName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppEnvironment.unimplemented.date()
    }
    #expect(result.printed.contains("AppEnvironment.date is unimplemented"))
    await #expect(processExitsWith: .failure) {
      _ = try await AppEnvironment.unimplemented.favorites.load("")
    }
  }
}
